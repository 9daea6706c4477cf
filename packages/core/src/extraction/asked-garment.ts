import { extractGarment } from './extract-garment'

/** What a reader's words ask of a garment, and what else they say. */
export interface AskedGarment {
  /** Secondary category, '' for any. */
  readonly category: string
  /** Attribute values, all of which it must have. */
  readonly values: readonly string[]
  /** Words that name neither: a house, a city; lower case. */
  readonly others: readonly string[]
}

/** "Paris suede coat": a coat of suede, and the word "paris". English or Chinese, in any order. */
export function askedGarment(words: string): AskedGarment {
  const { category, attributes } = extractGarment({ title: words })
  const named = [category?.words ?? '', ...attributes.map((attribute) => attribute.words)]
  const rest = named
    .filter((part) => part !== '')
    // The longest first: "slip dress" is not a slip beside a dress.
    .toSorted((a, b) => b.length - a.length)
    .reduce((text, part) => text.replace(part.toLowerCase(), ' '), words.toLowerCase())
  return {
    category: category?.secondary ?? '',
    values: [...new Set(attributes.map(({ value }) => value))],
    others: rest.split(/[\s,，、]+/u).filter((word) => word !== '' && !JOINING.has(word)),
  }
}

const JOINING = new Set('a an and by for from in of on the with 的 和'.split(' '))
