const WEEKS_A_YEAR = 365.25 / 7
const WEEKS_A_MONTH = WEEKS_A_YEAR / 12
/** A year that lacks a month at most is called one. */
const SLACK_WEEKS = WEEKS_A_MONTH
const FEWEST_MONTHS = 3

export interface Span {
  readonly unit: 'year' | 'month' | 'week'
  readonly count: number
}

/** How long a weekly line is from its first value to its last: in years where they are whole, give or take a month. */
export function measuredSpan(values: readonly (number | null)[]): Span {
  const first = values.findIndex((value) => value !== null)
  const weeks = first === -1 ? 0 : values.findLastIndex((value) => value !== null) - first + 1
  const years = Math.round(weeks / WEEKS_A_YEAR)
  if (years > 0 && Math.abs(weeks - years * WEEKS_A_YEAR) <= SLACK_WEEKS) return { unit: 'year', count: years }
  const months = Math.round(weeks / WEEKS_A_MONTH)
  return months < FEWEST_MONTHS ? { unit: 'week', count: weeks } : { unit: 'month', count: months }
}
