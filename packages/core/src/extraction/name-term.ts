import { type NamedValue, widerValue } from '../lexicon/kinds'
import { lexiconSlug } from '../lexicon/lexicon'
import { titleCase } from '../lexicon/title-case'
import {
  ATTRIBUTE_TYPES,
  type AttributeEntry,
  type AttributeType,
  type CategoryEntry,
  type ColorEntry,
  type Gender,
} from '../lexicon/types'
import { withoutAccents } from './phrase-trie'
import type { TextScan } from './scan-text'

export type TermType = AttributeType | 'category' | 'product' | 'keyword'

export interface RecognisedTerm {
  /** The same for all spellings of one thing: `color:grey`, `category:slip-dress`, `product:linen+shirt`, `keyword:dua-lipa`. */
  readonly id: string
  /** `product` is a category with attributes or a kind of one; `keyword` is what the lexicon does not wholly know. */
  readonly type: TermType
  /** It follows from the id alone, and the id from it: two things never have one name. */
  readonly name: string
  /** Where no Chinese name is known, the name itself; never that of something wider. */
  readonly zh: string
  readonly gender: Gender | null
  readonly category: CategoryEntry | null
  readonly attributes: readonly (AttributeEntry | ColorEntry)[]
  /** What it is a kind of; `null` where the lexicon has nothing wider. */
  readonly broader: NamedValue | null
  /** Words that tell its products from others of this category and these attributes; none where these say it all. */
  readonly words: readonly string[]
}

export type Found = Pick<RecognisedTerm, 'gender' | 'category' | 'attributes'>

/** Words of a term that name a value. */
export interface NamedPlace {
  readonly from: number
  readonly to: number
  readonly value: NamedValue
}

export interface NamedAttribute extends NamedPlace {
  readonly entry: AttributeEntry | ColorEntry
}

/** A value of the lexicon or a kind of one. */
export function valueTerm(value: NamedValue, found: Found): RecognisedTerm {
  const isKind = value.words !== ''
  const type = isKind && value.type === 'category' ? 'product' : value.type
  return {
    ...found,
    // What only stands under a value does not have it.
    ...(isKind && value.kindOf === null && value.type !== 'category' ? { attributes: [] } : {}),
    id: `${type}:${value.value}`,
    type,
    name: value.en,
    zh: value.zh,
    broader: widerValue(value),
    words: isKind ? [value.words] : [],
  }
}

/** A category or a kind of one with attributes. */
export function productTerm(mentions: readonly NamedAttribute[], shown: NamedValue, found: Found): RecognisedTerm {
  const added = [...new Map(mentions.map((mention) => [mention.value.en, mention])).values()].toSorted(
    (a, b) => typeRank(a) - typeRank(b) || (a.value.value < b.value.value ? -1 : 1),
  )
  const all = [...added.map(({ value }) => value), shown]
  const name = all.map(({ en }) => en).join(' ')
  return {
    ...found,
    attributes: added.map(({ entry }) => entry),
    id: `product:${all.map(({ value }) => value).join('+')}`,
    type: 'product',
    name,
    zh: all.map(({ zh }) => zh).join(''),
    broader: shown,
    words: all.flatMap(({ words }) => (words === '' ? [] : [words])),
  }
}

/**
 * Seasons are no value of the lexicon: a "summer dress" is a dress by nothing that its products would say. "Fall" is left out,
 * since 秋季 is "autumn" and leads back to one trend.
 */
export const SEASONS_IN_CHINESE: Readonly<Record<string, string>> = {
  spring: '春季',
  summer: '夏季',
  autumn: '秋季',
  winter: '冬季',
}

/** The words in Chinese, one after another; '' where the lexicon does not know one of them. */
function chineseOf(words: readonly string[], places: readonly NamedPlace[]): string {
  const parts = words.map((word, at) => {
    const place = places.find(({ from, to }) => from <= at && at < to)
    if (place === undefined) return SEASONS_IN_CHINESE[word] ?? null
    return at === place.from ? place.value.zh : ''
  })
  return parts.every((part) => part !== null) ? parts.join('') : ''
}

function typeRank({ entry }: NamedAttribute): number {
  return ATTRIBUTE_TYPES.indexOf(entry.type)
}

/**
 * A term that the lexicon does not wholly know: a trend of its own, a kind of what its last words name. Its ware is called
 * as the lexicon calls it, so that "zork trousers" and "zork pants" are one.
 */
export function freeTerm(
  text: string,
  { stream }: TextScan,
  places: { readonly ware: NamedPlace | null; readonly attributes: readonly NamedPlace[] },
  found: Found,
): RecognisedTerm {
  const isWithin = ({ from, to }: NamedPlace, at: number) => from <= at && at < to
  const parts = stream.words.flatMap((word, at) => {
    const place =
      places.ware && isWithin(places.ware, at)
        ? places.ware
        : // Words of an attribute may be a name ("royal enfield jacket"): only its kinds have other spellings.
          places.attributes.find((mention) => mention.value.words !== '' && isWithin(mention, at))
    if (!place) return [word]
    return at === place.from ? [place.value.en] : []
  })
  // Words of other scripts have no ASCII slug: they are their own id.
  const isForeign = /(?!\p{Script=Latin})\p{L}/u.test(text)
  const own = isForeign ? text.toLowerCase() : withoutAccents(parts.join(' '))
  const name = titleCase(own) || text
  const inChinese = isForeign
    ? ''
    : chineseOf(stream.words, [...places.attributes, ...(places.ware ? [places.ware] : [])])
  const last = [places.ware, ...places.attributes].find((place) => place?.to === stream.words.length)
  return {
    ...found,
    id: `keyword:${isForeign ? own : lexiconSlug(own)}`,
    type: 'keyword',
    name,
    zh: inChinese || name,
    broader: last?.value ?? null,
    words: [name.toLowerCase()],
  }
}
