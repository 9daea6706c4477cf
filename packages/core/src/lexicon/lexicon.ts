import { CATEGORY_ROWS } from './categories'
import { COLOR_ROWS } from './colors'
import { DETAIL_ROWS } from './details'
import { FABRIC_ROWS } from './fabrics'
import { FEATURE_ROWS } from './features'
import { FIT_TYPE_ROWS } from './fit-types'
import { kindInChinese } from './kind-names'
import { LENS_ROWS } from './lenses'
import { NARROWER_TERMS, TERMS_APART } from './narrower-terms'
import { NECKLINE_ROWS } from './necklines'
import { PATTERN_ROWS } from './patterns'
import { SHAPE_ROWS } from './shapes'
import { SLEEVE_ROWS } from './sleeves'
import { SPORT_ROWS } from './sports'
import { STYLE_ROWS } from './styles'
import { TAIWANESE_PARTS } from './taiwanese-words'
import { TEXTURE_ROWS } from './textures'
import { inSimplified } from './traditional-characters'
import {
  FACT_TYPES,
  type AttributeEntry,
  type AttributeRow,
  type CategoryEntry,
  type ColorEntry,
  type FactEntry,
  type FactType,
  type Gender,
  type LexiconEntry,
  type NamedEntry,
  type PrimaryCategory,
  type PrimaryRule,
} from './types'

/** The slug of an English name: `Sage Green` → `sage-green`, `Men's Tie` → `mens-tie`. */
export function lexiconSlug(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/['’.]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

function words(canonical: string, synonyms: string | undefined): readonly string[] {
  return synonyms === undefined || synonyms === '' ? [canonical] : [canonical, ...synonyms.split('|')]
}

/** What sellers of Taiwan call a Chinese word. */
function inTaiwanese(word: string): readonly string[] {
  return TAIWANESE_PARTS.flatMap(([part, called]) =>
    word.includes(part) ? called.split('|').map((other) => word.replace(part, other)) : [],
  )
}

/** Its own words and the names of its kinds. */
function wordsInChinese(type: NamedEntry['type'], en: string, zh: string, synonyms: string | undefined) {
  const own = words(zh, synonyms)
  if (isFactType(type)) return own
  const groups = [NARROWER_TERMS, TERMS_APART].flatMap((table) => table[type]?.[lexiconSlug(en)]?.split('|') ?? [])
  const kinds = groups.map((group) => kindInChinese(type, group.split('=')))
  return [...new Set([...own, ...own.flatMap(inTaiwanese), ...kinds])]
}

function entriesOf<T extends AttributeEntry['type'] | FactType>(type: T, rows: readonly AttributeRow[]) {
  return rows.map(([en, zh, terms, zhTerms]) => ({
    type,
    value: lexiconSlug(en),
    en,
    zh,
    terms: words(en.toLowerCase(), terms),
    zhTerms: wordsInChinese(type, en, zh, zhTerms),
  }))
}

const colors: readonly ColorEntry[] = COLOR_ROWS.map(([en, zh, hex, family, terms, zhTerms]) => ({
  type: 'color',
  value: lexiconSlug(en),
  en,
  zh,
  hex,
  family,
  terms: words(en.toLowerCase(), terms),
  zhTerms: wordsInChinese('color', en, zh, zhTerms),
}))

const categories: readonly CategoryEntry[] = (Object.keys(CATEGORY_ROWS) as PrimaryRule[]).flatMap((primary) =>
  CATEGORY_ROWS[primary].map(([en, zh, terms, zhTerms, gender]): CategoryEntry => ({
    type: 'category',
    value: lexiconSlug(en),
    en,
    zh,
    primary,
    gender: gender ?? null,
    terms: words(en.toLowerCase(), terms),
    zhTerms: wordsInChinese('category', en, zh, zhTerms),
  })),
)

interface EntryTypes {
  readonly color: ColorEntry
  readonly sport: FactEntry
  readonly lens: FactEntry
  readonly feature: FactEntry
  readonly category: CategoryEntry
}

type EntryOf<T extends NamedEntry['type']> = T extends keyof EntryTypes ? EntryTypes[T] : AttributeEntry

const tables: { readonly [T in NamedEntry['type']]: readonly EntryOf<T>[] } = {
  color: colors,
  pattern: entriesOf('pattern', PATTERN_ROWS),
  detail: entriesOf('detail', DETAIL_ROWS),
  fabric: entriesOf('fabric', FABRIC_ROWS),
  shape: entriesOf('shape', SHAPE_ROWS),
  texture: entriesOf('texture', TEXTURE_ROWS),
  'fit-type': entriesOf('fit-type', FIT_TYPE_ROWS),
  neckline: entriesOf('neckline', NECKLINE_ROWS),
  sleeve: entriesOf('sleeve', SLEEVE_ROWS),
  style: entriesOf('style', STYLE_ROWS),
  category: categories,
  sport: entriesOf('sport', SPORT_ROWS),
  lens: entriesOf('lens', LENS_ROWS),
  feature: entriesOf('feature', FEATURE_ROWS),
}

const byValue = new Map<string, NamedEntry>(
  Object.values(tables)
    .flat()
    .map((entry: NamedEntry) => [`${entry.type}:${entry.value}`, entry]),
)

/** All entries of a type in the order of its table. */
export function lexiconEntries<T extends NamedEntry['type']>(type: T): readonly EntryOf<T>[] {
  return tables[type]
}

/** The entry behind a canonical value (`lexiconEntry('color', 'sage-green')`), or null when the lexicon has none. */
export function lexiconEntry<T extends NamedEntry['type']>(type: T, value: string): EntryOf<T> | null {
  return (byValue.get(`${type}:${value}`) as EntryOf<T> | undefined) ?? null
}

/**
 * The primary category of a secondary one for a wearer. Garments for anybody (`by-gender`) go with the wearer: women and
 * girls to womenswear, men and boys to menswear, kids and babies of no stated sex to other. With no wearer stated, or
 * unisex, they go to womenswear, as the product's default gender is women.
 */
export function primaryCategoryOf(secondary: CategoryEntry, gender: Gender | null): PrimaryCategory {
  if (secondary.primary !== 'by-gender') return secondary.primary
  if (gender === 'men' || gender === 'boys') return 'menswear'
  if (gender === 'kids' || gender === 'baby') return 'other'
  return 'womenswear'
}

function isFactType(type: NamedEntry['type']): type is FactType {
  return FACT_TYPES.some((fact) => fact === type)
}

function isOfTrends(entry: NamedEntry): entry is LexiconEntry {
  return !isFactType(entry.type)
}

export interface LexiconHit {
  readonly entry: LexiconEntry
  /** How it was found: the whole term, its beginning, or anywhere inside. */
  readonly match: 'exact' | 'prefix' | 'inside'
}

const matchOrder = { exact: 0, prefix: 1, inside: 2 } as const

/**
 * Categories and attributes whose English or Chinese words contain the query, best first, at most `limit`. An empty query finds nothing.
 * Hyphens count as spaces, so `v neck` finds V-Neck.
 */
export function searchLexicon(query: string, limit = 20): readonly LexiconHit[] {
  const wanted = plainWords(query)
  if (wanted === '') return []
  const hits: LexiconHit[] = []
  for (const entry of byValue.values()) {
    if (!isOfTrends(entry)) continue
    let best: LexiconHit['match'] | null = null
    for (const term of [...entry.terms, ...entry.zhTerms]) {
      const text = plainWords(term)
      const match =
        text === wanted ? 'exact' : text.startsWith(wanted) ? 'prefix' : text.includes(wanted) ? 'inside' : null
      if (match !== null && (best === null || matchOrder[match] < matchOrder[best])) best = match
    }
    if (best !== null) hits.push({ entry, match: best })
  }
  return hits
    .sort((a, b) => matchOrder[a.match] - matchOrder[b.match] || a.entry.en.length - b.entry.en.length)
    .slice(0, limit)
}

function plainWords(text: string): string {
  return inSimplified(text)
    .toLowerCase()
    .replaceAll(/[\s-]+/g, ' ')
    .trim()
}
