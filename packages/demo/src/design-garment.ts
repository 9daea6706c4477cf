import { lexiconSlug } from '@trendee/core/lexicon/lexicon'
import { GARMENTS, type Garment, type GarmentAttribute } from './garments'
import type { PlantedTrend } from './planted-truth'
import { type Draws, WeightedItems } from './seeded-draws'
import type { Wearer } from './vocabulary/garments'
import { ATTRIBUTE_POOLS, COLORS, NOT_CHILDRENS_WORDS, NOT_MENS_WORDS } from './vocabulary/attribute-pools'

/** One garment as designed: what it is and how it looks, in the words of the lexicon. */
export interface GarmentDesign {
  readonly garment: Garment
  /** The name its titles use. */
  readonly name: string
  readonly wearer: Wearer
  readonly attributes: ReadonlyMap<GarmentAttribute, string>
  /** `type:value` of all it is, for comparing with the planted trends. */
  readonly keys: ReadonlySet<string>
}

/** Draws designs; some of them on order of a trend. */
export class GarmentDesigner {
  private readonly fitting = new Map<string, WeightedItems<WornGarment> | null>()

  /** Any garment that sells, or one that belongs to `trend`; the latter null where no garment can. */
  design(draws: Draws, trend: PlantedTrend | null, wearer: Wearer | null = null): GarmentDesign | null {
    const source = this.garmentsFor(trend, wearer)
    if (source === null) return null
    const { garment, wearer: wornBy } = source.draw(draws)
    const attributes = drawAttributes(draws, garment, wornBy, trend === null ? NOTHING_WANTED : wantedBy(trend))
    const keys = new Set([`category:${garment.category}`, `family:${garment.family}`])
    for (const [type, value] of attributes) keys.add(`${type}:${lexiconSlug(value)}`)
    return { garment, name: draws.pick(garment.names), wearer: wornBy, attributes, keys }
  }

  private garmentsFor(trend: PlantedTrend | null, wearer: Wearer | null): WeightedItems<WornGarment> | null {
    const name = `${trend?.term ?? ''}/${wearer ?? ''}`
    const known = this.fitting.get(name)
    if (known !== undefined) return known
    const wanted = trend === null ? [] : [...wantedBy(trend).values()]
    const worn = WORN_GARMENTS.filter(
      (one) =>
        (wearer === null || one.wearer === wearer) &&
        (trend?.matches ?? []).every((match) => canMatch(one.garment, match)) &&
        wanted.every((value) => suits(one.wearer, value)),
    )
    const found = worn.length === 0 ? null : new WeightedItems(worn, ({ weight }) => weight)
    this.fitting.set(name, found)
    return found
  }
}

/** A garment as made for one kind of wearer. */
interface WornGarment {
  readonly garment: Garment
  readonly wearer: Wearer
  readonly weight: number
}

/** Women's words fit more trends than others; this brings the shares back to what shops sell. */
const WEARER_WEIGHTS: Readonly<Record<Wearer, number>> = { women: 1, men: 1.25, girls: 1.2, boys: 1.5, unisex: 2 }

const WORN_GARMENTS: readonly WornGarment[] = GARMENTS.flatMap((garment) =>
  garment.wearers.map(([wearer, weight]) => ({ garment, wearer, weight: weight * WEARER_WEIGHTS[wearer] })),
)

/** What shops do not make for men and boys, or for children. */
const NOT_FOR_MEN: ReadonlySet<string> = new Set(NOT_MENS_WORDS)
const NOT_FOR_CHILDREN: ReadonlySet<string> = new Set(NOT_CHILDRENS_WORDS)

function suits(wearer: Wearer, word: string): boolean {
  if ((wearer === 'girls' || wearer === 'boys') && NOT_FOR_CHILDREN.has(word)) return false
  return wearer === 'women' || wearer === 'girls' || !NOT_FOR_MEN.has(word)
}

const NOTHING_WANTED: ReadonlyMap<string, string> = new Map()

function wantedBy(trend: PlantedTrend): ReadonlyMap<string, string> {
  return new Map(
    trend.matches.flatMap((match) => {
      const [type = '', value = ''] = match.split(':')
      return type === 'category' || type === 'family' ? [] : [[type, NAME_OF.get(match) ?? value] as const]
    }),
  )
}

const POOL_OF = {
  pattern: 'patterns',
  fabric: 'fabrics',
  shape: 'shapes',
  neckline: 'necklines',
  sleeve: 'sleeves',
  'fit-type': 'fits',
  texture: 'textures',
  detail: 'details',
  style: 'styles',
} as const satisfies Record<Exclude<GarmentAttribute, 'color'>, string>
const POOL_ENTRIES = Object.entries(POOL_OF) as [keyof typeof POOL_OF, (typeof POOL_OF)[keyof typeof POOL_OF]][]

/** `fabric:faux-leather` → `Faux Leather` for every word of the pools. */
const NAME_OF: ReadonlyMap<string, string> = new Map([
  ...Object.values(ATTRIBUTE_POOLS).flatMap((pools) =>
    POOL_ENTRIES.flatMap(([type, pool]) => pools[pool].map((name) => [`${type}:${lexiconSlug(name)}`, name] as const)),
  ),
  ...GARMENTS.flatMap((garment) =>
    [...garment.only].flatMap(([type, names]) => names.map((name) => [`${type}:${lexiconSlug(name)}`, name] as const)),
  ),
  ...Object.values(COLORS).flatMap((colors) => colors.map((name) => [`color:${lexiconSlug(name)}`, name] as const)),
])

function canMatch(garment: Garment, match: string): boolean {
  const [type = '', value = ''] = match.split(':')
  if (type === 'category') return garment.category === value
  if (type === 'family') return garment.family === value
  const only = garment.only.get(type as GarmentAttribute)
  if (only !== undefined) return only.some((name) => lexiconSlug(name) === value)
  const name = NAME_OF.get(match)
  if (name === undefined) return false
  if (type === 'color') return garment.colors.includes(name)
  return garment.pools[POOL_OF[type as keyof typeof POOL_OF]].includes(name)
}

/** How often a garment of a family carries an attribute at all. */
const CHANCES: Readonly<Record<Exclude<GarmentAttribute, 'color'>, number>> = {
  pattern: 0.34,
  fabric: 0.85,
  shape: 0.7,
  neckline: 0.85,
  sleeve: 0.9,
  'fit-type': 0.6,
  texture: 0.25,
  detail: 0.6,
  style: 0.75,
}
const PATTERN_CHANCES: Readonly<Record<string, number>> = {
  denim: 0.05,
  shoes: 0.1,
  boots: 0.08,
  bag: 0.18,
  pants: 0.16,
}
const NO_SLEEVE_NECKLINES: ReadonlySet<string> = new Set([
  'Spaghetti Strap',
  'Halter Neck',
  'Strapless',
  'Sweetheart Neck',
])

function drawAttributes(
  draws: Draws,
  garment: Garment,
  wearer: Wearer,
  wanted: ReadonlyMap<string, string>,
): ReadonlyMap<GarmentAttribute, string> {
  const attributes = new Map<GarmentAttribute, string>()
  attributes.set('color', wanted.get('color') ?? draws.pickCommon(garment.colors.filter((name) => suits(wearer, name))))
  for (const [type, pool] of POOL_ENTRIES) {
    const only = garment.only.get(type)
    const names = garment.pools[pool].filter((name) => suits(wearer, name))
    const chance = type === 'pattern' ? (PATTERN_CHANCES[garment.family] ?? CHANCES.pattern) : CHANCES[type]
    // Both draws happen always, so that one attribute's chance does not shift the others.
    const isDrawn = draws.chance(chance)
    const drawn = names.length > 0 ? draws.pickCommon(names) : ''
    const value = wanted.get(type) ?? (only === undefined ? (isDrawn ? drawn : '') : draws.pick(only))
    if (value !== '') attributes.set(type, value)
  }
  const neckline = attributes.get('neckline')
  if (
    neckline !== undefined &&
    NO_SLEEVE_NECKLINES.has(neckline) &&
    !wanted.has('sleeve') &&
    attributes.has('sleeve')
  ) {
    attributes.set('sleeve', 'Sleeveless')
  }
  return attributes
}
