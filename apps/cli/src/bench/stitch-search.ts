import { addWeeks } from '@trendee/core/periods/week'
import { mean, quantile } from '@trendee/core/series/robust-statistics'
import type { WeeklySeries } from '@trendee/core/series/weekly-series'
import { seededRandom } from '@trendee/core/trend/planted-series'
import { type StitchFile } from '@trendee/core/trend/shared-points'
import { stitch } from '@trendee/core/trend/stitch'
import type { SearchSeries } from './read-search-series'

/** Weeks on either side of the joint whose means tell the step. */
const JOINT_WEEKS = 8
/** Relative error says little where one unit of the index is a large part of the value. */
const MIN_UNITS = 10

export interface StitchAccuracy {
  readonly series: number
  readonly joined: number
  /** Of the older file's weeks on the newer one's scale, as fractions of the truth. */
  readonly medianError: number
  readonly p95Error: number
  /** Of the factor, series by series. */
  readonly medianFactorError: number
  readonly worstFactorError: number
  /** How far the curve jumps at the joint besides what the truth does there, as a fraction. */
  readonly medianStep: number
  readonly worstStep: number
}

/**
 * Cuts each series into two pieces that share `overlapWeeks`, each sampled with `noise`, scaled to 100 and rounded as Google does,
 * joins them and compares with the series itself.
 */
export function measureStitch(searched: readonly SearchSeries[], overlapWeeks: number, noise: number): StitchAccuracy {
  const errors: number[] = []
  const factorErrors: number[] = []
  const steps: number[] = []
  searched.forEach(({ series }, index) => {
    const random = seededRandom(1000 * overlapWeeks + index)
    const middle = Math.floor(series.values.length / 2)
    const first = middle - Math.floor(overlapWeeks / 2)
    const older = asGoogleExports(series, 0, first + overlapWeeks, random, noise)
    const newer = asGoogleExports(series, first, series.values.length, random, noise)
    const { series: joined, parts } = stitch([older.file, newer.file])
    const factor = parts.find((part) => part.outcome === 'joined')?.factor
    if (factor == null) return
    const truth = series.values.map((value) => (value ?? 0) * newer.scale)
    factorErrors.push(Math.abs((factor * older.scale) / newer.scale - 1))
    const off = truth.map((value, week) => (joined.values[week] ?? 0) / value)
    for (const [week, ratio] of off.slice(0, first).entries()) {
      if ((truth[week] ?? 0) >= MIN_UNITS * factor) errors.push(Math.abs(ratio - 1))
    }
    const sums = (values: readonly (number | null)[], from: number) =>
      mean(values.slice(from, from + JOINT_WEEKS).map((value) => value ?? 0)) ?? 0
    const jump = (values: readonly (number | null)[]) => sums(values, first) / sums(values, first - JOINT_WEEKS)
    steps.push(Math.abs(jump(joined.values) / jump(truth) - 1))
  })
  const share = (values: readonly number[], place: number) => quantile(values, place) ?? 0
  return {
    series: searched.length,
    joined: factorErrors.length,
    medianError: share(errors, 0.5),
    p95Error: share(errors, 0.95),
    medianFactorError: share(factorErrors, 0.5),
    worstFactorError: share(factorErrors, 1),
    medianStep: share(steps, 0.5),
    worstStep: share(steps, 1),
  }
}

function asGoogleExports(
  series: WeeklySeries,
  from: number,
  to: number,
  random: () => number,
  noise: number,
): { file: StitchFile; scale: number } {
  const sampled = series.values
    .slice(from, to)
    .map((value) => (value ?? 0) * (1 + noise * Math.sqrt(3) * (2 * random() - 1)))
  const scale = 100 / Math.max(...sampled)
  const values = sampled.map((value) => (value * scale < 0.5 ? 0.5 : Math.round(value * scale)))
  const start = addWeeks(series.start, from)
  const newestDay = addWeeks(series.start, to)
  return { file: { id: newestDay, series: { start, values }, span: 'week', newestDay, roundingStep: 1 }, scale }
}
