import { levelAt } from '@trendee/core/forecast/forecast-scale'
import type { FrozenForecast } from '@trendee/core/forecast/frozen-forecast'
import { scoreForecast } from '@trendee/core/forecast/score-forecast'
import { weeksBetween } from '@trendee/core/periods/week'
import { type RegionOptions, type TrendOfRegion, analyseRegion } from '@trendee/core/trend/analyse-region'
import { forecastContext } from '@trendee/core/trend/forecast-together'
import type { Signal } from '@trendee/core/trend/signal'
import type { TrendIdentity } from '@trendee/core/trend/trend-identity'
import { type PreparedMetrics, prepareMetrics } from './save-metrics'
import { CachedForecasts, type RegionForecasts } from './forecast-cache'

/**
 * A new installation has no past forecasts: the forecast of a year ago, wholly scored, stands in for them, and says how far
 * today's can be relied on. A day in the past is judged by the same. That of two years ago is held against its seasons, too.
 */
const BACKTEST_WEEKS_AGO = [52, 104]

/** What all regions of one analysis share; a worker thread gets it once. */
export interface AnalysisContext extends Pick<RegionOptions, 'names'> {
  /** Signals of feeds that name no region: they join every region. In the order of `readSignals`. */
  readonly signals: readonly Signal[]
  /** Platform → the newest day of its data, which may lie within a week. */
  readonly newestDays?: ReadonlyMap<string, string>
}

/** One region to analyse. Plain data: it may go to a worker thread. */
export interface RegionTask extends Pick<RegionOptions, 'asOf' | 'today'> {
  readonly region: string
  /** The region's own signals, in the order of `readSignals`. */
  readonly signals: readonly Signal[]
  /** Identities of trends that only the region knows. */
  readonly names?: ReadonlyMap<string, TrendIdentity>
  /** Trends that are listed elsewhere already. */
  readonly leftOut?: ReadonlySet<string>
  /** Forecasts of the region's last analysis. */
  readonly known?: RegionForecasts
}

/** A region ready to be stored, so that the main thread has nothing left to compute. */
export interface PreparedRegion {
  readonly metrics: PreparedMetrics
  /** Forecasts that no earlier analysis made. */
  readonly forecasts: readonly FrozenForecast[]
  /** For the region's next analysis. */
  readonly known: RegionForecasts
}

/** Analyses one region beside what all regions share, and writes the rows in the tables' format. */
export function prepareRegion(context: AnalysisContext, task: RegionTask): PreparedRegion {
  const signals = [...context.signals, ...task.signals]
    .filter((signal) => !task.leftOut?.has(signal.trendId))
    .toSorted(byPlace)
  const known = new CachedForecasts(task.known)
  const trends = analyseRegion(signals, task.region, {
    backtestWeeksAgo: BACKTEST_WEEKS_AGO,
    ...(task.asOf === undefined ? {} : { asOf: task.asOf }),
    ...(task.today === undefined ? {} : { today: task.today }),
    names: new Map([...(context.names ?? []), ...(task.names ?? [])]),
    forecasts: forecastContext(known),
  })
  return {
    metrics: prepareMetrics(trends.map(({ row }) => ({ ...row, asOf: asOfData(row, context.newestDays) }))),
    forecasts: trends.flatMap(frozenForecasts),
    known: known.contents,
  }
}

/** The last day in the data: a curve ends with a week, of which its platform may tell the first days alone. */
function asOfData({ asOf, platform }: TrendOfRegion['row'], newest: AnalysisContext['newestDays']): string {
  const day = newest?.get(platform) ?? asOf
  return day < asOf ? day : asOf
}

/** The order of `readSignals`. */
function byPlace(a: Signal, b: Signal): number {
  if (a.trendId !== b.trendId) return a.trendId < b.trendId ? -1 : 1
  if (a.platform !== b.platform) return a.platform < b.platform ? -1 : 1
  if (a.region !== b.region) return a.region < b.region ? -1 : 1
  return a.gender < b.gender ? -1 : 1
}

function frozenForecasts({ row, forecasts }: TrendOfRegion): FrozenForecast[] {
  return forecasts.flatMap((forecast) => {
    if (forecast.isKnown) return []
    const known = weeksBetween(row.start, forecast.origin) + 1
    const { weeks, mase, coverage } = scoreForecast(forecast, row.line.slice(0, known), row.line.slice(known))
    return {
      trendId: row.trendId,
      platform: row.platform,
      region: row.region,
      gender: row.gender,
      origin: forecast.origin,
      isBacktest: forecast.isBacktest,
      intervalShare: forecast.interval,
      knownLevel: row.evidence === 'relative' ? levelAt({ start: row.start, values: row.line }, forecast.origin) : null,
      mean: forecast.mean,
      lower: forecast.lower,
      upper: forecast.upper,
      // The weeks after a backtest have come already.
      ...(weeks > 0 ? { score: { weeksScored: weeks, mase, coverage } } : {}),
    }
  })
}
