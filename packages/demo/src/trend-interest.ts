import { addWeeks, lastCompleteWeek } from '@trendee/core/periods/week'
import { plantSeries, type PlantedEvent } from '@trendee/core/trend/planted-series'
import { HISTORY_WEEKS, type PlantedTrend } from './planted-truth'
import { Draws, seedOf } from './seeded-draws'
import type { SearchRegion } from './vocabulary/places'

/** Monday of the first week of the five-year history. */
export function historyStart(asOf: string): string {
  return addWeeks(lastCompleteWeek(asOf), 1 - HISTORY_WEEKS)
}

/** The trend's change as events on the history: `leadWeeks` earlier than planted (later if negative), `strength` times as large. */
function eventsOf(trend: PlantedTrend, leadWeeks: number, strength = 1): PlantedEvent[] {
  if (trend.startedWeeksAgo === null || trend.factor === null) return []
  return [
    {
      fromWeek: HISTORY_WEEKS - trend.startedWeeksAgo - leadWeeks,
      factor: 1 + (trend.factor - 1) * strength,
      rampWeeks: trend.rampWeeks ?? 1,
      ...(trend.lastsWeeks === null ? {} : { lastsWeeks: trend.lastsWeeks }),
    },
  ]
}

const HALF_YEAR_WEEKS = 26

/**
 * Weekly searches for a trend in one region over the whole history, in units of a common but unstated size (never 0).
 * The world's truth with noise, height and date of the season varying from year to year.
 */
export function searchInterest(
  trend: PlantedTrend,
  region: SearchRegion,
  asOf: string,
  seed: number,
): (number | null)[] {
  const draws = new Draws(seed, 'interest', trend.term, region.code)
  const peakWeek = region.isSouthern ? ((trend.seasonPeakWeek + HALF_YEAR_WEEKS - 1) % 52) + 1 : trend.seasonPeakWeek
  // News travels: outside the first region a change is seen up to two weeks later, and a little weaker.
  const delay = region.isFirst ? 0 : draws.whole(0, 2)
  const isDelayed = trend.startedWeeksAgo !== null && trend.startedWeeksAgo > 4
  const strength = region.isFirst ? 1 : draws.between(0.75, 1.1)
  const events = eventsOf(trend, isDelayed ? -delay : 0, strength)
  const world = {
    seed: seedOf(seed, 'series', trend.term, region.code),
    start: historyStart(asOf),
    weeks: HISTORY_WEEKS,
    base: baseInterest(trend, seed) * (region.isFirst ? 1 : draws.spread(1, 0.3)),
    seasonLog: trend.seasonLog * (region.isFirst ? 1 : draws.between(0.7, 1.1)),
    peakWeek,
    peakWidthWeeks: trend.seasonWidthWeeks,
    seasonHeightSpread: 0.06,
    seasonDateSpread: 0.5,
    growthLog: trend.shape === 'flat' || trend.shape === 'season' ? draws.between(-0.015, 0.015) : 0,
    noiseLog: draws.between(0.03, 0.07),
    noiseMemory: draws.between(0.1, 0.5),
    roundTo: 0,
  }
  return [...plantSeries(world, events).values]
}

/** How much a term is searched in quiet weeks; long-tailed, the same in each region but for the region's own taste. */
export function baseInterest(trend: PlantedTrend, seed: number): number {
  return new Draws(seed, 'base', trend.term).spread(20, 0.9)
}

/** A trend's weekly course without noise, for what agrees with it: sales, posts, looks. Week 0 is the first of the history. */
export interface TrendCourse {
  readonly trend: PlantedTrend
  /** Season alone, natural logarithm against its yearly mean. */
  readonly seasonLog: readonly number[]
  /** Change alone, natural logarithm against the time before it. */
  readonly changeLog: readonly number[]
  /** The change as posts see it: ahead by the trend's lead. */
  readonly socialChangeLog: readonly number[]
}

/** The courses of all trends up to the end of the world. */
export function trendCourses(trends: readonly PlantedTrend[], asOf: string): TrendCourse[] {
  return trends.map((trend) => {
    const season = quietSeries(asOf, [], trend)
    const yearly = season.slice(-52).reduce((sum, value) => sum + value, 0) / 52
    return {
      trend,
      seasonLog: season.map((value) => Math.log(value / yearly)),
      changeLog: quietSeries(asOf, eventsOf(trend, 0)).map(Math.log),
      socialChangeLog: quietSeries(asOf, eventsOf(trend, trend.socialLeadWeeks)).map(Math.log),
    }
  })
}

function quietSeries(asOf: string, events: readonly PlantedEvent[], trend?: PlantedTrend): number[] {
  const series = plantSeries(
    {
      seed: 1,
      start: historyStart(asOf),
      weeks: HISTORY_WEEKS,
      base: 1,
      seasonLog: trend?.seasonLog ?? 0,
      peakWeek: trend?.seasonPeakWeek ?? 1,
      peakWidthWeeks: trend?.seasonWidthWeeks ?? 7,
      seasonHeightSpread: 0,
      seasonDateSpread: 0,
      growthLog: 0,
      noiseLog: 0,
      noiseMemory: 0,
      roundTo: 0,
    },
    events,
  )
  return series.values.map((value) => value ?? 1)
}
