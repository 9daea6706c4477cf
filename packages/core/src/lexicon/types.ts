import type { TitleLanguage } from './languages/title-words'

/** The ten kinds of attribute a garment can have; the names are the API's. */
export const ATTRIBUTE_TYPES = [
  'color',
  'pattern',
  'detail',
  'fabric',
  'shape',
  'texture',
  'fit-type',
  'neckline',
  'sleeve',
  'style',
] as const

export type AttributeType = (typeof ATTRIBUTE_TYPES)[number]

/**
 * What else a text can say of a product: facts, which are no trends of their own. `sport`: what it is made for; `lens`:
 * what the lenses of glasses do; `feature`: what it does for its wearer.
 */
export const FACT_TYPES = ['sport', 'lens', 'feature'] as const

export type FactType = (typeof FACT_TYPES)[number]

/** The twelve primary categories, in the order in which screens list them. */
export const PRIMARY_CATEGORIES = [
  'womenswear',
  'menswear',
  'activewear',
  'denim',
  'tshirt',
  'accessories',
  'jewelry',
  'handbags',
  'footwear',
  'underwear-sleepwear',
  'swimwear-beachwear',
  'other',
] as const

export type PrimaryCategory = (typeof PRIMARY_CATEGORIES)[number]

/** `unisex` is grown-ups of any gender, `kids` is children of any gender, `baby` is up to about two years. */
export const GENDERS = ['women', 'men', 'unisex', 'girls', 'boys', 'kids', 'baby'] as const

export type Gender = (typeof GENDERS)[number]

/** Whom lists are asked for; `kids` takes in girls, boys and babies. */
export const GENDER_GROUPS = ['women', 'men', 'unisex', 'kids'] as const satisfies readonly Gender[]
export type GenderGroup = (typeof GENDER_GROUPS)[number]

/** Base colours: every colour of the lexicon belongs to exactly one. */
export const COLOR_FAMILIES = [
  'black',
  'white',
  'grey',
  'beige',
  'brown',
  'red',
  'orange',
  'yellow',
  'green',
  'blue',
  'purple',
  'pink',
  'gold',
  'silver',
  'multicolour',
] as const

export type ColorFamily = (typeof COLOR_FAMILIES)[number]

/** Languages whose words the lexicon holds. `id` stands for Indonesian and Malay, whose garment words agree. */
export type LexiconLanguage = 'en' | 'zh' | 'id' | 'th' | TitleLanguage

/** Anything that the lexicon names. */
export interface NamedEntry {
  readonly type: AttributeType | FactType | 'category'
  /** Canonical slug, unique within its type, e.g. `sage-green`. */
  readonly value: string
  /** Canonical English name as shown, e.g. `Sage Green`. */
  readonly en: string
  /** Canonical Chinese name as shown. */
  readonly zh: string
  /** English words that mean it, the canonical one first, lower case; plurals are derived when matching. */
  readonly terms: readonly string[]
  /** Chinese words that mean it, the canonical one first. */
  readonly zhTerms: readonly string[]
}

/** What a trend can be of: an attribute's value or a category. */
export interface LexiconEntry extends NamedEntry {
  readonly type: AttributeType | 'category'
}

export interface ColorEntry extends LexiconEntry {
  readonly type: 'color'
  /** sRGB as `#RRGGBB`; null only for "multicolour", which is no point of the colour space. */
  readonly hex: string | null
  readonly family: ColorFamily
}

/** Where a secondary category belongs: always one primary category, or the wearer's (`by-gender`). */
export type PrimaryRule = PrimaryCategory | 'by-gender'

export interface CategoryEntry extends LexiconEntry {
  readonly type: 'category'
  readonly primary: PrimaryRule
  /** The wearer a title means when it names none (saree, bra: women; cufflinks: men), else null. */
  readonly gender: Gender | null
}

export interface AttributeEntry extends LexiconEntry {
  readonly type: Exclude<AttributeType, 'color'>
}

export interface FactEntry extends NamedEntry {
  readonly type: FactType
}

/**
 * One row of an attribute table: English name, Chinese name, English synonyms, Chinese synonyms (each parted by `|`).
 * Tuples keep the tables readable as tables.
 */
export type AttributeRow = readonly [en: string, zh: string, terms?: string, zhTerms?: string]

/** As `AttributeRow`, with the sRGB value and the base colour before the synonyms. */
export type ColorRow = readonly [
  en: string,
  zh: string,
  hex: string | null,
  family: ColorFamily,
  terms?: string,
  zhTerms?: string,
]

/** One secondary category: English name, Chinese name, English synonyms, Chinese synonyms, usual wearer. */
export type CategoryRow = readonly [en: string, zh: string, terms?: string, zhTerms?: string, gender?: Gender]
