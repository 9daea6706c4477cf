/** Fewer changes do not tell how long a value stands. */
const FEWEST_STANDS = 8

/**
 * Weeks to come that repeat the last value, of a series that is renewed every few weeks and written down each week: where no value ever
 * stood for fewer than two weeks, the last one stands for as many as the shortest did. 0 of any other series. A value beside a
 * gap says nothing: it may have stood longer.
 */
export function heldWeeks(values: readonly (number | null)[]): number {
  const stands: { readonly value: number | null; weeks: number }[] = []
  for (const value of values) {
    const current = stands.at(-1)
    if (current !== undefined && value === current.value) current.weeks += 1
    else stands.push({ value, weeks: 1 })
  }
  const newest = stands.at(-1)
  // Beyond both ends of the series lies a gap, too.
  const valueOf = (at: number) => stands[at]?.value ?? null
  const whole = stands.filter((_, at) => [at - 1, at, at + 1].every((place) => valueOf(place) !== null))
  if (newest === undefined || newest.value === null || whole.length < FEWEST_STANDS) return 0
  return Math.max(0, Math.min(...whole.map(({ weeks }) => weeks)) - newest.weeks)
}
