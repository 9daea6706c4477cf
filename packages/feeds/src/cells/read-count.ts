import type { Evidence } from '@trendee/core/series/evidence'
import type { FeedMessage } from '../feed-message'
import { type DecimalMark, DIGITS, plainNumber, plainSigns, readDigits } from './digits'
import { isNothing } from './nothing'
import { meaningsOf, unitAt, withoutPeriod, withoutTwoParts } from './number-words'

/** A count as a cell tells it. */
export interface Count {
  readonly value: number
  /** `at_least` of a floor or a band, `estimated` of a rounded one. */
  readonly evidence: Evidence
  /** Days over which the cell says that was counted; null where it says nothing. */
  readonly days: number | null
}

/** Why a cell cannot be read. */
export interface Unread {
  readonly unread: FeedMessage
}

/** Between the two ends of a band. */
const BAND = /^ ?(?:-|–|—|~|to|bis|à|a|до|至|から) ?$/u

/**
 * Reads a count as shops and networks write it: `1,234`, `36K+ sold`, `1,2 Mio.`, `3.5万+人付款`, `2.277e+03`. The whole cell is read: with a
 * word or a sign beside the number that is not known, or with a fraction, it is no count. −1 and words for nothing give null. `factor`: by
 * what the name of its column says that it is multiplied, 1 where the cell has a unit of its own; of thousands there are fractions.
 */
export function readCount(cell: unknown, mark: DecimalMark | null = null, factor = 1): Count | Unread | null {
  if (isNothing(cell)) return null
  const evidence = factor === 1 ? 'measured' : 'estimated'
  if (typeof cell === 'number') return Number.isFinite(cell) ? counted(cell, evidence, null, factor) : null
  if (typeof cell !== 'string') return { unread: 'is not a count' }
  const plain = plainNumber(cell.trim())
  // "+100" is "100+", as marketplaces of Spanish and Portuguese write it.
  if (plain !== null) return counted(plain, cell.trim().startsWith('+') ? 'at_least' : evidence, null, factor)
  // Shops put counts of reviews between parentheses.
  const text = plainSigns(cell).toLowerCase()
  if (CONDITIONS.has(text)) return null
  return countIn(/^\(([^()]*)\)$/u.exec(text)?.[1] ?? soldPart(text), mark, factor)
}

/** Words for the condition of a piece: where marketplaces write it before how many they sold, some sold none that they tell. */
const CONDITIONS = new Set(
  'nuevo|usado|novo|new|used|neuf|occasion|neu|gebraucht|nuovo|usato|reacondicionado'.split('|'),
)

/** "nuevo | +100 vendidos": what marketplaces write beside the number sold says nothing of it. */
function soldPart(text: string): string {
  const parts = text.split(/ ?[|·•] ?/u)
  const [counted, ...others] = parts.filter((part) => /\d/u.test(part))
  return parts.length > 1 && counted !== undefined && others.length === 0 && saysSold(counted) ? counted : text
}

const SOLD_WORDS =
  /(?<!\p{L})(?:sold|bought|vend(?:ido|us|uti|as)s?|verkauft|verkocht|sprzedan\p{L}*|продано|куплено|satıldı|terjual|đã bán)(?!\p{L})|已售|人付款|人购买|件售出|販売|購入|판매|구매|ขายแล้ว/u

/** Whether a text beside a number says that so many were sold. */
export function saysSold(text: string): boolean {
  return SOLD_WORDS.test(text.toLowerCase())
}

function counted(value: number, evidence: Evidence, days: number | null, factor: number): Count | Unread | null {
  if (value === -1) return null
  if (value < 0) return { unread: 'is a negative count' }
  const rounded = factor === 1 ? Math.round(value * 1e6) / 1e6 : Math.round(value * factor)
  return Number.isInteger(rounded) ? { value: rounded, evidence, days } : { unread: 'is a fraction, not a count' }
}

function countIn(text: string, mark: DecimalMark | null, factor: number): Count | Unread | null {
  const { rest: counts, days } = withoutPeriod(text)
  const rest = withoutTwoParts(counts)
  const numbers = [...rest.matchAll(DIGITS)]
  const [first, second] = numbers
  if (!first || numbers.length > 2) return { unread: 'is not a count' }
  const isNegative = /(?:^|[^\d ] ?)-$/u.test(rest.slice(0, first.index)) || rest.startsWith('-')
  const before = meaningsOf(rest.slice(0, first.index).replace(/-$/, ''))
  const low = amountAt(rest, first, second?.index, mark, factor)
  if (before === null || low === null) return { unread: 'is not a count' }
  if (low === 'two readings') return { unread: 'has two readings' }
  let { behind } = low
  if (second) {
    // "1万-2万": a band is at least its lower end.
    if (!BAND.test(behind)) return { unread: 'is not a count' }
    const high = amountAt(rest, second, undefined, mark, factor)
    if (high === null || high === 'two readings') return { unread: 'is not a count' }
    behind = high.behind
  }
  const after = meaningsOf(behind)
  if (after === null || [before, after].some((words) => words.has('tax') || words.has('price')))
    return { unread: 'is not a count' }
  const isFloor = second !== undefined || before.has('at least') || before.has('from') || after.has('at least')
  const isRounded = low.isRounded || before.has('about') || after.has('about')
  const evidence = isFloor ? 'at_least' : isRounded ? 'estimated' : 'measured'
  return counted(isNegative ? -low.value : low.value, evidence, days, factor)
}

interface AmountAt {
  readonly value: number
  /** Text behind number and unit, up to the next number. */
  readonly behind: string
  readonly isRounded: boolean
}

function amountAt(
  text: string,
  { 0: digits, index }: RegExpExecArray,
  end: number | undefined,
  mark: DecimalMark | null,
  factor: number,
): AmountAt | 'two readings' | null {
  const following = text.slice(index + digits.length, end)
  const unit = unitAt(following.trimStart())
  // A count has no decimals, one in thousands may have three.
  const isRounded = unit !== null || factor !== 1
  const value = readDigits(digits, mark, () => (isRounded ? 'unknown' : 'thousands'))
  if (value === null || value === 'two readings') return value
  // Turkish thousands are written so, English billions with a dot.
  if (unit?.word === 'b' && digits.includes(',')) return null
  return { value: value * (unit?.factor ?? 1), behind: unit ? unit.behind : following, isRounded }
}
