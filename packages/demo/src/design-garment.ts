import { GARMENTS, slugOf, type Garment, type GarmentAttribute } from './garments'
import type { PlantedTrend } from './planted-truth'
import { type Draws, WeightedItems } from './seeded-draws'
import type { Wearer } from './vocabulary/garments'
import { ATTRIBUTE_POOLS, COLORS } from './vocabulary/attribute-pools'

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
  private readonly all = new WeightedItems(GARMENTS, (garment) => garment.weight)
  private readonly fitting = new Map<PlantedTrend, WeightedItems<Garment> | null>()

  /** Any garment that sells, or one that belongs to `trend`; the latter null where no garment can. */
  design(draws: Draws, trend: PlantedTrend | null, wearer: Wearer | null = null): GarmentDesign | null {
    const source = trend === null ? this.all : this.garmentsOf(trend)
    if (source === null) return null
    const garment = source.draw(draws)
    const wanted = trend === null ? NOTHING_WANTED : wantedBy(trend)
    const attributes = drawAttributes(draws, garment, wanted)
    const wornBy = wearer ?? new WeightedItems(garment.wearers, ([, weight]) => weight).draw(draws)[0]
    const keys = new Set([`category:${garment.category}`, `family:${garment.family}`])
    for (const [type, value] of attributes) keys.add(`${type}:${slugOf(value)}`)
    return { garment, name: draws.pick(garment.names), wearer: wornBy, attributes, keys }
  }

  private garmentsOf(trend: PlantedTrend): WeightedItems<Garment> | null {
    const known = this.fitting.get(trend)
    if (known !== undefined) return known
    const garments = GARMENTS.filter((garment) => trend.matches.every((match) => canMatch(garment, match)))
    const found = garments.length === 0 ? null : new WeightedItems(garments, (garment) => garment.weight)
    this.fitting.set(trend, found)
    return found
  }
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
    POOL_ENTRIES.flatMap(([type, pool]) => pools[pool].map((name) => [`${type}:${slugOf(name)}`, name] as const)),
  ),
  ...Object.values(COLORS).flatMap((colors) => colors.map((name) => [`color:${slugOf(name)}`, name] as const)),
])

function canMatch(garment: Garment, match: string): boolean {
  const [type = '', value = ''] = match.split(':')
  if (type === 'category') return garment.category === value
  if (type === 'family') return garment.family === value
  const always = garment.always.get(type as GarmentAttribute)
  if (always !== undefined) return slugOf(always) === value
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
  wanted: ReadonlyMap<string, string>,
): ReadonlyMap<GarmentAttribute, string> {
  const attributes = new Map<GarmentAttribute, string>()
  attributes.set('color', wanted.get('color') ?? draws.pickCommon(garment.colors))
  for (const [type, pool] of POOL_ENTRIES) {
    const names = garment.pools[pool]
    const chance = type === 'pattern' ? (PATTERN_CHANCES[garment.family] ?? CHANCES.pattern) : CHANCES[type]
    // Both draws happen always, so that one attribute's chance does not shift the others.
    const isDrawn = draws.chance(chance)
    const drawn = names.length > 0 ? draws.pickCommon(names) : ''
    const value = wanted.get(type) ?? garment.always.get(type) ?? (isDrawn ? drawn : '')
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
