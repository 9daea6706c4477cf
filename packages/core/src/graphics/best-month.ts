import { addDays } from '../periods/week'

const MONTHS = 12
/** Complete years from which a month is named: one alone may be a fad's. */
const LEAST_YEARS = 2
const YEAR_DAYS = 364

/**
 * Mean of each calendar month over the mean of its year, over the last complete years of a weekly curve: 1 is a usual month.
 * `null` where the curve is shorter than two years, or a month of it is unknown.
 */
export function monthsOfYear(start: string, values: readonly (number | null)[]): readonly number[] | null {
  const years = Math.floor((values.length * 7) / YEAR_DAYS)
  if (years < LEAST_YEARS) return null
  const weeks = years * 52
  const kept = values.slice(-weeks)
  const first = values.length - weeks
  const sums = Array.from({ length: MONTHS }, () => ({ sum: 0, count: 0 }))
  for (let year = 0; year < years; year += 1) {
    const own = kept.slice(year * 52, (year + 1) * 52)
    const known = own.filter((value) => value !== null)
    const mean = known.reduce((sum, value) => sum + value, 0) / known.length
    if (!(mean > 0)) return null
    for (const [week, value] of own.entries()) {
      if (value === null) continue
      // The middle of the week decides to which month it belongs.
      const day = addDays(start, (first + year * 52 + week) * 7 + 3)
      const month = sums[Number(day.slice(5, 7)) - 1]
      if (month === undefined) continue
      month.sum += value / mean
      month.count += 1
    }
  }
  return sums.some(({ count }) => count === 0) ? null : sums.map(({ sum, count }) => sum / count)
}

/** The month, 1 to 12, in which a seasonal curve is highest; `null` without a season. */
export function bestMonth(months: readonly number[] | null, isSeasonal: boolean): number | null {
  return months === null || !isSeasonal ? null : months.indexOf(Math.max(...months)) + 1
}
