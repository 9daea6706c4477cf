import type { DecimalMark } from './digits'
import { isNothing } from './nothing'
import { readMoney } from './read-money'
import type { Unread } from './read-count'

const LESS_THAN_ONE = /^\s*[<＜]\s*1\s*%?\s*$/u

/**
 * A level of a series: a number of 0 or more of any unit, also `<1` (0.5: there, but less than one), with a percent sign or a unit (`1.2K`).
 * Null where the cell says nothing.
 */
export function readLevel(cell: unknown, mark: DecimalMark | null = null): number | Unread | null {
  if (isNothing(cell)) return null
  if (typeof cell === 'string' && LESS_THAN_ONE.test(cell)) return 0.5
  const number = readMoney(typeof cell === 'string' ? cell.replace(/\s*%\s*$/u, '') : cell)
  if (number === null) return null
  // Money is no level, and a range is none either.
  if ('unread' in number || number.currencies.length > 0 || number.high !== null) return { unread: 'is not a number' }
  const level = number.low('', mark)
  if (level === 'two readings') return { unread: 'has two readings' }
  return level ?? { unread: 'is not a number' }
}
