import { weeksBetween } from '../periods/week'
import { mean } from '../series/robust-statistics'
import type { WeeklySeries } from '../series/weekly-series'
import { YEAR } from './forecast-settings'

/** A forecast beside its plainest rival, over the same weeks: both mean absolute errors, in the unit of the series. */
export interface AgainstLastYear {
  /** Weeks that came and whose year before is known. */
  readonly weeks: number
  readonly error: number
  /** Of saying for each week what the same week a year before was. */
  readonly lastYearError: number
}

/**
 * How a forecast did against repeating last year, in the weeks after `origin` that came.
 * @param forecast of the weeks after `origin`, on the scale of the series
 * @returns null where no week can be compared
 */
export function againstLastYear(
  { start, values }: WeeklySeries,
  origin: string,
  forecast: readonly number[],
): AgainstLastYear | null {
  const first = weeksBetween(start, origin) + 1
  const both = forecast.flatMap((expected, ahead): [number, number][] => {
    const came = values[first + ahead] ?? null
    const before = values[first + ahead - YEAR] ?? null
    return came === null || before === null ? [] : [[Math.abs(came - expected), Math.abs(came - before)]]
  })
  const error = mean(both.map(([own]) => own))
  const lastYearError = mean(both.map(([, lastYear]) => lastYear))
  return error === null || lastYearError === null ? null : { weeks: both.length, error, lastYearError }
}
