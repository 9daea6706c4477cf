/** The mark between the whole and its decimals. */
export type DecimalMark = '.' | ','

/** A number in digits, with marks between thousands. Text between numbers is no part of it. */
export const DIGITS = /\d+(?:[.,'’٬٫]\d+| \d{3}(?!\d))*/gu

const PLAIN = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/
/** Three digits behind a lone mark: decimals in one country, thousands in another. */
const LONE_BEFORE_THREE = /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/

/** The zeros of the scripts that shops and search tools write numbers in; nine digits follow each. */
const ZEROS = '٠۰०০੦૦୦௦౦೦൦๐໐༠၀'
const OTHER_DIGITS = /[٠-٩۰-۹०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯๐-๙໐-໙༠-༩၀-၉]/gu
const PLAIN_SIGNS = /^[!-~]*(?: [!-~]+)* *$/
/** `$19⁹⁹`. */
const RAISED_COINS = /(?<![\d.,])(\d+)([⁰¹²³⁴-⁹]{2})(?![⁰¹²³⁴-⁹])/gu
/** `29,99¹`, `29,99 €²`: in their compatibility forms they would be digits of the number. Behind a letter they are of a unit: `m²`. */
const FOOTNOTES = /(?<=[\d.,\p{Sc}*%)]\s?)[⁰¹²³⁴-⁹]+/gu
/** `①`, `⒈`: a number in a list is none of its cell. */
const NUMBERED = /[\u2460-\u249b\u24ea-\u24ff\u2776-\u2793]/gu
/** Signs as web pages write them. */
const SIGN_OF: Readonly<Record<string, string>> = {
  '&euro;': '€',
  '&pound;': '£',
  '&yen;': '¥',
  '&dollar;': '$',
  '&nbsp;': ' ',
  '&#36;': '$',
  '&#163;': '£',
  '&#165;': '¥',
  '&#8364;': '€',
}
const ENTITIES = /&(?:[a-z]{3,6}|#\d{2,4});/giu
/** Marks of the direction of text, which browsers put around signs. */
const UNSEEN = /[\u200b\u200e\u200f\u061c\u2066-\u2069\ufeff]/gu

/** A cell with full-width signs, digits of other scripts, minus signs, wave dashes and all kinds of spaces as one. */
export function plainSigns(cell: string): string {
  // Most cells are of signs that need nothing but trimming.
  if (PLAIN_SIGNS.test(cell) && !cell.includes('&')) return cell.trim()
  return cell
    .replaceAll(RAISED_COINS, (_, whole: string, coins: string) => `${whole}.${coins.normalize('NFKC')}`)
    .replaceAll(FOOTNOTES, '')
    .replaceAll(NUMBERED, '※')
    .replaceAll(ENTITIES, (entity) => SIGN_OF[entity.toLowerCase()] ?? entity)
    .normalize('NFKC')
    .replaceAll(UNSEEN, '')
    .replaceAll(OTHER_DIGITS, ownDigit)
    .replaceAll('−', '-')
    .replaceAll('〜', '~')
    .replaceAll(/\s+/gu, ' ')
    .trim()
}

function ownDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  for (const zero of ZEROS) {
    const distance = code - (zero.codePointAt(0) ?? 0)
    if (distance >= 0 && distance < 10) return String(distance)
  }
  return digit
}

/** A number that every program writes and reads alike; null where a mark in it may part thousands. */
export function plainNumber(text: string): number | null {
  return PLAIN.test(text) && !LONE_BEFORE_THREE.test(text) ? Number(text) : null
}

/** What a lone mark before three digits is, where the column does not tell. */
export type LoneMark = (mark: DecimalMark) => 'decimal' | 'thousands' | 'unknown'

/** `two readings`: the mark in it is a decimal mark for some and parts thousands for others. `null`: it is no number. */
export type DigitsRead = number | 'two readings' | null

/** Reads digits with marks. `mark`: the column's decimal mark, where other cells tell it. */
export function readDigits(digits: string, mark: DecimalMark | null, lone: LoneMark): DigitsRead {
  const { text, isParted } = withoutSpaces(digits)
  if (text === null) return null
  const own = markIn(text, isParted)
  if (own === null) return Number(text)
  if (own !== 'lone before three') return numberWith(text, own)
  const sign = text.includes('.') ? '.' : ','
  const other = sign === '.' ? ',' : '.'
  if (mark !== null) return numberWith(text, mark === sign ? sign : other)
  const kind = lone(sign)
  return kind === 'unknown' ? 'two readings' : numberWith(text, kind === 'decimal' ? sign : other)
}

/** The decimal mark that digits show by themselves; null where they show none. */
export function markShown(digits: string): DecimalMark | null {
  const { text, isParted } = withoutSpaces(digits)
  if (text === null) return null
  const own = markIn(text, isParted)
  return own === 'lone before three' || (own !== null && numberWith(text, own) === null) ? null : own
}

/** Without what can only part thousands: spaces, apostrophes. `text` is null where they stand elsewhere than between groups of three. */
function withoutSpaces(digits: string): { readonly text: string | null; readonly isParted: boolean } {
  if (digits.includes('٫')) {
    const text = digits.replaceAll(/[٬.,' ’]/gu, '').replace('٫', '.')
    return { text: /^\d+\.\d+$/.test(text) ? text : null, isParted: true }
  }
  if (!/[ '’٬]/u.test(digits)) return { text: digits, isParted: false }
  const isWhole = /^\d{1,3}(?:([ '’٬])\d{3})(?:\1\d{3})*(?:[.,]\d+)?$/u.test(digits)
  return { text: isWhole ? digits.replaceAll(/[ '’٬]/gu, '') : null, isParted: true }
}

function markIn(text: string, isParted: boolean): DecimalMark | 'lone before three' | null {
  const dots = text.split('.').length - 1
  const commas = text.split(',').length - 1
  if (dots === 0 && commas === 0) return null
  if (dots > 0 && commas > 0) return text.lastIndexOf('.') > text.lastIndexOf(',') ? '.' : ','
  const sign = dots > 0 ? '.' : ','
  // Repeated, it parts thousands.
  if (dots + commas > 1) return sign === '.' ? ',' : '.'
  return !isParted && LONE_BEFORE_THREE.test(text) ? 'lone before three' : sign
}

/** Groups of three, or as in India of two before the last three. */
const GROUPED = /^(?:\d+|\d{1,3}(?:[.,]\d{3})+|\d{1,2}(?:[.,]\d{2})+[.,]\d{3})$/

function numberWith(text: string, mark: DecimalMark): number | null {
  const parts = text.split(mark)
  const [whole = '', decimals = ''] = parts
  if (parts.length > 2 || /\D/.test(decimals) || !GROUPED.test(whole)) return null
  return Number(`${whole.replaceAll(/[.,]/g, '')}.${decimals}`)
}

/** The decimal mark of a column as its cells show it; null where none of them does, or some show one and some the other. */
export function columnMark(cells: Iterable<unknown>): DecimalMark | null {
  let shown: DecimalMark | null = null
  for (const cell of cells) {
    if (typeof cell !== 'string' || !/[.,٫]/u.test(cell)) continue
    for (const [digits] of plainSigns(cell).matchAll(DIGITS)) {
      const mark = markShown(digits)
      if (mark === null) continue
      if (shown !== null && shown !== mark) return null
      shown = mark
    }
  }
  return shown
}
