import { median, quantileOfSorted } from '../series/robust-statistics'
import { YEAR } from './forecast-settings'

/** Errors of the weeks up to this many weeks ahead are pooled: near weeks finely, far ones a quarter at a time. */
const BUCKET_ENDS = [4, 8, 13, 26, 39, YEAR] as const
/** Pseudo-tests that say "like the pool" when a series' own error size is judged, and "like theory" for the pool's. */
const [SIZE_BELIEF, QUANTILE_BELIEF] = [6, 4] as const
/** How much of a difference in week-to-week noise is expected to show in the error of the forecast. */
const NOISE_ELASTICITY = 0.5
/** Without two years nothing is known about how years differ; the band widens by up to this factor. */
const SHORT_HISTORY_FACTOR = 3
/** What is believed of the errors after a move, ÷ those of quiet times, and how many forecasts after a move it counts for. */
const MOVED_BELIEF = { ratio: 1.4, forecasts: 40 } as const

/** One forecast of the past, held against what came. */
export interface PastErrors {
  readonly series: number
  /** Actual less forecast, ÷ the series' level then (square-root scale), one a week ahead; NaN where not measured. */
  readonly errors: Float64Array
  /** The series had just moved when the forecast was made. */
  readonly isMoved: boolean
}

/** Half-widths below and above the forecast for one series, in units of its level on the square-root scale. */
export interface BandShape {
  readonly below: (weeksAhead: number) => number
  readonly above: (weeksAhead: number) => number
}

interface SeriesTraits {
  readonly relativeNoise: number
  readonly historyWeeks: number
  /** The series has just moved. */
  readonly isMoved: boolean
}

/**
 * Bands from the errors of past forecasts. The errors of all series and past origins are pooled by weeks ahead after
 * each is divided by its series' own error size, their outer quantiles are taken, and each series gets them back
 * times its size. A size is larger after a move of the series than in quiet times. Widths never shrink with the horizon, and grow with its square root beyond a year.
 * @param interval share of future weeks that should fall inside, between 0 and 1
 */
export function predictionBands(
  past: readonly PastErrors[],
  traits: readonly SeriesTraits[],
  interval: number,
): BandShape[] {
  const cells = errorCells(past)
  const sizes = errorSizes(cells, traits)
  const shares = sizesAfterMove(cells, sizes)
  const sizeOf = (series: number, isMoved: boolean): number =>
    (sizes[series] || 1) * (isMoved ? shares.moved : shares.quiet)
  const typicalNoise = median(traits.map((trait) => trait.relativeNoise)) ?? 0
  const below: number[] = []
  const above: number[] = []
  BUCKET_ENDS.forEach((end, bucket) => {
    const inBucket = cells.filter((cell) => cell.bucket === bucket)
    const relative = relativeErrors(inBucket, sizeOf).sort()
    const theory = theoreticalHalfWidth(typicalNoise, end, interval)
    const seen = inBucket.length / (inBucket.length + QUANTILE_BELIEF)
    const low = quantileOfSorted(relative, (1 - interval) / 2) ?? 0
    const high = quantileOfSorted(relative, (1 + interval) / 2) ?? 0
    below.push(Math.max(below.at(-1) ?? 0, seen * -low + (1 - seen) * theory))
    above.push(Math.max(above.at(-1) ?? 0, seen * high + (1 - seen) * theory))
  })
  return traits.map(({ historyWeeks, isMoved }, series) => {
    const shortness = Math.min(
      SHORT_HISTORY_FACTOR,
      Math.sqrt((2 * YEAR) / Math.max(1, Math.min(2 * YEAR, historyWeeks))),
    )
    const size = sizeOf(series, isMoved) * shortness
    return {
      below: (weeksAhead) => size * widthAt(below, weeksAhead),
      above: (weeksAhead) => size * widthAt(above, weeksAhead),
    }
  })
}

interface ErrorCell {
  readonly series: number
  readonly bucket: number
  readonly isMoved: boolean
  readonly errors: Float64Array
}

function errorCells(past: readonly PastErrors[]): ErrorCell[] {
  return past.flatMap(({ series, errors, isMoved }) =>
    BUCKET_ENDS.map((end, bucket) => {
      const inBucket = errors.subarray(BUCKET_ENDS[bucket - 1] ?? 0, end)
      return { series, bucket, isMoved, errors: inBucket.filter((error) => !Number.isNaN(error)) }
    }).filter((cell) => cell.errors.length > 0),
  )
}

/** The errors of all cells, each ÷ the error size of its series then. */
function relativeErrors(
  cells: readonly ErrorCell[],
  sizeOf: (series: number, isMoved: boolean) => number,
): Float64Array {
  const relative = new Float64Array(cells.reduce((sum, { errors }) => sum + errors.length, 0))
  let from = 0
  for (const { series, errors, isMoved } of cells) {
    const size = sizeOf(series, isMoved)
    relative.set(
      errors.map((error) => error / size),
      from,
    )
    from += errors.length
  }
  return relative
}

/**
 * Error size of each series relative to the pool: 1 is typical. Own tests move it away from what its noise suggests.
 */
function errorSizes(cells: readonly ErrorCell[], traits: readonly SeriesTraits[]): number[] {
  const typicalNoise = median(traits.map((trait) => trait.relativeNoise)) ?? 0
  const pooled = BUCKET_ENDS.map((_, bucket) => meanSize(cells.filter((cell) => cell.bucket === bucket)))
  const sums = traits.map(() => 0)
  const counts = traits.map(() => 0)
  for (const cell of cells) {
    const { series, bucket } = cell
    const typical = pooled[bucket] ?? 0
    if (typical <= 0) continue
    sums[series] = (sums[series] ?? 0) + meanSize([cell]) / typical
    counts[series] = (counts[series] ?? 0) + 1
  }
  return traits.map(({ relativeNoise }, series) => {
    const suggested = typicalNoise > 0 ? (relativeNoise / typicalNoise) ** NOISE_ELASTICITY : 1
    return ((sums[series] ?? 0) + SIZE_BELIEF * suggested) / ((counts[series] ?? 0) + SIZE_BELIEF)
  })
}

/** How large errors are after a move and in quiet times, ÷ the size of their series' errors. */
function sizesAfterMove(cells: readonly ErrorCell[], sizes: readonly number[]): { moved: number; quiet: number } {
  const pooled = BUCKET_ENDS.map((_, bucket) => meanSize(cells.filter((cell) => cell.bucket === bucket)))
  const shareOf = (isMoved: boolean, believed: number): number => {
    const own = cells.filter((cell) => cell.isMoved === isMoved && (pooled[cell.bucket] ?? 0) > 0)
    const sum = own.reduce(
      (total, cell) => total + meanSize([cell]) / (pooled[cell.bucket] ?? 1) / (sizes[cell.series] || 1),
      0,
    )
    // A forecast has a cell in each bucket.
    const [forecasts, total] = [own.length / BUCKET_ENDS.length, sum / BUCKET_ENDS.length]
    return (total + MOVED_BELIEF.forecasts * believed) / (forecasts + MOVED_BELIEF.forecasts)
  }
  return { moved: shareOf(true, MOVED_BELIEF.ratio), quiet: shareOf(false, 1) }
}

/** Mean absolute error of all cells; 0 of none. */
function meanSize(cells: readonly ErrorCell[]): number {
  let sum = 0
  let count = 0
  for (const { errors } of cells) {
    for (const error of errors) sum += Math.abs(error)
    count += errors.length
  }
  return count > 0 ? sum / count : 0
}

/** Laplace noise around a level that wanders by a tenth of it a week: the only guess left without any past forecast. */
function theoreticalHalfWidth(noise: number, weeksAhead: number, interval: number): number {
  return noise * Math.sqrt((1 + weeksAhead / 25) / 2) * -Math.log(1 - interval)
}

/**
 * Straight lines between the middles of the buckets, flat before the first, with the square root of time after a
 * year.
 */
function widthAt(widths: readonly number[], weeksAhead: number): number {
  const ends: readonly number[] = BUCKET_ENDS
  const middle = (bucket: number): number => ((ends[bucket - 1] ?? 0) + (ends[bucket] ?? 0) + 1) / 2
  const last = widths.length - 1
  const far = widths[last] ?? 0
  if (weeksAhead >= middle(last)) return far * Math.sqrt(Math.max(1, weeksAhead / YEAR))
  let bucket = 0
  while (bucket < last && middle(bucket + 1) <= weeksAhead) bucket++
  const [from, to] = [widths[bucket] ?? 0, widths[bucket + 1] ?? far]
  const share = Math.max(0, (weeksAhead - middle(bucket)) / (middle(bucket + 1) - middle(bucket)))
  return from + (to - from) * share
}
