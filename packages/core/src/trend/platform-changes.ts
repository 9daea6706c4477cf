import { mean, measured } from '../series/robust-statistics'
import type { WeeklySeries } from '../series/weekly-series'
import { denominatorFloor } from './growth'

const QUARTER_WEEKS = 13
/** Fewer weeks a side are noise. */
const LEAST_WEEKS = 8
/** Of fewer pieces, reviews or posts in all a third more or less is chance. */
const LEAST_PIECES = 12

/** A platform's curve with what is known of its growth over the year before, without season; `null` where its history is too short. */
export interface PlatformCurve {
  readonly series: WeeklySeries
  /** Of an index, whose weeks are all rounded alike; else of counts, whose weeks add up. */
  readonly isIndex: boolean
  readonly overYear: number | null
}

/** The changes of platforms in the order given, as fractions, all told of one period. */
export interface PlatformChanges {
  /** As many newest weeks are held against as many before them; `null`: against the year before, without season. */
  readonly weeks: number | null
  readonly changes: readonly (number | null)[]
}

type Curve = Pick<PlatformCurve, 'series' | 'isIndex'>

/** The mean of the last `weeks` over that of as many before, less one; `null` of gaps and of a base that is too small. */
export function changeOfWeeks({ series: { values }, isIndex }: Curve, weeks: number): number | null {
  const recent = mean(measured(values.slice(-weeks)))
  const known = measured(values.slice(-2 * weeks, -weeks))
  const before = mean(known)
  if (weeks < LEAST_WEEKS || recent === null || before === null || before <= 0) return null
  const floor = denominatorFloor(values)
  // Counts that lack weeks are of fewer pieces than their mean a week tells.
  const isEnough = isIndex ? before >= floor : before * known.length >= Math.min(floor * weeks, LEAST_PIECES)
  return isEnough ? recent / before - 1 : null
}

/** Of a history too short for a season: a quarter over the one before, or the two halves of what there is. */
export function recentChange(curve: Curve): number | null {
  return changeOfWeeks(curve, longestSpan(curve))
}

/**
 * Platforms shown beside each other are told of one period: over the year before where each of them has one, else the longest
 * stretch, of a quarter at most, that all of them know twice. What knows too little for either has no part in it.
 */
export function changesAlike(curves: readonly PlatformCurve[]): PlatformChanges {
  const telling = curves.filter((curve) => curve.overYear !== null || recentChange(curve) !== null)
  if (telling.every(({ overYear }) => overYear !== null)) {
    return { weeks: null, changes: curves.map(({ overYear }) => overYear) }
  }
  const weeks = Math.min(...telling.map(longestSpan))
  return { weeks, changes: curves.map((curve) => changeOfWeeks(curve, weeks)) }
}

function longestSpan({ series }: Curve): number {
  return Math.min(QUARTER_WEEKS, Math.floor(series.values.length / 2))
}
