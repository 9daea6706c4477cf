import { measured, median, robustSd } from '../series/robust-statistics'
import { backFromLog, type Season } from './season'
import { YEAR_WEEKS } from './season-allowance'

/** A season comes early or late by this much: what it explains then is no change. */
const SHIFT_WEEKS = 2
/** Of each stretch at least this share must be measured. */
const MIN_MEASURED_SHARE = 0.75
/** The older stretch stands at this many of the steps in which the series moves: from 2 to 1 is no half, it is one less. */
const MIN_BASE_STEPS = 10
/** Weeks around a week that tell how much it strays from its neighbours. */
const AROUND_WEEKS = 2
/** A change under this many of its own standard errors is none. */
const BEYOND_ERRORS = 2
/** A season is not known more exactly than this: a smaller change is none. */
const LEAST_CHANGE = Math.log(1.05)
/** Standard error of the difference of two medians, per week and standard deviation: π/2 for a median, twice, and memory. */
const ERROR_OF_MEDIANS = Math.sqrt(2 * (Math.PI / 2)) * 1.5

/**
 * Change of the newest `weeks` against as many before, of what the season leaves: medians, so that one odd week does
 * nothing, and only what is left when the season comes as early or late as suits it best. 0 for what lies within noise.
 * `null` where nothing can be said: no season known (under two years), gaps, or a base of a few steps of the platform's
 * rounding, such as counts of 1 and 2 or an index that knows 50 and 100 alone. What falls or grows fastest is ranked by it.
 */
export function adjustedChange(season: Season, weeks: number): number | null {
  if (season.method === 'none') return null
  const { log, phases, seasonLog } = season
  const end = log.values.length
  const needed = Math.ceil(weeks * MIN_MEASURED_SHARE)
  const older = measured(log.values.slice(Math.max(0, end - 2 * weeks), end - weeks))
  const newer = measured(log.values.slice(end - weeks))
  const olderMiddle = median(older)
  if (older.length < needed || newer.length < needed || olderMiddle === null) return null
  const base = backFromLog(olderMiddle, log)
  if (base <= 0 || base < MIN_BASE_STEPS * stepOf(season, YEAR_WEEKS + 2 * weeks)) return null

  const middle = (from: number, to: number, shift: number): number => {
    const free: number[] = []
    for (let week = from; week < to; week += 1) {
      const value = log.values[week] ?? null
      const phase = ((phases[week] ?? 0) + shift + YEAR_WEEKS) % YEAR_WEEKS
      if (value !== null) free.push(value - (seasonLog[phase] ?? 0))
    }
    return median(free) ?? 0
  }
  const shifts = Array.from({ length: 2 * SHIFT_WEEKS + 1 }, (_, place) => place - SHIFT_WEEKS)
  const changes = shifts.map((shift) => middle(end - weeks, end, shift) - middle(end - 2 * weeks, end - weeks, shift))
  // Readings of both signs: the season alone may have done it.
  if (Math.min(...changes) <= 0 && Math.max(...changes) >= 0) return 0
  const certain = changes.reduce((least, change) => (Math.abs(change) < Math.abs(least) ? change : least))
  const error = (weekNoise(season) * ERROR_OF_MEDIANS) / Math.sqrt(weeks)
  return Math.abs(certain) < Math.max(LEAST_CHANGE, BEYOND_ERRORS * error) ? 0 : Math.expm1(certain)
}

/** The smallest step in which the newest weeks move, in the unit of the series: what its platform rounds to. */
function stepOf({ log }: Season, weeks: number): number {
  const distinct = [...new Set(measured(log.values.slice(-weeks)))].sort((a, b) => a - b)
  let smallest = Number.POSITIVE_INFINITY
  for (let place = 1; place < distinct.length; place += 1) {
    smallest = Math.min(smallest, backFromLog(distinct[place] ?? 0, log) - backFromLog(distinct[place - 1] ?? 0, log))
  }
  return Number.isFinite(smallest) ? Math.max(log.roundingStep, smallest) : log.roundingStep
}

/** How much a week of the last year strays from the middle of its neighbours, on the log scale. */
function weekNoise({ adjustedLog }: Season): number {
  const strays: number[] = []
  for (let week = Math.max(0, adjustedLog.length - YEAR_WEEKS); week < adjustedLog.length; week += 1) {
    const value = adjustedLog[week] ?? null
    const around = median(measured(adjustedLog.slice(Math.max(0, week - AROUND_WEEKS), week + AROUND_WEEKS + 1)))
    if (value !== null && around !== null) strays.push(value - around)
  }
  return robustSd(strays) ?? 0
}
