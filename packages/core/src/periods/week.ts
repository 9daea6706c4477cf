const DAY_MS = 86_400_000

/** Days since 1970-01-01 of an ISO date. Throws a RangeError on anything else. */
export function dayNumber(isoDate: string): number {
  const ms = /^\d{4}-\d{2}-\d{2}$/.test(isoDate) ? Date.parse(`${isoDate}T00:00:00Z`) : Number.NaN
  if (Number.isNaN(ms)) throw new RangeError(`not a date: ${isoDate}`)
  return ms / DAY_MS
}

/** The ISO date of a day number; inverse of `dayNumber`. */
export function isoDate(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}

/** `days` may be negative. */
export function addDays(date: string, days: number): string {
  return isoDate(dayNumber(date) + days)
}

/** `weeks` may be negative. */
export function addWeeks(date: string, weeks: number): string {
  return addDays(date, weeks * 7)
}

/** The Monday on or before a date. */
export function mondayOf(date: string): string {
  const day = dayNumber(date)
  // 1970-01-01 was a Thursday, hence the shift by three.
  return isoDate(day - ((((day + 3) % 7) + 7) % 7))
}

/** Whole weeks from Monday `from` to Monday `to`; negative when `to` is earlier. */
export function weeksBetween(from: string, to: string): number {
  return Math.round((dayNumber(to) - dayNumber(from)) / 7)
}

/** Monday of the newest week that has wholly passed at the end of day `asOf`. */
export function lastCompleteWeek(asOf: string): string {
  return mondayOf(addDays(asOf, -6))
}
