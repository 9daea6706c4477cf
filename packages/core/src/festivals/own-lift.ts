import type { WeeklySeries } from '../series/weekly-series'
import { BuildUps } from './build-up-fit'

/** What a series did before a festival, beyond its own season and the weeks around. Fractions: 0.12 is 12 % more. */
export interface OwnLift {
  /** By occurrence, in the order of the given days; `null` where its weeks were not measured. */
  readonly lifts: readonly (number | null)[]
  readonly meanLift: number
  readonly years: number
  readonly yearsAbove: number
  /** Whether it stands out: most years, and by more than the series strays anyway. */
  readonly standsOut: boolean
}

/** A twentieth more: less is not seen in a curve. */
const LEAST_LIFT = 0.05
const MOST_YEARS = 0.75
/** Standard errors of the mean; of a score of festivals one alone reaches it by chance. */
const SURE = 2.5
/** As in `over-index`: above what the season's own corners leave elsewhere in the year. */
const ABOVE_CORNERS = 1.25

/** `days`: occurrences up to the newest week, oldest first. `null` where too little is known to tell. */
export function ownLift(series: WeeklySeries, days: readonly string[], buildUpWeeks: number): OwnLift | null {
  const fit = new BuildUps(days, buildUpWeeks).fit(series)
  if (fit === null) return null
  const known = fit.lifts.filter((lift): lift is number => lift !== null)
  const yearsAbove = known.filter((lift) => lift >= Math.log1p(LEAST_LIFT)).length
  return {
    lifts: fit.lifts.map((lift) => (lift === null ? null : Math.expm1(lift))),
    meanLift: Math.expm1(fit.mean),
    years: known.length,
    yearsAbove,
    standsOut:
      yearsAbove >= MOST_YEARS * known.length &&
      fit.mean >= SURE * fit.error &&
      fit.mean >= Math.max(Math.log1p(LEAST_LIFT), ABOVE_CORNERS * fit.elsewhere),
  }
}
