import { lexiconEntries, lexiconSlug } from '@trendee/core/lexicon/lexicon'
import { ATTRIBUTE_TYPES } from '@trendee/core/lexicon/types'
import { stylePieces } from '@trendee/core/pictures/style-looks'
import { GARMENTS, type Garment, type GarmentAttribute } from './garments'
import type { Draws } from './seeded-draws'

/** `fabric:faux-leather` → `Faux Leather` for every word of the lexicon. */
const NAMES: ReadonlyMap<string, string> = new Map(
  ATTRIBUTE_TYPES.flatMap((type) => lexiconEntries(type).map(({ value, en }) => [`${type}:${value}`, en] as const)),
)

export function lexiconName(key: string): string | undefined {
  return NAMES.get(key)
}

/** What a style is worn with, by what kind of garment. */
interface Look {
  readonly categories: ReadonlySet<string>
  readonly families: ReadonlySet<string>
  /** Names of everything its garments are, by type. */
  readonly words: ReadonlyMap<GarmentAttribute, readonly string[]>
}

const FAMILY_OF: ReadonlyMap<string, string> = new Map(GARMENTS.map(({ category, family }) => [category, family]))
/** What a dress of a style can have from its blouse; a heel or a rise it cannot. */
const SHARED: ReadonlySet<string> = new Set(['color', 'fabric', 'pattern', 'detail', 'texture', 'sleeve'])

/** Words that go with anything. */
const PLAIN_STYLES: ReadonlySet<string> = new Set(
  'casual smart-casual basic classic minimalist elegant vintage romantic sexy party vacation office'.split(' '),
)

/** How often a garment that has a style looks like it in one more respect. */
const STYLED_SHARE = 0.85
/** How many of the garments that are like a style's own ones are sold by its name. */
const RELATIVES_SHARE = 0.12

const looks = new Map<string, Look>()

function lookOf(style: string): Look {
  const known = looks.get(style)
  if (known !== undefined) return known
  const pieces = stylePieces(style)
  const words = new Map<GarmentAttribute, string[]>()
  for (const { type, value } of pieces.flatMap(({ attributes }) => attributes)) {
    const name = lexiconName(`${type}:${value}`)
    if (name === undefined || !SHARED.has(type)) continue
    words.set(type as GarmentAttribute, [...(words.get(type as GarmentAttribute) ?? []), name])
  }
  const categories = new Set(pieces.map(({ category }) => category))
  const families = new Set([...categories].flatMap((category) => FAMILY_OF.get(category) ?? []))
  const look = { categories, families, words }
  looks.set(style, look)
  return look
}

/** Whether a style (a value of the lexicon) is known by this garment. */
export function isInLookOf(style: string, garment: Garment): boolean {
  return lookOf(style).categories.has(garment.category)
}

/** Names of the styles by category of a garment that they are known by. */
const STYLES_BY_CATEGORY: ReadonlyMap<string, readonly string[]> = stylesByCategory()

function stylesByCategory(): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const { value, en } of lexiconEntries('style')) {
    for (const category of lookOf(value).categories) found.set(category, [...(found.get(category) ?? []), en])
  }
  return found
}

/** Names of the styles that are known by this garment. */
export function stylesKnownBy(garment: Garment): readonly string[] {
  return STYLES_BY_CATEGORY.get(garment.category) ?? []
}

/** Whether a style (its name) has a look of its own, beside which no print and no colour is chosen at will. */
export function isDistinct(styleName: string): boolean {
  return !PLAIN_STYLES.has(lexiconSlug(styleName))
}

/** Whether a style (its name) is worn in a colour: nobody calls mustard office siren. */
export function hasColorOf(styleName: string, color: string): boolean {
  const colors = lookOf(lexiconSlug(styleName)).words.get('color')
  return !isDistinct(styleName) || colors === undefined || colors.includes(color)
}

/**
 * What a style (its name) makes of a garment: of one that it is known by the very piece, of its relatives some of its colours,
 * fabrics and trimmings as far as such garments have them. Undefined where nobody would say the style of the garment; one that is
 * made for the style (`isWanted`) is said to be of it.
 */
export function styledAttributes(
  draws: Draws,
  styleName: string,
  garment: Garment,
  isWanted: boolean,
): ReadonlyMap<GarmentAttribute, string> | undefined {
  const style = lexiconSlug(styleName)
  const look = lookOf(style)
  const own = stylePieces(style).filter(({ category }) => category === garment.category)
  const attributes = new Map<GarmentAttribute, string>()
  if (own.length > 0 && draws.chance(STYLED_SHARE)) {
    for (const { type, value } of draws.pick(own).attributes) {
      const name = lexiconName(`${type}:${value}`)
      if (name !== undefined && type !== 'style') attributes.set(type as GarmentAttribute, name)
    }
    return attributes
  }
  const isPlain = PLAIN_STYLES.has(style)
  if (own.length === 0 && !look.families.has(garment.family)) return isPlain ? attributes : undefined
  // Sellers put a style's name on more than is of it, but not on everything.
  if (own.length === 0 && !isPlain && !isWanted && !draws.chance(RELATIVES_SHARE)) return undefined
  for (const [type, names] of look.words) {
    const fitting = names.filter((name) => canHave(garment, type, name))
    const isShown = draws.chance(type === 'color' && !isPlain ? 1 : STYLED_SHARE)
    if (fitting.length > 0 && isShown) attributes.set(type, draws.pick(fitting))
  }
  return attributes
}

function canHave(garment: Garment, type: GarmentAttribute, name: string): boolean {
  const only = garment.only.get(type)
  if (only !== undefined) return only.includes(name)
  const pools = garment.pools
  if (type === 'color') return garment.colors.includes(name)
  const pool = {
    pattern: pools.patterns,
    fabric: pools.fabrics,
    detail: pools.details,
    texture: pools.textures,
    sleeve: pools.sleeves,
  }
  return type in pool && pool[type as keyof typeof pool].includes(name)
}
