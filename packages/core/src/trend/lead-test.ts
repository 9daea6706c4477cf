import { addWeeks, weeksBetween } from '../periods/week'
import type { WeeklySeries } from '../series/weekly-series'
import { seededRandom } from './planted-series'
import { fitSeason } from './season'

/** Rises take months, and a week's noise is as large as what a month adds to one. */
const CHANGE_WEEKS = 13
/** Sources react within half a year of each other; what lies further apart cannot be told from the next season. */
const MOST_LEAD_WEEKS = 26
/** Two years: under that no season is known that could be taken out (`season.ts`). */
export const LEAST_SEASON_WEEKS = 104
const LEAST_SHARED_WEEKS = LEAST_SEASON_WEEKS - CHANGE_WEEKS
/** A shift that leaves less than a year in common is no shift of the whole. */
const LEAST_PAIRS = 52
const DRAWS = 499
/** What so many draws reach is chance, however many more are made (Besag and Clifford). */
const ENOUGH_REACHED = 10
const SEED = 20_250_101
/**
 * Share of what is told that may be chance, as the draws count it. Of simulated sources that wander, chance reaches a p-value up
 * to twice as often as it says, as a season is taken out of few years: half of a tenth holds a tenth.
 */
const FALSE_SHARE = 0.05

export interface LeadTest {
  /** Weeks by which the first runs ahead of the second; negative behind. */
  readonly weeks: number
  readonly correlation: number
  /** How often series that only wander like the second fit as well at any shift. */
  readonly pValue: number
  /** Weeks whose changes both tell. */
  readonly shared: number
}

/**
 * What the season leaves, on the log scale: the mean of some weeks against that of as many before, which noise moves least.
 * `null` of a source whose season is not known.
 */
export function seasonFreeChanges(series: WeeklySeries, roundingStep?: number): WeeklySeries | null {
  const { method, adjustedLog } = fitSeason(series, roundingStep)
  if (method === 'none') return null
  const means = meansOf(adjustedLog)
  return {
    start: addWeeks(series.start, CHANGE_WEEKS),
    values: means.slice(CHANGE_WEEKS).map((value, week) => {
      const before = means[week] ?? null
      return value === null || before === null ? null : value - before
    }),
  }
}

/** Of each week and those before it, as many as a change looks at; a gap where fewer than half are known. */
function meansOf(values: readonly (number | null)[]): (number | null)[] {
  return values.map((_, week) => {
    const known = values.slice(Math.max(0, week + 1 - CHANGE_WEEKS), week + 1).filter((value) => value !== null)
    return known.length < CHANGE_WEEKS / 2 ? null : known.reduce((sum, value) => sum + value, 0) / known.length
  })
}

/**
 * By how many weeks one source runs ahead of another, from the shift at which their changes correlate best, with how often
 * chance does as well: the second is redrawn with the same waves at other times, and the best of all shifts is looked for again.
 * `null` where they share too few weeks or one of them does not move.
 */
export function testLead(first: WeeklySeries, second: WeeklySeries): LeadTest | null {
  const [x, y] = together(first, second)
  const shared = x.filter((value, week) => !Number.isNaN(value) && !Number.isNaN(y[week] ?? Number.NaN)).length
  if (shared < LEAST_SHARED_WEEKS) return null
  const best = bestShift(x, y)
  if (best === null) return null
  const random = seededRandom(SEED)
  const drawn = surrogatesOf(y)
  let [reached, draws] = [0, 0]
  while (draws < DRAWS && reached < ENOUGH_REACHED) {
    draws += 1
    const chance = bestShift(x, drawn(random))
    if (chance !== null && chance.correlation >= best.correlation) reached += 1
  }
  // Where the draws were stopped, the last of them is one that reached it.
  const pValue = reached === ENOUGH_REACHED ? reached / draws : (reached + 1) / (draws + 1)
  return { ...best, pValue, shared }
}

/** Which of the tests are told, by the rule of Benjamini and Hochberg: of these, a tenth is chance at most. */
export function heldDiscoveries(pValues: readonly number[], share = FALSE_SHARE): boolean[] {
  const sorted = pValues.toSorted((a, b) => a - b)
  const last = sorted.findLastIndex((p, place) => p <= (share * (place + 1)) / sorted.length)
  const limit = sorted[last] ?? -1
  return pValues.map((p) => p <= limit)
}

/** Both in the weeks that both cover; a gap is not a number. */
function together(first: WeeklySeries, second: WeeklySeries): [Float64Array, Float64Array] {
  const shift = weeksBetween(first.start, second.start)
  const from = Math.max(0, shift)
  const to = Math.min(first.values.length, shift + second.values.length)
  const cut = (values: readonly (number | null)[], begin: number) =>
    Float64Array.from({ length: Math.max(0, to - from) }, (_, week) => values[begin + week] ?? Number.NaN)
  return [cut(first.values, from), cut(second.values, from - shift)]
}

function bestShift(x: Float64Array, y: Float64Array): { weeks: number; correlation: number } | null {
  let best: { weeks: number; correlation: number } | null = null
  // From no shift outwards: on equal terms the smaller one is the simpler story.
  for (let place = 0; place <= 2 * MOST_LEAD_WEEKS; place += 1) {
    const weeks = place % 2 === 0 ? place / 2 : -(place + 1) / 2
    const correlation = correlationAt(x, y, weeks)
    if (correlation !== null && (best === null || correlation > best.correlation + 1e-9)) best = { weeks, correlation }
  }
  return best
}

/** Of each week of the first with the week of the second that comes `weeks` later. */
function correlationAt(x: Float64Array, y: Float64Array, weeks: number): number | null {
  let n = 0
  let sx = 0
  let sy = 0
  let sxx = 0
  let syy = 0
  let sxy = 0
  const to = Math.min(x.length, y.length - weeks)
  for (let week = Math.max(0, -weeks); week < to; week += 1) {
    const a = x[week] ?? 0
    const b = y[week + weeks] ?? 0
    if (Number.isNaN(a) || Number.isNaN(b)) continue
    n += 1
    sx += a
    sy += b
    sxx += a * a
    syy += b * b
    sxy += a * b
  }
  const xx = sxx - (sx * sx) / n
  const yy = syy - (sy * sy) / n
  return n >= LEAST_PAIRS && xx > 1e-12 && yy > 1e-12 ? (sxy - (sx * sy) / n) / Math.sqrt(xx * yy) : null
}

/**
 * Series that wander as this one does and know nothing of any other: the same waves, each begun anywhere (phase-randomised
 * surrogates, Theiler et al. 1992). Gaps stay where they are.
 */
function surrogatesOf(values: Float64Array): (random: () => number) => Float64Array {
  const count = values.length
  const known = values.filter((value) => !Number.isNaN(value))
  const mean = known.reduce((sum, value) => sum + value, 0) / Math.max(1, known.length)
  const cosines = Float64Array.from({ length: count }, (_, place) => Math.cos((2 * Math.PI * place) / count))
  const sines = Float64Array.from({ length: count }, (_, place) => Math.sin((2 * Math.PI * place) / count))
  const heights = Float64Array.from({ length: Math.floor((count - 1) / 2) }, (_, wave) => {
    let [real, imaginary] = [0, 0]
    for (let week = 0; week < count; week += 1) {
      const value = values[week] ?? Number.NaN
      if (Number.isNaN(value)) continue
      const place = ((wave + 1) * week) % count
      real += (value - mean) * (cosines[place] ?? 0)
      imaginary += (value - mean) * (sines[place] ?? 0)
    }
    return Math.hypot(real, imaginary)
  })
  return (random) => {
    const drawn = new Float64Array(count)
    for (const [wave, height] of heights.entries()) {
      const begun = 2 * Math.PI * random()
      const [real, imaginary] = [height * Math.cos(begun), height * Math.sin(begun)]
      let place = 0
      for (let week = 0; week < count; week += 1) {
        drawn[week] = (drawn[week] ?? 0) + real * (cosines[place] ?? 0) - imaginary * (sines[place] ?? 0)
        place = (place + wave + 1) % count
      }
    }
    for (let week = 0; week < count; week += 1) if (Number.isNaN(values[week] ?? Number.NaN)) drawn[week] = Number.NaN
    return drawn
  }
}
