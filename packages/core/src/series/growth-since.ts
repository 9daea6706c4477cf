import { addWeeks, weeksBetween } from '../periods/week'
import { mean } from './robust-statistics'
import type { WeeklySeries } from './weekly-series'

/** One week alone is noise: the base is the mean of so many, a month. */
export const BASE_WEEKS = 4

export interface GrowthSince {
  /** Monday of the first base week. */
  readonly since: string
  /** The series in the order given, 100 at the mean of the base weeks, from `since` on. */
  readonly lines: readonly WeeklySeries[]
}

/**
 * Series of any scales as indices that are 100 at the first month that all of them know: what differs in unit compares in
 * growth. `null` where no month is known, and above zero, in all of them.
 */
export function growthSince(lines: readonly WeeklySeries[]): GrowthSince | null {
  const [latest] = lines
    .map(({ start }) => start)
    .toSorted()
    .reverse()
  if (latest === undefined) return null
  const cut = lines.map(({ start, values }) => values.slice(weeksBetween(start, latest)))
  const first = firstCommonMonth(cut)
  if (first === null) return null
  const since = addWeeks(latest, first)
  return {
    since,
    lines: cut.map((values) => {
      const base = baseAt(values, first) ?? 1
      return {
        start: since,
        values: values.slice(first).map((value) => (value === null ? null : (100 * value) / base)),
      }
    }),
  }
}

function firstCommonMonth(lines: readonly (readonly (number | null)[])[]): number | null {
  const weeks = Math.min(...lines.map((values) => values.length))
  for (let week = 0; week + BASE_WEEKS <= weeks; week += 1) {
    if (lines.every((values) => baseAt(values, week) !== null)) return week
  }
  return null
}

function baseAt(values: readonly (number | null)[], week: number): number | null {
  const month = values.slice(week, week + BASE_WEEKS).filter((value): value is number => value !== null)
  const base = month.length === BASE_WEEKS ? mean(month) : null
  return base !== null && base > 0 ? base : null
}
