import type { Evidence } from '@trendee/core/series/evidence'

/** Words and letters that multiply a count, in the languages of the shops we read. Longest first where one begins another. */
const UNITS: readonly (readonly [unit: string, factor: number])[] = [
  ['million', 1e6],
  ['thousand', 1e3],
  ['billion', 1e9],
  ['nghìn', 1e3],
  ['ngàn', 1e3],
  ['triệu', 1e6],
  ['ribu', 1e3],
  ['juta', 1e6],
  ['หมื่น', 1e4],
  ['ล้าน', 1e6],
  ['พัน', 1e3],
  ['แสน', 1e5],
  ['mil', 1e3],
  ['mio', 1e6],
  ['tsd', 1e3],
  ['bn', 1e9],
  ['rb', 1e3],
  ['jt', 1e6],
  ['tr', 1e6],
  ['萬', 1e4],
  ['万', 1e4],
  ['億', 1e8],
  ['亿', 1e8],
  ['千', 1e3],
  ['만', 1e4],
  ['억', 1e8],
  ['천', 1e3],
  ['k', 1e3],
  ['m', 1e6],
  ['b', 1e9],
]

/** Cells by which vendors say that there is nothing. */
const MISSING = new Set(['', 'null', 'none', 'nan', 'na', 'n/a', '-', '--', '—', 'undefined', 'nil', '#n/a'])

const PLAIN = /^[+-]?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/
const NUMBER_INSIDE = /\d(?:[\d.,'’\s\u00a0\u202f]*\d)?/u
const AT_LEAST_BEFORE =
  />|≥|over|more than|above|at least|más de|mais de|plus de|über|mehr als|lebih dari|超过|超過|逾/iu

/** True where the cell says in some way that nothing is known. */
export function isMissing(cell: unknown): boolean {
  if (cell === null || cell === undefined) return true
  // Most cells begin with a digit, and this is asked of every cell of a number.
  if (typeof cell !== 'string' || cell.length > 20 || (cell.charCodeAt(0) >= 48 && cell.charCodeAt(0) <= 57))
    return false
  return cell === '' || MISSING.has(cell.trim().toLowerCase())
}

/**
 * Reads a count as shops write it: `1,234`, `36K+ sold`, `1.2万`, `2.277e+03`. `+` or "over" make it a lower bound, a rounded unit
 * (`1.2K`) an estimate. Returns null where there is no count.
 */
export function parseCount(cell: unknown): { value: number; evidence: Evidence } | null {
  if (typeof cell === 'number') return Number.isFinite(cell) ? { value: cell, evidence: 'measured' } : null
  if (typeof cell !== 'string') return null
  const text = cell.trim()
  if (PLAIN.test(text) && !/^[+-]?\d{1,3}\.\d{3}$/.test(text)) return { value: Number(text), evidence: 'measured' }
  const found = NUMBER_INSIDE.exec(text)
  if (found === null) return null
  const digits = found[0]
  const before = text.slice(0, found.index)
  const after = text.slice(found.index + digits.length).trimStart()
  const lower = after.toLowerCase()
  const unit = UNITS.find(([name]) => lower.startsWith(name) && !continuesWord(name, lower))
  const behindUnit = unit ? after.slice(unit[0].length).trimStart() : after
  // Before a unit a lone separator is a decimal ("1.234K" hardly occurs); without one, counts have no decimals.
  const value = plainDecimal(digits, unit ? 'decimal' : 'thousands')
  if (value === null) return null
  const sign = /[-−]\s*$/u.test(before) ? -1 : 1
  const isBound = behindUnit.startsWith('+') || after.startsWith('+') || AT_LEAST_BEFORE.test(before)
  const rounded = Math.round(value * (unit?.[1] ?? 1) * 1e6) / 1e6
  return { value: sign * rounded, evidence: isBound ? 'at_least' : unit ? 'estimated' : 'measured' }
}

/** `3 bought` must not read as three billion: a unit in letters ends its word. */
function continuesWord(unit: string, lower: string): boolean {
  return /[a-z]$/.test(unit) && /^[a-zà-ỹ]/u.test(lower.slice(unit.length))
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
 * Reads a price in a currency's major unit: `1.234,56`, `1,234.56`, `Rp 10.000`, `1.956000000000000e+02`, `12,99 €`; of a range the
 * lower end. A lone dot before three digits parts thousands in currencies written so, decimals in the others. Null where there is none.
 */
export function parsePrice(cell: unknown, currency: string): number | null {
  if (typeof cell === 'number') return Number.isFinite(cell) ? cell : null
  if (typeof cell !== 'string') return null
  const text = cell.trim()
  const dotIsThousands = DOT_THOUSANDS.has(currency) || ZERO_DECIMALS.has(currency)
  if (PLAIN.test(text) && !(dotIsThousands && /^[+-]?[1-9]\d{0,2}\.\d{3}$/.test(text))) return Number(text)
  const found = NUMBER_INSIDE.exec(text)
  if (found === null) return null
  const lone = THREE_DECIMALS.has(currency) ? 'decimal' : dotIsThousands ? 'thousands' : 'by-mark'
  const value = plainDecimal(found[0], lone)
  if (value === null) return null
  return /^[-−]|[-−]\s*\p{Sc}?\s*$/u.test(text.slice(0, found.index)) ? -value : value
}

/** `+3,700%` → 37, `-20 %` → -0.2. Three digits after a lone separator are thousands: the growths we read are whole percents. */
export function parsePercent(cell: unknown): number | null {
  if (typeof cell !== 'string') return null
  const text = cell.trim()
  const found = NUMBER_INSIDE.exec(text)
  if (found === null || !/[%％٪]/u.test(text)) return null
  const value = plainDecimal(found[0], 'thousands')
  if (value === null) return null
  return (/[-−]/u.test(text.slice(0, found.index)) ? -value : value) / 100
}

/**
 * A number with separators. Two kinds of separator: the later one is the decimal mark. One kind, repeated: thousands. One alone: decimal
 * unless three digits follow, where `lone` decides ('by-mark': a comma parts thousands, a dot decimals).
 */
function plainDecimal(digits: string, lone: 'decimal' | 'thousands' | 'by-mark'): number | null {
  const text = digits.replaceAll(/['’\s\u00a0\u202f]/gu, '')
  const dots = text.split('.').length - 1
  const commas = text.split(',').length - 1
  if (dots === 0 && commas === 0) return Number(text)
  let decimalMark = ''
  if (dots > 0 && commas > 0) {
    decimalMark = text.lastIndexOf('.') > text.lastIndexOf(',') ? '.' : ','
  } else if (dots + commas === 1) {
    const mark = dots === 1 ? '.' : ','
    const [whole = '', fraction = ''] = text.split(mark)
    const isThousandsShape = fraction.length === 3 && whole.length <= 3 && !whole.startsWith('0')
    const isThousands = lone === 'thousands' || (lone === 'by-mark' && mark === ',')
    if (!isThousandsShape || !isThousands) decimalMark = mark
  }
  const other = decimalMark === '.' ? ',' : '.'
  const cleaned =
    decimalMark === '' ? text.replaceAll(/[.,]/g, '') : text.replaceAll(other, '').replace(decimalMark, '.')
  const value = Number(cleaned)
  return Number.isFinite(value) ? value : null
}
