import { SEASON_WEEKS } from '../periods/iso-week'
import { median } from '../series/robust-statistics'

/** One and a half seasons, odd: the shortest window whose trend cannot follow the season (Cleveland et al. 1990). */
const TREND_WINDOW_WEEKS = 79
/** The trend is smooth: it is computed every few weeks and drawn straight in between, as STL's own "jump" does. */
const TREND_JUMP_WEEKS = 6
const INNER_LOOPS = 2
const ROBUST_LOOPS = 4
/** A phase that kept less weight than this (a tenth of one week) borrows from the weeks further around it. */
const MIN_PHASE_WEIGHT = 0.1

/** A weekly series taken apart; all on the scale of the input. */
export interface Decomposition {
  /** Season by phase, 52 numbers with mean 0. */
  readonly season: Float64Array
  /** Smooth level, one number a week. */
  readonly trend: Float64Array
  /** Weight 0–1 by which each week counted: 0 for a gap, near 0 for an outlier. */
  readonly weights: Float64Array
  /**
   * How far each week strayed from what the *other* years made of its season: value − trend − season of the other years.
   * `null` for a gap and where no other year has the week. Unlike the rest of the fit it is not flattered by having been fitted.
   */
  readonly strays: readonly (number | null)[]
}

/**
 * Splits a series into a yearly season that repeats, a smooth trend and a rest, in the manner of STL with a periodic
 * season (Cleveland, Cleveland, McRae, Terpenning 1990): season and trend are smoothed in turn, and weeks far from both lose their
 * weight. `phases[i]` 0–51 is the place of week i in its year; `noiseFloor` is the smallest rest that is not rounding.
 */
export function decompose(
  values: readonly (number | null)[],
  phases: readonly number[],
  noiseFloor: number,
): Decomposition {
  const count = values.length
  const filled = Float64Array.from(values, (value) => value ?? 0)
  const isMeasured = Float64Array.from(values, (value) => (value === null ? 0 : 1))
  const weights = isMeasured.slice()
  const rest = new Float64Array(count)
  const deseasoned = new Float64Array(count)
  let trend = smoothTrend(filled, weights)
  let season = new Float64Array(SEASON_WEEKS)
  for (let outer = 0; outer <= ROBUST_LOOPS; outer += 1) {
    for (let inner = 0; inner < INNER_LOOPS; inner += 1) {
      for (let week = 0; week < count; week += 1) rest[week] = (filled[week] ?? 0) - (trend[week] ?? 0)
      season = smoothSeason(rest, weights, phases)
      for (let week = 0; week < count; week += 1) {
        deseasoned[week] = (filled[week] ?? 0) - (season[phases[week] ?? 0] ?? 0)
      }
      trend = smoothTrend(deseasoned, weights)
    }
    for (let week = 0; week < count; week += 1) rest[week] = (deseasoned[week] ?? 0) - (trend[week] ?? 0)
    if (outer < ROBUST_LOOPS) reweigh(weights, rest, isMeasured, noiseFloor)
  }
  for (let week = 0; week < count; week += 1) rest[week] = (filled[week] ?? 0) - (trend[week] ?? 0)
  return { season, trend, weights, strays: straysFromOtherYears(rest, weights, isMeasured, phases) }
}

/** Bisquare weights of the rest: full near 0, nothing beyond six median distances. */
function reweigh(weights: Float64Array, rest: Float64Array, isMeasured: Float64Array, noiseFloor: number): void {
  const distances: number[] = []
  for (let week = 0; week < rest.length; week += 1) {
    if (isMeasured[week] === 1) distances.push(Math.abs(rest[week] ?? 0))
  }
  const limit = 6 * Math.max(median(distances) ?? 0, noiseFloor, 1e-9)
  for (let week = 0; week < rest.length; week += 1) {
    const share = Math.min(Math.abs(rest[week] ?? 0) / limit, 1)
    weights[week] = (isMeasured[week] ?? 0) * (1 - share * share) ** 2
  }
}

/**
 * Weighted mean of each phase over the years, the phase itself counting twice its two neighbours: a feast that
 * moves by a week, such as Thanksgiving, stays in the season.
 */
function smoothSeason(rest: Float64Array, weights: Float64Array, phases: readonly number[]): Float64Array<ArrayBuffer> {
  const { sums, totals } = phaseSums(rest, weights, phases)
  const season = new Float64Array(SEASON_WEEKS)
  let centre = 0
  for (let phase = 0; phase < SEASON_WEEKS; phase += 1) {
    // Wider only where gaps or outliers leave the nearest weeks without any weight.
    for (let reach = 1; reach <= SEASON_WEEKS / 2; reach += 1) {
      let sum = 0
      let total = 0
      for (let offset = -reach; offset <= reach; offset += 1) {
        const neighbour = (phase + offset + SEASON_WEEKS) % SEASON_WEEKS
        const share = 1 - Math.abs(offset) / (reach + 1)
        sum += share * (sums[neighbour] ?? 0)
        total += share * (totals[neighbour] ?? 0)
      }
      if (total > MIN_PHASE_WEIGHT) {
        season[phase] = sum / total
        break
      }
    }
    centre += (season[phase] ?? 0) / SEASON_WEEKS
  }
  for (let phase = 0; phase < SEASON_WEEKS; phase += 1) season[phase] = (season[phase] ?? 0) - centre
  return season
}

function straysFromOtherYears(
  rest: Float64Array,
  weights: Float64Array,
  isMeasured: Float64Array,
  phases: readonly number[],
): (number | null)[] {
  const { sums, totals } = phaseSums(rest, weights, phases)
  return Array.from(rest, (value, week) => {
    if (isMeasured[week] !== 1) return null
    const phase = phases[week] ?? 0
    let sum = 0
    let total = 0
    for (let offset = -1; offset <= 1; offset += 1) {
      const neighbour = (phase + offset + SEASON_WEEKS) % SEASON_WEEKS
      const share = 1 - Math.abs(offset) / 2
      sum += share * (sums[neighbour] ?? 0)
      total += share * (totals[neighbour] ?? 0)
    }
    // What this year itself put in, the 53rd week included, is taken out again.
    for (let own = Math.max(0, week - 2); own <= Math.min(rest.length - 1, week + 2); own += 1) {
      const apart = Math.abs((phases[own] ?? 0) - phase)
      const share = 1 - Math.min(apart, SEASON_WEEKS - apart) / 2
      if (share <= 0) continue
      sum -= share * (rest[own] ?? 0) * (weights[own] ?? 0)
      total -= share * (weights[own] ?? 0)
    }
    return total > MIN_PHASE_WEIGHT ? value - sum / total : null
  })
}

function phaseSums(
  rest: Float64Array,
  weights: Float64Array,
  phases: readonly number[],
): { sums: Float64Array; totals: Float64Array } {
  const sums = new Float64Array(SEASON_WEEKS)
  const totals = new Float64Array(SEASON_WEEKS)
  for (let week = 0; week < rest.length; week += 1) {
    const phase = phases[week] ?? 0
    sums[phase] = (sums[phase] ?? 0) + (rest[week] ?? 0) * (weights[week] ?? 0)
    totals[phase] = (totals[phase] ?? 0) + (weights[week] ?? 0)
  }
  return { sums, totals }
}

/** Local straight line with tricube weights (loess of degree 1) over `TREND_WINDOW_WEEKS` nearest weeks. */
function smoothTrend(values: Float64Array, weights: Float64Array): Float64Array<ArrayBuffer> {
  const count = values.length
  const trend = new Float64Array(count)
  if (count === 0) return trend
  const width = Math.min(TREND_WINDOW_WEEKS, count)
  let previous = 0
  trend[0] = fitLine(values, weights, 0, width)
  while (previous < count - 1) {
    const next = Math.min(previous + TREND_JUMP_WEEKS, count - 1)
    trend[next] = fitLine(values, weights, next, width)
    const from = trend[previous] ?? 0
    const step = ((trend[next] ?? 0) - from) / (next - previous)
    for (let week = previous + 1; week < next; week += 1) trend[week] = from + step * (week - previous)
    previous = next
  }
  return trend
}

/** Value at week `at` of the straight line through the `width` weeks around it. */
function fitLine(values: Float64Array, weights: Float64Array, at: number, width: number): number {
  const first = Math.max(0, Math.min(at - Math.floor(width / 2), values.length - width))
  const last = first + width - 1
  const reach = Math.max(at - first, last - at) + 1
  let total = 0
  let sumX = 0
  let sumY = 0
  let sumXX = 0
  let sumXY = 0
  for (let week = first; week <= last; week += 1) {
    const x = week - at
    const distance = Math.abs(x) / reach
    const nearness = 1 - distance * distance * distance
    const weight = (weights[week] ?? 0) * nearness * nearness * nearness
    const y = values[week] ?? 0
    total += weight
    sumX += weight * x
    sumY += weight * y
    sumXX += weight * x * x
    sumXY += weight * x * y
  }
  if (total <= 0) return 0
  const spread = sumXX - (sumX * sumX) / total
  if (spread <= 1e-9 * total) return sumY / total
  const slope = (sumXY - (sumX * sumY) / total) / spread
  return (sumY - slope * sumX) / total
}
