import type { UnitsWindow } from '../feed'
import { signAtEnd, signAtStart } from './currency-signs'
import { DIGITS, plainSigns } from './digits'
import { unitAt, withoutPeriod } from './number-words'

/** What the name of a column says in brackets, behind its last comma or behind "in". */
const HINTS = /[([]([^()[\]]*)[)\]]|, *([^,()]+)$|\bin +([^ ]+(?: [^ ]+)?)$/gu
/** Bare at its end, beside a currency: `Revenue USD m`, `Umsatz TEUR`. */
const LAST_WORDS = / ([^ ]+(?: \p{Sc})?)$/u
/** Not `M`, in which men and a size are written. */
const BARE_UNIT = /^(?:[kKm]|(?:[Mm]n|[Mm]ln|[Mm]io|[Tt]sd|[Bb]n|[Mm]rd)\.?)$/u
const THOUSANDS = /^(?:'?000s?|1,?000s?|t|tsd|teur)$/u
/** Letters that are sizes and measures as well. */
const NO_UNIT = /^[a-jln-z]$/u

/** By what the numbers below the name of a column are to be multiplied: 10,000 of `成交额(万元)`, 1,000 of `Umsatz (Tsd. €)`, else 1. */
export function unitOfName(name: string): number {
  const plain = plainSigns(name).toLowerCase()
  for (const hint of plain.matchAll(HINTS)) {
    const factor = factorOf(withoutCurrency((hint[1] ?? hint[2] ?? hint[3] ?? '').trim().replace(/^in /u, '')))
    if (factor !== null) return factor
  }
  const last = LAST_WORDS.exec(plainSigns(name))?.[1] ?? ''
  const word = withoutCurrency(last.toLowerCase())
  const isJoined = word !== last.toLowerCase()
  const isBehind = BARE_UNIT.test(last) && signAtEnd(plain.slice(0, -last.length).trim()) !== null
  return (isJoined || isBehind || word === 'teur' ? factorOf(word) : null) ?? 1
}

function withoutCurrency(text: string): string {
  const behind = signAtStart(text)?.rest.trim() ?? text
  return (signAtEnd(behind)?.rest ?? behind).trim()
}

function factorOf(text: string): number | null {
  const word = text.replace(/\.$/u, '')
  if (THOUSANDS.test(word)) return 1000
  const unit = NO_UNIT.test(word) ? null : unitAt(word)
  return unit?.behind === '' ? unit.factor : null
}

/** Whether a number in a cell has a unit of its own: `3万`, `12,5 Tsd. €`. Other words beside it ("about 3", `3 EUR`) are none. */
export function hasOwnUnit(cell: string): boolean {
  const text = plainSigns(cell).toLowerCase()
  return [...text.matchAll(DIGITS)].some(
    ({ 0: digits, index }) => unitAt(text.slice(index + digits.length).trimStart()) !== null,
  )
}

/** `Stock (M)` beside `Stock (S)`: the stock of a size. */
const OF_SIZE = /^(.*)[([] *(xx?s|s|m|l|xx?l|[2-6]xl) *[)\]]$/u

/** Whether the name of a column says of which size it is, as other names of the table show. */
export function namesSize(name: string, others: readonly string[]): boolean {
  const [, stem, size] = OF_SIZE.exec(plainSigns(name).toLowerCase()) ?? []
  return others.some((other) => {
    const [, stemOfOther, sizeOfOther] = OF_SIZE.exec(plainSigns(other).toLowerCase()) ?? []
    return stem !== undefined && stemOfOther === stem && sizeOfOther !== size
  })
}

const MONTHS =
  /(?<![\d.,])(\d{1,2}) ?(?:months?|mo\b|monate?n?\b|mois|meses|mes\b|mesi|mese|个月|か月|ヶ月|カ月|개월|месяц|tháng|ay\b|bulan|เดือน)/u
const YEARS = /(?<![\d.,])(\d) ?(?:years?|yr\b|jahre?n?\b|ans?\b|años?|anos?|anni|anno|年|년|год|năm|yıl|tahun|ปี)/u
const [DAYS_OF_MONTH, DAYS_OF_YEAR] = [30, 365]

const LIFETIME =
  /(?<!\p{L})(?:life ?time|all time|since (?:launch|listing|start)|seit (?:start|beginn)|insgesamt seit|depuis (?:le début|toujours)|desde el inicio|desde o início)(?!\p{L})|历史|上架以来|累计|累計|누적/u

/**
 * Over how many days the numbers below the name of a column were counted: 30 of `Sold (30 days)`, 365 of `누적판매(1년)`, the life of `Units
 * sold (lifetime)`; null where it does not say.
 */
export function windowOfName(name: string): UnitsWindow | null {
  const text = plainSigns(name)
    .replaceAll(/(?<=[\p{Ll}\d])(?=\p{Lu})/gu, ' ')
    .toLowerCase()
    .replaceAll(/[()[\]_-]+/gu, ' ')
    .trim()
  const { days } = withoutPeriod(text)
  if (days !== null) return days
  const years = Number(YEARS.exec(text)?.[1] ?? 0)
  const months = Number(MONTHS.exec(text)?.[1] ?? 0)
  const counted = years * DAYS_OF_YEAR || (months === 12 ? DAYS_OF_YEAR : months * DAYS_OF_MONTH)
  if (counted > 0 && counted <= DAYS_OF_YEAR) return counted
  return LIFETIME.test(text) ? 'lifetime' : null
}
