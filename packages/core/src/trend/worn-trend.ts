import { recogniseTerm } from '../extraction/recognise-term'
import { lexiconEntry } from '../lexicon/lexicon'
import type { AttributeType } from '../lexicon/types'
import { type TrendIdentity, trendOfTerm } from './trend-identity'

/** What a garment must be and carry to show a trend. */
export interface WornTrend {
  /** Secondary category, '' for any. */
  readonly category: string
  /** `type/value`, all of which it must have. */
  readonly attributes: readonly string[]
  /** Words that its text must hold beside, where category and attributes do not say it all; in small letters. */
  readonly words: readonly string[]
}

/** `null` of what garments cannot be told by: a trend that is no more than words. */
export function wornTrend(trendId: string): WornTrend | null {
  const { type, category, attributes, words } = recogniseTerm(trendId.replaceAll('-', ' '))
  if (type === 'keyword' || (category === null && attributes.length === 0)) return null
  return {
    category: category?.value ?? '',
    attributes: attributes.map((attribute) => `${attribute.type}/${attribute.value}`),
    words: words.map((word) => word.toLowerCase()),
  }
}

interface Named {
  readonly en: string
  readonly zh: string
}

/**
 * The trend that garments of a category with one attribute are. `null` where their two names together name something else
 * or nothing more than one of them: "denim jeans" are jeans, a hoodie is hooded, and "faux
 * leather leather jacket" is leather twice.
 */
export function pairTrend(category: string, type: AttributeType, value: string): TrendIdentity | null {
  const ware = lexiconEntry('category', category)
  const attribute = lexiconEntry(type, value)
  if (ware === null || attribute === null || saysAlready(ware, attribute)) return null
  const named = trendOfTerm(`${attribute.en} ${ware.en}`)
  const worn = wornTrend(named.trendId)
  const isThePair =
    named.type === 'product' &&
    worn !== null &&
    worn.category === category &&
    worn.words.length === 0 &&
    worn.attributes.length === 1 &&
    worn.attributes[0] === `${type}/${value}`
  return isThePair ? named : null
}

/**
 * Whether the name of a ware has the attribute in it, in either language: 连帽卫衣 is 连帽 without another word, and the
 * collar of a polo shirt is a polo's.
 */
function saysAlready(ware: Named, attribute: Named): boolean {
  const ofWare = new Set(wordsOf(ware.en))
  return ware.zh.includes(attribute.zh) || wordsOf(attribute.en).some((word) => ofWare.has(word))
}

function wordsOf(name: string): string[] {
  return name.toLowerCase().split(/[\s-]+/)
}
