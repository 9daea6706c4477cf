import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { smape } from '@trendee/core/forecast/accuracy'
import type { Forecast } from '@trendee/core/forecast/forecast-pool'

/** Weeks ahead of the competition that the series are from. */
export const WEEKLY_HORIZON = 13
/** Origins so many weeks before the end: all their targets are known. */
export const WEEKLY_ORIGINS = [52, 26, 13] as const
/** Shorter histories are left out: a year and the weeks that a first test needs. */
const FEWEST_WEEKS = 60

type Weeks = readonly (number | null)[]

/** What was known of the series at an origin, and what came. */
export interface WeeklyTask {
  readonly training: readonly Weeks[]
  readonly came: readonly Weeks[]
}

/** Means over the series. Errors are scaled by the mean change from week to week in training. */
export interface WeeklyScore {
  readonly mase: number
  readonly smape: number
  readonly firstWeek: number
  readonly firstFour: number
}

/** The weekly series of many kinds, blank before they begin; `null` when the file is not there. */
export function readWeeklyKinds(dataFolder: string): readonly Weeks[] | null {
  const path = join(dataFolder, 'weekly', 'weekly-matrix.csv.gz')
  if (!existsSync(path)) return null
  const [header = '', ...lines] = gunzipSync(readFileSync(path)).toString().trim().split(/\r?\n/)
  const rows = lines.map((line) => line.split(',').slice(1))
  const columns = header.split(',').length - 1
  return Array.from({ length: columns }, (_, column) =>
    rows.map((cells) => (cells[column] ? Number(cells[column]) : null)),
  )
}

/** The task at an origin so many weeks before the end, of the series that are long enough by then. */
export function weeklyTask(series: readonly Weeks[], weeksBefore: number): WeeklyTask {
  const origin = (series[0]?.length ?? 0) - weeksBefore
  const long = series.filter(
    (values) => values.slice(0, origin).filter((value) => value !== null).length >= FEWEST_WEEKS,
  )
  return {
    training: long.map((values) => values.slice(0, origin)),
    came: long.map((values) => values.slice(origin, origin + WEEKLY_HORIZON)),
  }
}

/** The last value again. */
export function lastValue({ training }: WeeklyTask): Pick<Forecast, 'mean'>[] {
  return training.map((values) => {
    const last = values.findLast((value) => value !== null) ?? 0
    return { mean: Array.from({ length: WEEKLY_HORIZON }, () => last) }
  })
}

/** Scores forecasts of all series of a task; series that never changed are left out. */
export function scoreWeekly({ training, came }: WeeklyTask, forecasts: readonly Pick<Forecast, 'mean'>[]): WeeklyScore {
  const scored = training.flatMap((values, index) => {
    const steps = values.slice(1).flatMap((value, week) => distance(value, values[week] ?? null))
    const scale = mean(steps)
    const actual = came[index] ?? []
    const expected = forecasts[index]?.mean ?? []
    const errors = actual.flatMap((value, week) => distance(value, expected[week] ?? null))
    if (!(scale > 0) || errors.length === 0) return []
    return [
      {
        mase: mean(errors) / scale,
        smape: smape(actual, expected) ?? 0,
        firstWeek: (errors[0] ?? 0) / scale,
        firstFour: mean(errors.slice(0, 4)) / scale,
      },
    ]
  })
  const over = (pick: (score: WeeklyScore) => number): number => mean(scored.map(pick))
  return {
    mase: over((score) => score.mase),
    smape: over((score) => score.smape),
    firstWeek: over((score) => score.firstWeek),
    firstFour: over((score) => score.firstFour),
  }
}

/** Overall weighted average: the mean of MASE and sMAPE, each ÷ that of the last value repeated. */
export function overallAverage(own: WeeklyScore, last: WeeklyScore): number {
  return (own.mase / last.mase + own.smape / last.smape) / 2
}

function distance(a: number | null, b: number | null): number[] {
  return a === null || b === null ? [] : [Math.abs(a - b)]
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? Number.NaN : values.reduce((sum, value) => sum + value, 0) / values.length
}
