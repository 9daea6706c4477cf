import { lexiconSlug } from '@trendee/core/lexicon/lexicon'
import { sensible } from './garment-sense'
import { hasColorOf, isDistinct, isInLookOf, lexiconName, styledAttributes, stylesKnownBy } from './garment-style'
import { GARMENTS, type Garment, type GarmentAttribute } from './garments'
import type { PlantedTrend, WearerGroup } from './planted-truth'
import type { Motif } from './printed-motifs'
import { type Draws, WeightedItems } from './seeded-draws'
import type { Wearer } from './vocabulary/garments'
import { NOT_CHILDRENS_WORDS, NOT_MENS_WORDS } from './vocabulary/attribute-pools'

/** One garment as designed: what it is and how it looks, in the words of the lexicon. */
export interface GarmentDesign {
  readonly garment: Garment
  /** The name its titles use. */
  readonly name: string
  readonly wearer: Wearer
  readonly attributes: ReadonlyMap<GarmentAttribute, string>
  /** What is printed on it, where its title says so. */
  readonly motif?: Motif
  /** `type:value` of all it is, for comparing with the planted trends. */
  readonly keys: ReadonlySet<string>
}

/** Draws designs; some of them on order of a trend. */
export class GarmentDesigner {
  private readonly fitting = new Map<string, WeightedItems<WornGarment> | null>()

  /** Any garment that sells, or one that belongs to `trend`; the latter null where no garment can. */
  design(draws: Draws, trend: PlantedTrend | null, group: WearerGroup | null = null): GarmentDesign | null {
    const source = this.garmentsFor(trend, group)
    if (source === null) return null
    const { garment, wearer: wornBy } = source.draw(draws)
    const attributes = drawAttributes(draws, garment, wornBy, trend === null ? NOTHING_WANTED : wantedBy(trend))
    const keys = new Set([`category:${garment.category}`, `family:${garment.family}`, `wearer:${wearerGroup(wornBy)}`])
    for (const [type, value] of attributes) keys.add(`${type}:${lexiconSlug(value)}`)
    return { garment, name: draws.pick(garment.names), wearer: wornBy, attributes, keys }
  }

  /** Whether any garment of a group of wearers belongs to a trend. */
  canMake(trend: PlantedTrend, group: WearerGroup): boolean {
    return this.garmentsFor(trend, group) !== null
  }

  private garmentsFor(trend: PlantedTrend | null, group: WearerGroup | null): WeightedItems<WornGarment> | null {
    const name = `${trend?.term ?? ''}/${group ?? ''}`
    const known = this.fitting.get(name)
    if (known !== undefined) return known
    const wanted = trend === null ? NOTHING_WANTED : wantedBy(trend)
    const worn = WORN_GARMENTS.filter(
      (one) =>
        (group === null || wearerGroup(one.wearer) === group) &&
        (trend?.matches ?? []).every((match) => canMatch(one, match)) &&
        [...wanted.values()].every((value) => suits(one.wearer, value)),
    )
    const style = lexiconSlug(wanted.get('style') ?? '')
    const weightOf = ({ garment, weight }: WornGarment): number =>
      style !== '' && isInLookOf(style, garment) ? weight * LOOK_WEIGHT : weight
    const inLook = worn.filter(({ garment }) => style !== '' && isInLookOf(style, garment))
    const own = inLook.length >= WARDROBE ? inLook : worn
    const found = own.length === 0 ? null : new WeightedItems(own, weightOf)
    this.fitting.set(name, found)
    return found
  }
}

/** What is worn for a style is what the style is known by, where that makes a wardrobe, and mostly else. */
const WARDROBE = 4
const LOOK_WEIGHT = 30

/** A garment as made for one kind of wearer. */
interface WornGarment {
  readonly garment: Garment
  readonly wearer: Wearer
  readonly weight: number
}

/** Whose series a thing counts for; what is for everybody goes with women's, who buy most of it. */
export function wearerGroup(wearer: Wearer): WearerGroup {
  if (wearer === 'men') return 'men'
  return wearer === 'girls' || wearer === 'boys' ? 'kids' : 'women'
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
      const isKind = type === 'category' || type === 'family' || type === 'wearer'
      return isKind ? [] : [[type, lexiconName(match) ?? value] as const]
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
type PooledAttribute = keyof typeof POOL_OF
const POOL_ENTRIES = Object.entries(POOL_OF) as [PooledAttribute, (typeof POOL_OF)[PooledAttribute]][]

function canMatch({ garment, wearer }: WornGarment, match: string): boolean {
  const [type = '', value = ''] = match.split(':')
  if (type === 'wearer') return wearerGroup(wearer) === value
  if (type === 'category') return garment.category === value
  if (type === 'family') return garment.family === value
  if (type === 'style' && isInLookOf(value, garment)) return true
  const only = garment.only.get(type as GarmentAttribute)
  if (only !== undefined) return only.some((name) => lexiconSlug(name) === value)
  const name = lexiconName(match)
  if (name === undefined) return false
  if (type === 'color') return garment.colors.includes(name)
  return garment.pools[POOL_OF[type as PooledAttribute]].includes(name)
}

/** How often a garment of a family carries an attribute at all. */
const CHANCES: Readonly<Record<Exclude<GarmentAttribute, 'color'>, number>> = {
  pattern: 0.32,
  fabric: 0.8,
  shape: 0.6,
  neckline: 0.65,
  sleeve: 0.7,
  'fit-type': 0.45,
  texture: 0.2,
  detail: 0.5,
  style: 0.7,
}
const PATTERN_CHANCES: Readonly<Record<string, number>> = {
  denim: 0.05,
  shoes: 0.1,
  boots: 0.08,
  bag: 0.18,
  pants: 0.16,
}
/** How often a garment is made for one of the styles that are known by it, rather than for one that shops name most. */
const KNOWN_STYLE_SHARE = 0.15

function drawAttributes(
  draws: Draws,
  garment: Garment,
  wearer: Wearer,
  wanted: ReadonlyMap<string, string>,
): ReadonlyMap<GarmentAttribute, string> {
  const drawn = new Map<GarmentAttribute, string>()
  drawn.set('color', draws.pickCommon(garment.colors.filter((name) => suits(wearer, name))))
  for (const [type, pool] of POOL_ENTRIES) {
    const only = garment.only.get(type)
    const names = garment.pools[pool].filter((name) => suits(wearer, name))
    const chance = type === 'pattern' ? (PATTERN_CHANCES[garment.family] ?? CHANCES.pattern) : CHANCES[type]
    // Both draws happen always, so that one attribute's chance does not shift the others.
    const isDrawn = draws.chance(chance)
    const name = names.length > 0 ? draws.pickCommon(names) : ''
    const value = only === undefined ? (isDrawn ? name : '') : draws.pick(only)
    if (value !== '') drawn.set(type, value)
  }
  const known = garment.only.has('style') ? [] : stylesKnownBy(garment).filter((name) => suits(wearer, name))
  if (draws.chance(KNOWN_STYLE_SHARE) && known.length > 0) drawn.set('style', draws.pick(known))
  const style = wanted.get('style') ?? drawn.get('style')
  const styled = style === undefined ? undefined : styledAttributes(draws, style, garment, wanted.has('style'))
  // A bought-in word on a garment that has nothing of the style is what a buyer would laugh at.
  if (styled === undefined) drawn.delete('style')
  else if (style !== undefined && isDistinct(style) && !garment.only.has('pattern')) drawn.delete('pattern')
  for (const [type, value] of styled ?? []) if (suits(wearer, value)) drawn.set(type, value)
  for (const [type, value] of wanted) drawn.set(type as GarmentAttribute, value)
  // The colour that a style gives is not given up for a cloth.
  const color = styled?.get('color')
  const kept = color === undefined ? wanted : new Map([['color', color], ...wanted])
  const made = new Map(sensible(drawn, kept, garment, draws))
  const isOfStyle = style === undefined || wanted.has('style') || hasColorOf(style, made.get('color') ?? '')
  if (!isOfStyle) made.delete('style')
  return made
}
