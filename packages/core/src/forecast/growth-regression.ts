import { median } from '../series/robust-statistics'
import { cholesky, solveBackward, solveForward } from './cholesky'
import { FEWEST_GROWTH_WEEKS, GROWTH_LIMIT, GROWTH_PENALTY, YEAR } from './forecast-settings'
import type { SeriesHistory } from './series-history'
import { meanBetween } from './vector-kernels'

/** What was known about growth at an origin, per series; `null` where the history is too short. */
export type GrowthSignals = readonly (readonly number[] | null)[]

/**
 * Signals of a past origin with what then happened: mean of the next 52 weeks above the forecast, ÷ mean of the year
 * before.
 */
export interface GrowthLesson {
  readonly signals: GrowthSignals
  readonly surprises: readonly number[]
}

/**
 * Four signals a series: growth of its influencers over the last half year and over the last year, its own over the
 * last year, and the growth that its forecast already holds. All on the square-root scale, and each less the median
 * of the pool: what moves everybody (a change of the panel, say) is no news about one series. Signals that are
 * missing count as the median.
 * @param forecast square roots, at least 52 weeks a series from the origin
 */
export function growthSignals(
  histories: readonly SeriesHistory[],
  influencers: readonly (SeriesHistory | null)[],
  origin: number,
  forecast: Float64Array,
  span: number,
): GrowthSignals {
  const raw = histories.map((history, series) => {
    const own = yearlyGrowth(history, origin, YEAR)
    if (own === null) return null
    const lastYear = meanBetween(history.roots, origin - YEAR, origin)
    const next = meanBetween(forecast, series * span, series * span + YEAR)
    const leader = influencers[series] ?? null
    return [
      leader && yearlyGrowth(leader, origin, YEAR / 2),
      leader && yearlyGrowth(leader, origin, YEAR),
      own,
      next / lastYear - 1,
    ].map((growth) => (growth === null ? null : limited(growth, GROWTH_LIMIT.feature)))
  })
  const known = raw.filter((row) => row !== null)
  const centres = [0, 1, 2, 3].map((column) => median(known.flatMap((row) => row[column] ?? [])) ?? 0)
  return raw.map((row) => row && row.map((growth, column) => (growth === null ? 0 : growth - (centres[column] ?? 0))))
}

/**
 * Fits one regression for all series over all past origins, without a constant, and strongly drawn to "no effect".
 * With few series the penalty outweighs what they can teach, and with one nothing remains, since it is its own
 * median.
 * @returns the expected surprise of each series for `signals`, 0 where unknown
 */
export function expectedSurprises(lessons: readonly GrowthLesson[], signals: GrowthSignals): number[] {
  const rows: (readonly number[])[] = []
  const targets: number[] = []
  for (const lesson of lessons) {
    const limitedSurprises = lesson.surprises.map((surprise) => limited(surprise, GROWTH_LIMIT.surprise))
    const centre = median(limitedSurprises.filter((_, series) => lesson.signals[series])) ?? 0
    lesson.signals.forEach((row, series) => {
      const surprise = limitedSurprises[series]
      if (!row || surprise === undefined) return
      rows.push(row)
      targets.push(surprise - centre)
    })
  }
  const slopes = ridgeSlopes(rows, targets)
  return signals.map((row) => {
    const expected = row ? row.reduce((sum, signal, column) => sum + signal * (slopes[column] ?? 0), 0) : 0
    return limited(expected, GROWTH_LIMIT.surprise)
  })
}

/** Slopes of the raw signals; the penalty is set on signals of unit size. A signal that is always 0 gets slope 0. */
function ridgeSlopes(rows: readonly (readonly number[])[], targets: readonly number[]): number[] {
  const width = rows[0]?.length ?? 0
  const sizes = Array.from({ length: width }, (_, column) =>
    Math.sqrt(rows.reduce((sum, row) => sum + (row[column] ?? 0) ** 2, 0) / rows.length),
  )
  const scaled = rows.map((row) => row.map((signal, column) => signal / (sizes[column] || 1)))
  const matrix = new Float64Array(width * width)
  const rhs = new Float64Array(width)
  scaled.forEach((row, index) => {
    row.forEach((signal, i) => {
      rhs[i] = (rhs[i] ?? 0) + signal * (targets[index] ?? 0)
      row.forEach((other, j) => (matrix[i * width + j] = (matrix[i * width + j] ?? 0) + signal * other))
    })
  })
  const penalty = GROWTH_PENALTY.share * rows.length + GROWTH_PENALTY.pairs
  for (let i = 0; i < width; i++) matrix[i * width + i] = (matrix[i * width + i] ?? 0) + penalty
  const factor = cholesky(matrix, width)
  const slopes = new Float64Array(width)
  solveBackward(factor, width, solveForward(factor, width, rhs, 0), width, slopes, 0)
  return Array.from(slopes, (slope, column) => slope / (sizes[column] || 1))
}

/**
 * Mean of the last weeks less the mean of the same weeks a year before, ÷ mean of the last year; `null` when too few.
 */
function yearlyGrowth({ roots, start }: SeriesHistory, origin: number, weeks: number): number | null {
  const count = Math.min(weeks, origin - YEAR - start)
  if (count < FEWEST_GROWTH_WEEKS) return null
  const lastYear = meanBetween(roots, origin - YEAR, origin)
  if (lastYear <= 0) return null
  const [now, before] = [
    meanBetween(roots, origin - count, origin),
    meanBetween(roots, origin - YEAR - count, origin - YEAR),
  ]
  return (now - before) / lastYear
}

function limited(value: number, limit: number): number {
  return Math.min(limit, Math.max(-limit, value))
}
