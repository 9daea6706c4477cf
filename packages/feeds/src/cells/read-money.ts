import { signAtEnd, signAtStart } from './currency-signs'
import { DIGITS, type DecimalMark, type DigitsRead, type LoneMark, plainNumber, plainSigns, readDigits } from './digits'
import { isNothing } from './nothing'
import { meaningsOf, unitAt, withoutTwoParts } from './number-words'
import type { Unread } from './read-count'
import { reducedPrice } from './reduced-price'

/** Money as a cell writes it: what its digits mean follows from the currency. */
export interface MoneyText {
  /** Currencies that its sign can mean; empty where it has none. */
  readonly currencies: readonly string[]
  /** In the currency's major unit. */
  low(currency: string, mark: DecimalMark | null): DigitsRead
  /** The upper end of a range; null where there is one price. */
  readonly high: ((currency: string, mark: DecimalMark | null) => DigitsRead) | null
}

const RANGE = /^ ?(?:-|–|—|~|to|bis|à|a|al|e|até|hasta|do|до|至|到|から|tot|đến) ?$/u

/** `US $12.99`, `US-$ 12,99`. Not `a $`: that is Spanish for "to". */
const SPLIT_SIGN = /(?<![\p{L}\d])(?:(us|ca|cdn|c|au|nz|hk|sg|nt|mx|r|s)[ -]|(can|a)-)\$/giu

/** With the parts of a sign together, none of which is a minus. */
function withWholeSigns(text: string): string {
  return text.replaceAll(SPLIT_SIGN, '$1$2$$')
}

/**
 * Reads money: `1.234,56 €`, `US$1,299`, `Rp 10.000`, `29.99 – 35.99`, `De 1 029,00 € à 1 149,90 €`, `from 45`. The whole cell is read: with a
 * word or a sign beside the number that is not known it is no price. −1 and words for nothing give null.
 */
export function readMoney(cell: unknown): MoneyText | Unread | null {
  if (isNothing(cell)) return null
  if (typeof cell === 'number') return Number.isFinite(cell) && cell !== -1 ? sum(cell) : null
  if (typeof cell !== 'string') return { unread: 'is not a price' }
  const plain = plainNumber(cell.trim())
  if (plain !== null) return plain === -1 ? null : sum(plain)
  const text = plainSigns(cell).toLowerCase()
  // `49,-` and `49/-`: no coins; a star leads to a footnote; `10€99` has the sign for a mark; words may stand between parentheses.
  return moneyIn(
    withWholeSigns(withoutTwoParts(text))
      .replaceAll(/ ?\/ ?/gu, '/')
      // `$.99`: behind other signs the dot is theirs ("Rs.500", "S/.50").
      .replaceAll(/([$€£])\.(?=\d{1,2}(?!\d))/gu, '$10.')
      // "SALE $20", but not "sale price".
      .replace(/^sale(?:[:!] ?| (?=[^\p{L}\d]|[a-z]{1,3} ?[$\d]))/u, '')
      // Of `49:- kr` the word tells more than the dash, which alone is a sign.
      .replaceAll(/(\d)(?:[.,/]|:(?=[-–—]+ ?\p{L}))[-–—]+(?!\d)/gu, '$1')
      .replaceAll(/(\d):[-–—]+(?!\d)/gu, '$1:-')
      .replace(/ ?\*+$/u, '')
      .replace(/(\d)€(\d{2})(?!\d)/u, '$1,$2€')
      // `$19.99 ($6.66/count)`: what a part of it costs is told beside.
      .replace(/ ?[([][^()[\]]*\d[^()[\]]*\/[^()[\]]*\p{L}[^()[\]]*[)\]] ?$/u, '')
      .replaceAll(/\(([^()\d]*)\)/gu, ' $1 '),
  )
}

function sum(value: number): MoneyText | Unread {
  return value < 0 ? { unread: 'is a negative price' } : { currencies: [], low: () => value, high: null }
}

function moneyIn(text: string): MoneyText | Unread {
  const priced = pricedIn(text)
  return 'unread' in priced ? (reducedMoney(text) ?? priced) : priced
}

/** The price that is asked now, of a cell that names the one before it as well. */
function reducedMoney(text: string): MoneyText | null {
  const parts = reducedPrice(text)
  if (parts === null) return null
  const [now, was] = [pricedIn(parts.now), pricedIn(parts.was)]
  if ('unread' in now || 'unread' in was) return null
  // What is reduced costs less: else the words mean something else.
  const [low, before] = [now.low('', null), was.low('', null)]
  if (typeof low === 'number' && typeof before === 'number' && low > before) return null
  const currencies = alike([now.currencies, was.currencies])
  return currencies && { ...now, currencies }
}

/** The currencies that all signs can mean: `$1,299 USD` says it twice, once more exactly. Null where one says another than the others. */
function alike(all: readonly (readonly string[])[]): readonly string[] | null {
  const [first = [], ...others] = all.filter(({ length }) => length > 0)
  const currencies = others.reduce((left, other) => left.filter((code) => other.includes(code)), first)
  return first.length > 0 && currencies.length === 0 ? null : currencies
}

function pricedIn(text: string): MoneyText | Unread {
  const numbers = [...text.matchAll(DIGITS)]
  const [first, second] = numbers
  if (!first || numbers.length > 2) return { unread: 'is not a price' }
  const last = second ?? first
  const start = signAtEnd(text.slice(0, first.index).replace(/-$/, ''))
  const before = start ? start.rest : text.slice(0, first.index)
  if (/-\s*$/u.test(text.slice(0, first.index)) || before.trim() === '-') return { unread: 'is a negative price' }
  const low = partAt(text, first, second?.index)
  const high = second ? partAt(text, second, undefined) : null
  let between: string | null = low.behind
  if (second) {
    const sign = signAtEnd(low.behind)
    between = [low.behind, sign?.rest].find((one) => one !== undefined && RANGE.test(one)) ?? null
    if (between === null) return { unread: 'is not a price' }
    if (between !== low.behind && sign) low.currencies.push(sign.currencies)
  }
  const words = [before, (high ?? low).behind].map(meaningsOf)
  if (words.some((meanings) => meanings === null || meanings.has('counted'))) return { unread: 'is not a price' }
  const currencies = alike([start?.currencies ?? [], ...low.currencies, ...(high?.currencies ?? [])])
  if (currencies === null) return { unread: 'is not a price' }
  return {
    currencies,
    low: amountOf(first[0], low.factor),
    high: second && high ? amountOf(last[0], high.factor) : null,
  }
}

interface PartAt {
  readonly factor: number
  readonly behind: string
  readonly currencies: (readonly string[])[]
}

/** What follows a number: a unit (`1.2万`), a sign, and the text up to the next number. */
function partAt(text: string, { 0: digits, index }: RegExpExecArray, end: number | undefined): PartAt {
  const following = text.slice(index + digits.length, end)
  const sign = signAtStart(following)
  if (sign) return { factor: 1, behind: sign.rest, currencies: [sign.currencies] }
  const unit = unitAt(following.trimStart())
  if (!unit) return { factor: 1, behind: following, currencies: [] }
  const behindUnit = signAtStart(unit.behind)
  return {
    factor: unit.factor,
    behind: behindUnit ? behindUnit.rest : unit.behind,
    currencies: behindUnit ? [behindUnit.currencies] : [],
  }
}

function amountOf(digits: string, factor: number): MoneyText['low'] {
  return (currency, mark) => {
    const value = readDigits(digits, mark, loneMarkIn(currency))
    return typeof value === 'number' ? Math.round(value * factor * 1e6) / 1e6 : value
  }
}

/** Currencies whose countries write a dot between thousands. */
const DOT_THOUSANDS = new Set(
  'EUR BRL ARS CLP COP UYU PYG VEF VES IDR VND TRY DKK NOK SEK ISK PLN CZK HUF RON BGN RSD HRK RUB UAH'.split(' '),
)
const ZERO_DECIMALS = new Set('JPY KRW VND CLP PYG ISK UGX XAF XOF XPF RWF DJF GNF KMF VUV BIF'.split(' '))
const THREE_DECIMALS = new Set('KWD BHD JOD OMR TND IQD LYD'.split(' '))

/** How many decimals a currency's prices have. */
export function minorDigits(currency: string): number {
  return ZERO_DECIMALS.has(currency) ? 0 : THREE_DECIMALS.has(currency) ? 3 : 2
}

/**
 * What a lone mark before three digits is in a price. Only a currency of three decimals writes them behind a comma; behind a dot a program
 * may have, so that without a currency both readings stand.
 */
function loneMarkIn(currency: string): LoneMark {
  const decimals = minorDigits(currency)
  return (mark) => {
    if (decimals === 0) return 'thousands'
    if (decimals === 3) return mark === (currency === 'TND' || currency === 'LYD' ? ',' : '.') ? 'decimal' : 'thousands'
    if (mark === ',') return 'thousands'
    // No price of two decimals has three: whoever writes thousands with a dot may have written it.
    return DOT_THOUSANDS.has(currency) ? 'thousands' : 'unknown'
  }
}

const NEGATIVE = /^(?:[^\d\s]{1,3}\s?)?(?:[-−–]|[(（])\s?(?:[^\d\s]{1,3}\s?)?\d|^\d[\d.,\s]*(?<=\d ?)-$/u

/** Whether a cell is an amount below nothing, as accountants and shops write it: "-89,95 €", "€ -89,95", "(89.95)", "89,95-". */
export function isNegativeMoney(cell: unknown): boolean {
  if (typeof cell === 'number') return cell < 0
  return typeof cell === 'string' && NEGATIVE.test(withWholeSigns(cell.trim()))
}

/** An amount below nothing, as `isNegativeMoney` knows it, as the same above; any other cell as it is. */
export function withoutMinus(cell: unknown): unknown {
  if (!isNegativeMoney(cell)) return cell
  return typeof cell === 'number' ? -cell : withWholeSigns(String(cell)).replaceAll(/[-−–()（）]/gu, '')
}
