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
  /** Attributes each such garment has; '' where it never has the type. */
  readonly always: ReadonlyMap<GarmentAttribute, string>
  readonly pools: AttributePools
  readonly colors: readonly string[]
}

/** The lexicon's way of naming: `Off-White` → `off-white`. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

const WEARERS: Readonly<Record<string, Wearer>> = { w: 'women', m: 'men', g: 'girls', b: 'boys', u: 'unisex' }

function colorsOf(family: Family): readonly string[] {
  if (family === 'denim') return COLORS.denim
  if (family === 'shoes' || family === 'boots' || family === 'bag') return COLORS.leather
  return family === 'jewelry' ? COLORS.metal : COLORS.clothes
}

export const GARMENTS: readonly Garment[] = GARMENT_ROWS.map(([names, family, wearers, priceUsd, always]) => {
  const [category = '', ...others] = names.split('/')
  const counts = [...wearers.matchAll(/([a-z])(\d+)/g)].map(
    ([, letter = '', count]) => [WEARERS[letter] ?? 'unisex', Number(count)] as const,
  )
  return {
    names: others.length > 0 ? others : [category],
    category: slugOf(category),
    family,
    wearers: counts,
    weight: counts.reduce((sum, [, count]) => sum + count, 0),
    priceUsd,
    always: new Map<GarmentAttribute, string>(
      (always ?? '').split('; ').flatMap((pair) => {
        const [type = '', value = ''] = pair.split(':')
        return type === '' ? [] : [[type, value] as const]
      }),
    ),
    pools: ATTRIBUTE_POOLS[family],
    colors: colorsOf(family),
  }
})
