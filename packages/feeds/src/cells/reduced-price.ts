import { DIGITS } from './digits'
import { WORDS_OF_BEFORE, WORDS_OF_NOW } from './price-words'

const longestFirst = (words: readonly string[]): string =>
  words.toSorted((one, other) => other.length - one.length).join('|')
/** "Original price was: $50.00. Current price is: $40.00." */
const SAID = '(?: (?:was|is|war|ist|lautet|était|est|era|es|è|é))?'
const WAS = `(?:${longestFirst(WORDS_OF_BEFORE)})${SAID}`
const NOW = `(?:${longestFirst(WORDS_OF_NOW)})${SAID}`
const WORD = new RegExp(`(?<!\\p{L})(?:(?<was>${WAS})|(?<now>${NOW}))(?!\\p{L})`, 'u')
/** "De 129 por 99", "van 129 voor 99": the first word says it only together with the second. */
const OPENING = new RegExp(`^(?:(?<was>${WAS})|(?<now>${NOW})|(?<from>de|van))(?!\\p{L})`, 'u')
/** Longer cells are no prices. */
const LONGEST = 80

type Role = 'was' | 'now' | 'from'

function roleOf(found: RegExpExecArray | null): Role | null {
  const { was, now } = found?.groups ?? {}
  if (found === null) return null
  return was !== undefined ? 'was' : now !== undefined ? 'now' : 'from'
}

/** The texts of both prices of a cell that tells a price and the one before it: `was $50 now $40`, `39,99 € statt 49,99 €`. Null of any other. */
export function reducedPrice(text: string): { readonly now: string; readonly was: string } | null {
  if (text.length > LONGEST) return null
  const [first, second, third] = [...text.matchAll(DIGITS)]
  if (!first || !second || third) return null
  const opening = OPENING.exec(text)
  const firstEnd = first.index + first[0].length
  const word = WORD.exec(text.slice(firstEnd, second.index))
  // Without a word between them, what stands there is read with the second.
  const parted = firstEnd + (word?.index ?? 0)
  const one = tidy(text.slice(opening?.[0].length ?? 0, parted))
  const other = tidy(text.slice(parted + (word?.[0].length ?? 0)))
  const [before, between] = [roleOf(opening), roleOf(word)]
  if (between === 'was' && before !== 'was' && before !== 'from') return { now: one, was: other }
  const isFirstOld = before === 'was' ? between !== 'was' : before === 'from' && between === 'now'
  return isFirstOld ? { now: other, was: one } : null
}

/** Without what parts two prices. */
function tidy(text: string): string {
  return text
    .replace(/^[\s:,)]+/u, '')
    .replace(/[\s,;|/().]+$/u, '')
    .replace(/\s[-–—]+$/u, '')
}
