import type { Signal } from '@trendee/analytics/derive/read-signals'
import { type PreparedMetrics, prepareMetrics } from '@trendee/analytics/derive/save-metrics'
import { scoreForecast } from '@trendee/core/forecast/score-forecast'
import { weeksBetween } from '@trendee/core/periods/week'
import type { FrozenForecast } from '@trendee/store/forecasts/forecast-ledger'
import { type RegionOptions, type TrendOfRegion, analyseRegion } from './analyse-region'
import type { ShelvedForecasts } from './forecast-shelf'
import { forecastGround } from './forecast-together'

/** What all regions of a refresh share; a thread is told it once. */
export interface SharedGround extends RegionOptions {
  /** Signals of feeds that name no region: they join every region. Ordered as `readSignals` orders them. */
  readonly signals: readonly Signal[]
}

/** One region to be analysed, as it travels to another thread. */
export interface RegionTask extends Pick<RegionOptions, 'asOf' | 'terms' | 'names'> {
  readonly region: string
  /** The region's own signals, in the order of `readSignals`. */
  readonly signals: readonly Signal[]
  /** Trends that are listed elsewhere already. */
  readonly leftOut?: ReadonlySet<string>
  /** Forecasts of the region's last analysis. */
  readonly shelved?: ShelvedForecasts
}

/** A region ready to be stored, so that the thread that stores it has nothing left to work out. */
export interface PreparedRegion {
  readonly metrics: PreparedMetrics
  /** Those that no earlier analysis made. */
  readonly forecasts: readonly FrozenForecast[]
  /** For the region's next analysis, once the forecasts are frozen. */
  readonly shelved: ShelvedForecasts
}

/** Analyses one region beside what all share, and lays the answer out as the tables take it. */
export async function prepareRegion(ground: SharedGround, task: RegionTask): Promise<PreparedRegion> {
  const { signals: shared, ...options } = ground
  const { region, signals: own, leftOut, shelved, ...ownOptions } = task
  const signals = [...shared, ...own].filter((signal) => !leftOut?.has(signal.trendId)).toSorted(byPlace)
  const names = new Map([...(options.names ?? []), ...(task.names ?? [])])
  const forecasting = forecastGround(shelved)
  const trends = await analyseRegion(signals, region, { ...options, ...ownOptions, names, forecasting })
  return {
    metrics: prepareMetrics(trends.map((trend) => trend.row)),
    forecasts: trends.flatMap(frozen),
    shelved: forecasting.shelf.contents,
  }
}

/** The order of `readSignals`. */
function byPlace(a: Signal, b: Signal): number {
  if (a.trendId !== b.trendId) return a.trendId < b.trendId ? -1 : 1
  if (a.platform !== b.platform) return a.platform < b.platform ? -1 : 1
  if (a.region !== b.region) return a.region < b.region ? -1 : 1
  return a.gender < b.gender ? -1 : 1
}

function frozen({ row, forecasts }: TrendOfRegion): FrozenForecast[] {
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
      mean: forecast.mean,
      lower: forecast.lower,
      upper: forecast.upper,
      // The weeks after a forecast of the past have come already.
      ...(weeks > 0 ? { score: { weeksScored: weeks, mase, coverage } } : {}),
    }
  })
}
