import { median, robustSd } from '../series/robust-statistics'

/** Fewer shared points than this cannot show how two scales relate. */
const MIN_SHARED_POINTS = 4
/** A scale that is less sure than this would draw a step of its own: the files are not joined. */
const MAX_RATIO_ERROR = 0.1
/** A search index is counted on a sample of the searches: two captures of one week differ by about this, rarely by more. */
const SAMPLING_NOISE = { least: 0.03, most: 0.1 }
/** Where fewer of the shared points agree, the files do not measure the same thing. */
const MIN_AGREEING_SHARE = 2 / 3
/** Points that are looked at together for whether one file drifts away from the other: a quarter, where they are weeks. */
const STRETCH_POINTS = 13
/** A stretch may be off by this fraction beyond what noise explains. */
const STRETCH_TOLERANCE = 0.05
/** Rounding to a unit is off by its half at most, evenly spread: this is the variance of that. */
const ROUNDING_VARIANCE = 1 / 12

/** One point of time in two files, each in units of its own, with the unit to which each is rounded (0: not known). */
export interface PointPair {
  readonly here: number
  readonly there: number
  readonly hereUnit: number
  readonly thereUnit: number
}

export interface ScaleRatio {
  /** `there` times this is on the scale of `here`. */
  readonly factor: number
  /** Standard error of the factor, as a fraction of it. */
  readonly error: number
  /** By how much two captures of one point differ besides rounding, as a fraction. */
  readonly noise: number
}

export type NoRatio = 'no_overlap' | 'too_small_to_scale' | 'disagrees'

/**
 * How the scales of two files relate, by the points that both measured: the middle of the ratios, those of large values
 * weighing most, then the ratio of the sums over the points that agree with it. An odd week changes nothing, and values
 * that are all rounding give no ratio. `pairs` stand in the order of time.
 */
export function scaleRatio(pairs: readonly PointPair[]): ScaleRatio | NoRatio {
  if (pairs.length < MIN_SHARED_POINTS) return 'no_overlap'
  const positive = pairs.filter(({ here, there }) => here > 0 && there > 0)
  const centre = middleLogRatio(positive)
  if (centre === null) return 'too_small_to_scale'
  const noise = samplingNoise(positive, centre)
  let ratio: ScaleRatio = { factor: Math.exp(centre), error: Number.POSITIVE_INFINITY, noise }
  // Once by the middle, once by the sums: the first decides roughly what agrees.
  for (let round = 0; round < 2; round += 1) {
    const agreeing = pairs.filter((pair) => isWithinNoise(pair, ratio))
    if (agreeing.length < pairs.length * MIN_AGREEING_SHARE) return 'disagrees'
    const next = ratioOfSums(agreeing, noise)
    if (next === null) return 'too_small_to_scale'
    ratio = next
  }
  if (ratio.error > MAX_RATIO_ERROR) return 'too_small_to_scale'
  return agreesInStretches(positive, ratio) ? ratio : 'disagrees'
}

/**
 * Whether most stretches of the time lie where the ratio puts them: week by week two curves of different things may stay
 * within noise and yet rise and fall at different times.
 */
function agreesInStretches(pairs: readonly PointPair[], { factor, noise }: ScaleRatio): boolean {
  const stretches = Array.from({ length: Math.floor(pairs.length / STRETCH_POINTS) }, (_, index) =>
    pairs.slice(index * STRETCH_POINTS, (index + 1) * STRETCH_POINTS),
  )
  const agreeing = stretches.filter((stretch) => {
    const off = median(stretch.map(({ here, there }) => Math.log(here / there / factor))) ?? 0
    const variance = (median(stretch.map(roundingVariance)) ?? 0) + noise ** 2
    return Math.abs(off) <= STRETCH_TOLERANCE + 3 * Math.sqrt(variance / STRETCH_POINTS)
  })
  return agreeing.length >= stretches.length * MIN_AGREEING_SHARE
}

/** Whether the two values of a point differ by no more than rounding and sampling explain. */
export function isWithinNoise(pair: PointPair, { factor, noise }: Pick<ScaleRatio, 'factor' | 'noise'>): boolean {
  return Math.abs(pair.here - factor * pair.there) <= 3 * Math.sqrt(varianceOf(pair, factor, noise))
}

/** Of `here - factor * there`, were both true. */
function varianceOf(pair: PointPair, factor: number, noise: number): number {
  const rounding = (pair.hereUnit ** 2 + (factor * pair.thereUnit) ** 2) * ROUNDING_VARIANCE
  const level = (pair.here + factor * pair.there) / 2
  return rounding + (noise * level) ** 2
}

/** Of the logarithm of the ratio, by rounding alone. */
function roundingVariance({ here, there, hereUnit, thereUnit }: PointPair): number {
  return ((hereUnit / here) ** 2 + (thereUnit / there) ** 2) * ROUNDING_VARIANCE
}

/** The weighted median: half of the weight lies on either side. */
function middleLogRatio(pairs: readonly PointPair[]): number | null {
  const ratios = pairs
    .map((pair) => ({
      log: Math.log(pair.here / pair.there),
      weight: 1 / (roundingVariance(pair) + SAMPLING_NOISE.least ** 2),
    }))
    .sort((a, b) => a.log - b.log)
  const half = ratios.reduce((sum, { weight }) => sum + weight, 0) / 2
  let passed = 0
  for (const { log, weight } of ratios) {
    passed += weight
    if (passed >= half) return log
  }
  return null
}

function samplingNoise(pairs: readonly PointPair[], centre: number): number {
  const spread = robustSd(pairs.map(({ here, there }) => Math.log(here / there) - centre)) ?? 0
  const rounding = median(pairs.map(roundingVariance)) ?? 0
  const noise = Math.sqrt(Math.max(0, spread ** 2 - rounding))
  return Math.min(Math.max(noise, SAMPLING_NOISE.least), SAMPLING_NOISE.most)
}

function ratioOfSums(pairs: readonly PointPair[], noise: number): ScaleRatio | null {
  const sumHere = pairs.reduce((sum, { here }) => sum + here, 0)
  const sumThere = pairs.reduce((sum, { there }) => sum + there, 0)
  if (sumHere <= 0 || sumThere <= 0) return null
  const factor = sumHere / sumThere
  let found = 0
  let expected = 0
  for (const pair of pairs) {
    found += (pair.here - factor * pair.there) ** 2
    expected += varianceOf(pair, factor, noise)
  }
  // A pair of values that comes again is rounded the same way again: only different ones tell something new.
  const distinct = new Set(pairs.map(({ here, there }) => `${here}/${there}`)).size
  const error = Math.sqrt((Math.max(found, expected) * pairs.length) / distinct) / sumHere
  return { factor, error, noise }
}
