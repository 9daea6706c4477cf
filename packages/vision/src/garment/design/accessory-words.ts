/** What tells shoes and glasses apart beside their kind, with the lexicon words that lead to each. */
import { wordTable } from './slug-match'

export type Heel = 'kitten' | 'block' | 'stiletto' | 'wedge' | 'platform'
export type Toe = 'round' | 'pointed' | 'square' | 'open'
/** What holds the heel of a shoe. */
export type ShoeStrap = 'slingback' | 'ankle'
export type Lens = 'cat-eye' | 'oval'

export const heelWords = wordTable<Heel>([
  ['kitten heel, low heel', 'kitten'],
  ['block heel, chunky heel, thick heel', 'block'],
  ['stiletto, stiletto heel, thin heel', 'stiletto'],
  ['wedge heel, wedge', 'wedge'],
  ['platform, platform sole, flatform, lug sole', 'platform'],
])

export const toeWords = wordTable<Toe>([
  ['round toe', 'round'],
  ['pointed toe, pointy toe, point toe', 'pointed'],
  ['square toe', 'square'],
  ['open toe, peep toe', 'open'],
])

export const shoeStrapWords = wordTable<ShoeStrap>([
  ['slingback', 'slingback'],
  ['ankle strap, t strap', 'ankle'],
])

export const lensWords = wordTable<Lens>([
  ['cat eye', 'cat-eye'],
  ['oval, oval shape', 'oval'],
])
