import { measured, median } from '@trendee/core/series/robust-statistics'
import type { Level } from '@trendee/core/trend/vocabulary'

/** The rise that hindsight has to show of a level; no setting of the engine, and the same when that changes. */
export const CONFIRMED_RISE: Readonly<Record<Exclude<Level, 'none'>, number>> = {
  hot: 0.15,
  very_hot: 0.35,
  breakout: 0.75,
}

/**
 * Truth about untouched series by rules that share nothing with the engine: they see the whole series, the weeks after the moment and
 * all other years, and they use plain medians without a season model.
 */
type Values = readonly (number | null)[]

const YEAR_WEEKS = 52
/** Half of the unit of a 0–100 index: a true jump is one even if rounding hides that much on both sides. */
const HALF_STEP = 0.5
/** A jump raises six weeks by a quarter over the eight weeks before, beyond what other years do at that time. */
const JUMP_FACTOR = 1.25

/** Weeks in which a jump starts: the first week that itself stands a quarter above the eight weeks before. */
export function trueJumps(values: Values, firstWeek: number): number[] {
  const excess = values.map((_, week) => (week < firstWeek ? null : excessOver(values, week, stepAt, HALF_STEP)))
  const starts = excess.flatMap((value, week) => {
    if (value === null || value < Math.log(JUMP_FACTOR)) return []
    const isHighest = excess.every((other, at) => {
      const distance = at - week
      if (other === null || distance === 0 || Math.abs(distance) > 8) return true
      return distance < 0 ? other < value : other <= value
    })
    const before = middle(values, week - 8, week, 6) ?? 0
    const raised = values.slice(week, week + 6).findIndex((own) => own !== null && own >= JUMP_FACTOR * before)
    return isHighest && raised >= 0 ? [week + raised] : []
  })
  return [...new Set(starts)]
}

/** Rise (fraction) of the eight weeks around `week` over the year before, beyond what other years show at that time. */
export function hindsightRise(values: Values, week: number): number | null {
  const excess = excessOver(values, week, standAt, 0)
  return excess === null ? null : Math.expm1(excess)
}

type Measure = (values: Values, week: number, rounding: number) => number | null

function excessOver(values: Values, week: number, measure: Measure, rounding: number): number | null {
  const own = measure(values, week, rounding)
  if (own === null) return null
  const others: number[] = []
  for (let other = week % YEAR_WEEKS; other < values.length; other += YEAR_WEEKS) {
    const value = other === week ? null : measure(values, other, 0)
    if (value !== null) others.push(value)
  }
  return own - (median(others) ?? 0)
}

function stepAt(values: Values, week: number, rounding: number): number | null {
  return ratio(middle(values, week, week + 6, 4), middle(values, week - 8, week, 6), rounding)
}

function standAt(values: Values, week: number, rounding: number): number | null {
  return ratio(middle(values, week - 3, week + 5, 4), middle(values, week - 55, week - 3, 39), rounding)
}

function ratio(after: number | null, before: number | null, rounding: number): number | null {
  if (after === null || before === null) return null
  return Math.log(Math.max(after - rounding, 0.01) / (before + Math.max(rounding, 0.01)))
}

function middle(values: Values, from: number, to: number, atLeast: number): number | null {
  const known = from < 0 ? [] : measured(values.slice(from, to))
  return known.length < atLeast ? null : median(known)
}
