import { lexiconSlug } from '@trendee/core/lexicon/lexicon'
import { ATTRIBUTE_POOLS, COLORS, type AttributePools, type Family } from './vocabulary/attribute-pools'
import { GARMENT_ROWS, type Wearer } from './vocabulary/garments'

/** Attribute types that a garment of the demo can have, named as in the lexicon. */
export type GarmentAttribute =
  | 'color'
  | 'pattern'
  | 'fabric'
  | 'shape'
  | 'neckline'
  | 'sleeve'
  | 'fit-type'
  | 'texture'
  | 'detail'
  | 'style'

/** A kind of garment with everything it can look like. */
export interface Garment {
  /** Names as in titles. */
  readonly names: readonly string[]
  /** Slug of the lexicon's category. */
  readonly category: string
  readonly family: Family
  readonly wearers: readonly (readonly [wearer: Wearer, weight: number])[]
  /** How often it is sold: the sum over its wearers. */
  readonly weight: number
  readonly priceUsd: number
  /** Attributes chosen from these instead of the pools; '' is none. */
  readonly only: ReadonlyMap<GarmentAttribute, readonly string[]>
  readonly pools: AttributePools
  readonly colors: readonly string[]
}

const WEARERS: Readonly<Record<string, Wearer>> = { w: 'women', m: 'men', g: 'girls', b: 'boys', u: 'unisex' }

function colorsOf(family: Family): readonly string[] {
  if (family === 'denim') return COLORS.denim
  if (family === 'shoes' || family === 'boots' || family === 'bag') return COLORS.leather
  return family === 'jewelry' ? COLORS.metal : COLORS.clothes
}

function choicesOf(only: string): ReadonlyMap<GarmentAttribute, readonly string[]> {
  const choices = new Map<GarmentAttribute, readonly string[]>()
  for (const pair of only.split('; ')) {
    const [type = '', names = ''] = pair.split(':')
    if (type !== '') choices.set(type as GarmentAttribute, names.split('|'))
  }
  return choices
}

export const GARMENTS: readonly Garment[] = GARMENT_ROWS.map(([names, family, wearers, priceUsd, only]) => {
  const [category = '', ...others] = names.split('/')
  const counts = [...wearers.matchAll(/([a-z])(\d+)/g)].map(
    ([, letter = '', count]) => [WEARERS[letter] ?? 'unisex', Number(count)] as const,
  )
  return {
    names: others.length > 0 ? others : [category],
    category: lexiconSlug(category),
    family,
    wearers: counts,
    weight: counts.reduce((sum, [, count]) => sum + count, 0),
    priceUsd,
    only: choicesOf(only ?? ''),
    pools: ATTRIBUTE_POOLS[family],
    colors: colorsOf(family),
  }
})
