/** Fewer changes do not tell how long a value stands. */
const FEWEST_STANDS = 8

/**
 * Weeks to come that repeat the last value, of a series that is renewed every few weeks and written down each week: where no value ever
 * stood for fewer than two weeks, the last one stands for as many as the shortest did. 0 of any other series.
 */
export function heldWeeks(values: readonly (number | null)[]): number {
  const stands: number[] = []
  for (const [week, value] of values.entries()) {
    if (week > 0 && value === values[week - 1]) stands[stands.length - 1] = (stands.at(-1) ?? 0) + 1
    else stands.push(1)
  }
  const newest = stands.at(-1) ?? 0
  // The first may have begun before the series.
  const whole = stands.slice(1, -1)
  if (whole.length < FEWEST_STANDS || (values.at(-1) ?? null) === null) return 0
  return Math.max(0, Math.min(...whole) - newest)
}
