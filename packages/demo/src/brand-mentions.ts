import { Draws } from './seeded-draws'
import { BRANDS } from './vocabulary/names'

/** How many posts name whose piece it is, as an account. */
const MENTIONED = 0.15
/** Posts whose words stand in examples of the documentation name nobody. */
const FIRST = 10

/** The caption of a post with the brand that it names, if it does; a few brands are named much more often than others. */
export function withBrand(caption: string, seed: number, index: number): string {
  const draws = new Draws(seed, 'brand-mention', index)
  if (index < FIRST || !draws.chance(MENTIONED)) return caption
  const account = draws.pickCommon(BRANDS).toLowerCase().replaceAll(' ', '.')
  return caption.replace(/(?= #|$)/, ` @${account}`)
}
