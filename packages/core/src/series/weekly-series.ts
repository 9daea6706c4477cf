/**
 * A weekly series: one value per week, first week first, without holes in time.
 * A week nobody measured is `null`, never 0: a gap is not a small value.
 */
export interface WeeklySeries {
  /** Monday of the first week, `YYYY-MM-DD`. */
  readonly start: string
  readonly values: readonly (number | null)[]
}
