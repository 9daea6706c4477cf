import { addWeeks, lastCompleteWeek } from '@trendee/core/periods/week'
import { plantSeries, type PlantedWorld } from '@trendee/core/trend/planted-series'
import { wavesLog } from './adoption-wave'
import { holidayLogs } from './holidays'
import { HISTORY_WEEKS, type PlantedTrend, type WearerGroup } from './planted-truth'
import { Draws, seedOf } from './seeded-draws'
import type { SearchRegion } from './vocabulary/places'

/** Monday of the first week of the five-year history. */
export function historyStart(asOf: string): string {
  return addWeeks(lastCompleteWeek(asOf), 1 - HISTORY_WEEKS)
}

const weeksOf = new Map<string, readonly string[]>()

/** Mondays of the history, oldest first. */
function historyWeeks(asOf: string): readonly string[] {
  let mondays = weeksOf.get(asOf)
  if (mondays === undefined) {
    const first = historyStart(asOf)
    mondays = Array.from({ length: HISTORY_WEEKS }, (_, week) => addWeeks(first, week))
    weeksOf.set(asOf, mondays)
  }
  return mondays
}

const HALF_YEAR_WEEKS = 26
/** How long interest stays off its course once something has moved it: share of the deviation that is left a week later. */
const WANDER_MEMORY = 0.94

/**
 * Weekly searches for a trend in one region over the whole history, in units of a common but unstated size (never 0): the world's
 * truth, seasons that come higher or earlier in one year than in another, holidays, and interest that wanders.
 */
export function searchInterest(trend: PlantedTrend, region: SearchRegion, asOf: string, seed: number): number[] {
  const draws = new Draws(seed, 'interest', trend.term, region.code)
  const peakWeek = region.isSouthern ? ((trend.seasonPeakWeek + HALF_YEAR_WEEKS - 1) % 52) + 1 : trend.seasonPeakWeek
  // News travels: outside the first region a change comes weeks later and not always whole; by chance it comes earlier.
  const delay = region.isFirst ? 0 : draws.whole(-2, 6)
  const strength = region.isFirst ? 1 : draws.between(0.6, 1.1)
  const steepness = Math.max(1, trend.seasonLog)
  const world = {
    ...QUIET,
    seed: seedOf(seed, 'series', trend.term, region.code),
    start: historyStart(asOf),
    base: baseInterest(trend, seed) * (region.isFirst ? 1 : draws.spread(1, 0.3)),
    seasonLog: trend.seasonLog * (region.isFirst ? 1 : draws.between(0.7, 1.1)),
    peakWeek,
    peakWidthWeeks: trend.seasonWidthWeeks * draws.between(0.9, 1.1),
    // A season that multiplies by five varies by as many percent, from year to year and week to week, as one by two.
    seasonHeightSpread: draws.between(0.03, 0.075) / steepness,
    seasonDateSpread: draws.between(0.2, 0.8) / steepness,
    noiseLog: draws.between(0.03, 0.07),
    noiseMemory: draws.between(0.1, 0.5),
  }
  const wanderLog = draws.between(0.012, 0.04)
  const wanderStep = Math.sqrt(1 - WANDER_MEMORY ** 2)
  let wander = draws.normal()
  const holidays = holidayLogs(trend, trend.wearer, region.code, historyWeeks(asOf))
  return plantSeries(world).values.map((value, week) => {
    wander = WANDER_MEMORY * wander + wanderStep * draws.normal()
    const weeksAgo = HISTORY_WEEKS - week
    // A change that came only to the networks is not searched for.
    const planted = trend.lags.search === null ? 0 : wavesLog(trend.waves, weeksAgo + delay + trend.lags.search)
    const drift = wavesLog(trend.drift, weeksAgo + delay)
    return (value ?? 1) * Math.exp(planted * strength + drift + (holidays[week] ?? 0) + wander * wanderLog)
  })
}

/** How much a term is searched in quiet weeks; long-tailed, the same in each region but for the region's own taste. */
export function baseInterest(trend: PlantedTrend, seed: number): number {
  return new Draws(seed, 'base', trend.term).spread(20, 0.9)
}

const QUIET: PlantedWorld = {
  seed: 1,
  start: '',
  weeks: HISTORY_WEEKS,
  base: 1,
  seasonLog: 0,
  peakWeek: 1,
  peakWidthWeeks: 7,
  seasonHeightSpread: 0,
  seasonDateSpread: 0,
  growthLog: 0,
  noiseLog: 0,
  noiseMemory: 0,
  roundTo: 0,
}

/**
 * A group's season of a trend with its holidays, by week of the history, natural logarithm against its yearly mean. Men buy for
 * the day and not for the season; children's clothes are bought a little ahead of it.
 */
export function seasonOf(trend: PlantedTrend, group: WearerGroup, asOf: string): number[] {
  const own = new Draws(0, 'season', trend.term, group)
  const isOwn = group === trend.wearer
  const shift = isOwn ? 0 : Math.round(own.between(-2, 2)) + (group === 'kids' ? -2 : 1)
  const holidays = holidayLogs(trend, group, 'US', historyWeeks(asOf))
  const season = plantSeries({
    ...QUIET,
    start: historyStart(asOf),
    seasonLog: trend.seasonLog * (isOwn ? 1 : own.between(0.6, 1)),
    peakWeek: ((trend.seasonPeakWeek + shift + 51) % 52) + 1,
    peakWidthWeeks: trend.seasonWidthWeeks,
  }).values.map((value, week) => (value ?? 1) * Math.exp(holidays[week] ?? 0))
  const yearly = season.slice(-52).reduce((sum, value) => sum + value, 0) / 52
  return season.map((value) => Math.log(value / yearly))
}
