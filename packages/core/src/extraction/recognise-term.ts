import { lexiconSlug } from '../lexicon/lexicon'
import {
  ATTRIBUTE_TYPES,
  type AttributeEntry,
  type AttributeType,
  type CategoryEntry,
  type ColorEntry,
  type Gender,
} from '../lexicon/types'
import { completeWithAttribute, headWare } from './find-category'
import { combineGenders } from './find-gender'
import { garmentVocabulary } from './vocabulary'
import { scanText, type AttributeMention, type TextScan, type WareMention } from './scan-text'

export type TermType = AttributeType | 'category' | 'product' | 'keyword'

export interface RecognisedTerm {
  /** The same for all spellings of one thing: `color:grey`, `category:slip-dress`, `product:linen+shirt`, `keyword:dua-lipa`. */
  readonly id: string
  /** `product` is a category with attributes; `keyword` is what the lexicon does not wholly know. */
  readonly type: TermType
  readonly name: string
  readonly zh: string
  readonly gender: Gender | null
  readonly category: CategoryEntry | null
  readonly attributes: readonly (AttributeEntry | ColorEntry)[]
}

/** Words that add nothing to what a search term means. */
const fillers = new Set(
  'the a an of in and for with to my style styles fashion outfit look trend trends aesthetic core new best buy cheap'.split(
    ' ',
  ),
)

function typeRank(type: AttributeType): number {
  return ATTRIBUTE_TYPES.indexOf(type)
}

/** One entry per place: where a word has two senses ("jacquard"), the type that comes first in the list of types. */
function attributesByPlace(scan: TextScan): AttributeMention[] {
  const byPlace = new Map<number, AttributeMention>()
  for (const mention of scan.attributes) {
    const known = byPlace.get(mention.from)
    if (known === undefined || typeRank(mention.entry.type) < typeRank(known.entry.type))
      byPlace.set(mention.from, mention)
  }
  return [...byPlace.values()].sort((a, b) => a.from - b.from)
}

function isWhollyKnown(scan: TextScan, attributes: readonly AttributeMention[], ware: WareMention | null): boolean {
  const known = [...attributes, ...scan.genders, ...scan.cues, ...(ware === null ? [] : [ware])]
  return scan.stream.words.every(
    (word, at) => fillers.has(word) || known.some((place) => place.from <= at && at < place.to),
  )
}

/**
 * What a search term or a trend's name is: "gray" a colour (`color:grey`), "A-line skirt" a category, "sage green linen
 * shirt" a product, "dua lipa tour" a keyword. English or Chinese. An empty term is a keyword with an empty name.
 */
export function recogniseTerm(term: string): RecognisedTerm {
  const text = term.trim().replaceAll(/\s+/g, ' ').replace(/^#/, '')
  const scan = scanText(text)
  const head = headWare(scan)
  const ware = head?.category == null ? null : head
  const attributes = attributesByPlace(scan)
  const gender = combineGenders(scan.genders.map((mention) => mention.gender))
  const category = ware?.category == null ? null : completeWithAttribute(scan, ware, ware.category)
  const found = {
    gender: gender ?? category?.gender ?? null,
    category,
    attributes: [...new Set(attributes.map(({ entry }) => entry))],
  }
  // "Cream" alone is the colour, though it is a cosmetic too.
  const isOnlyGoods = head !== null && ware === null && !attributes.some((mention) => mention.from === head.from)
  if (isOnlyGoods) return keyword(text, { ...found, category: null })
  if (!isWhollyKnown(scan, attributes, ware)) return keyword(text, found)
  if (category === null) {
    const [only, ...more] = found.attributes
    if (only === undefined || more.length > 0) return keyword(text, found)
    return { ...found, id: `${only.type}:${only.value}`, type: only.type, name: only.en, zh: only.zh }
  }
  const own = new Set(
    attributes.filter((mention) => isPartOfName(scan, category, ware, mention)).map(({ entry }) => entry),
  )
  const added = found.attributes.filter((entry) => !own.has(entry))
  if (added.length === 0) {
    return { ...found, id: `category:${category.value}`, type: 'category', name: category.en, zh: category.zh }
  }
  const ordered = added.toSorted((a, b) => typeRank(a.type) - typeRank(b.type) || a.value.localeCompare(b.value))
  return {
    ...found,
    attributes: ordered,
    id: `product:${[...ordered.map((entry) => entry.value), category.value].join('+')}`,
    type: 'product',
    name: [...ordered.map((entry) => entry.en), category.en].join(' '),
    zh: [...ordered.map((entry) => entry.zh), category.zh].join(''),
  }
}

/**
 * Whether an attribute is but a part of the category's name. "A-line skirt" and "tailored trousers" name one category;
 * "midi dress" is a dress of midi length, because what is left without "midi" names the same category.
 */
function isPartOfName(
  scan: TextScan,
  category: CategoryEntry,
  ware: WareMention | null,
  mention: AttributeMention,
): boolean {
  if (category.primary === 'denim' && mention.entry.value === 'denim') return true
  const name = ` ${category.en.toLowerCase().replaceAll('-', ' ')} `
  if (mention.entry.terms.some((term) => name.includes(` ${term.replaceAll('-', ' ')} `))) return true
  if (ware === null || mention.from < ware.from || mention.to > ware.to) return false
  const words = scan.stream.words
  const rest = [...words.slice(ware.from, mention.from), ...words.slice(mention.to, ware.to)]
  const senses = garmentVocabulary().sensesOf(rest) ?? []
  return !senses.some((sense) => sense.kind === 'category' && sense.entry === category)
}

function keyword(text: string, found: Pick<RecognisedTerm, 'gender' | 'category' | 'attributes'>): RecognisedTerm {
  // Names in other scripts have no ASCII slug; they are their own id.
  const slug = /[\u0250-\uffff]/.test(text)
    ? text.toLowerCase()
    : lexiconSlug(text.normalize('NFD').replaceAll(/[\u0300-\u036f]/g, ''))
  return { ...found, id: `keyword:${slug}`, type: 'keyword', name: text, zh: text }
}
