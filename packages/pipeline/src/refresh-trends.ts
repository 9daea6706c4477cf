import type { AnalyticsDb } from '@trendee/analytics/db'
import { type Signal, readSignals, signalRegions } from '@trendee/analytics/trends/read-signals'
import { MetricWriter } from '@trendee/analytics/trends/save-metrics'
import { forecastsToScore, freezeForecasts, saveForecastScore } from '@trendee/store/forecast-ledger'
import type { StoreDb } from '@trendee/store/open-store'
import { scoreForecast } from '@trendee/core/forecast/score-forecast'
import { addDays, weeksBetween } from '@trendee/core/periods/week'
import type { TrendOfRegion } from './analyse-region'
import { AnalysisThreads } from './analysis-threads'
import { termsOfTrends } from './trend-identity'

/** A backtest stands in for the past that a new installation does not have: the forecast of a year ago, wholly scored. */
const BACKTEST_WEEKS_AGO = [52]
const LEDGER_CHUNK = 500

/**
 * Computes every trend anew from the weekly signals, region by region, publishes them in one step, freezes the
 * forecasts and scores those whose weeks have come.
 */
export async function refreshTrends(analytics: AnalyticsDb, store: StoreDb, signal: AbortSignal): Promise<void> {
  const writer = new MetricWriter(analytics)
  await writer.begin()
  const terms = await termsOfTrends(analytics)
  const regions = await signalRegions(analytics)
  const seenWithRegion = new Set<string>()
  const threads = new AnalysisThreads()
  const refresh = async (region: string): Promise<void> => {
    signal.throwIfAborted()
    const signals = await readSignals(analytics, { region })
    // A feed without regions joins every region's score; a trend that only such feeds know is listed once, under ''.
    const wanted = region === '' ? signals.filter((item) => !seenWithRegion.has(item.trendId)) : signals
    const options = { backtestWeeksAgo: BACKTEST_WEEKS_AGO, terms }
    const trends = await threads.analyse({ signals: wanted, region, options })
    for (const trend of trends) seenWithRegion.add(trend.row.trendId)
    await writer.add(trends.map((trend) => trend.row))
    await freezeForecasts(store, trends.flatMap(frozen))
  }
  try {
    const waiting = [...regions]
    const inTurn = async (): Promise<void> => {
      for (let region = waiting.shift(); region !== undefined; region = waiting.shift()) await refresh(region)
    }
    await Promise.all(Array.from({ length: AnalysisThreads.width }, inTurn))
    await refresh('')
  } finally {
    await threads.close()
  }
  await writer.publish()
  await scoreLedger(analytics, store)
}

function frozen(trend: TrendOfRegion) {
  const { row } = trend
  return trend.forecasts.map((forecast) => ({
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
  }))
}

/** Holds frozen forecasts against the weeks that have come since. */
async function scoreLedger(analytics: AnalyticsDb, store: StoreDb): Promise<void> {
  const byKey = new Map<string, Signal>()
  for (const item of await readSignals(analytics, { minWeeks: 60 })) {
    byKey.set(`${item.platform}/${item.trendId}/${item.region}/${item.gender}`, item)
  }
  const newest = [...byKey.values()]
    .map(({ series }) => addDays(series.start, 7 * (series.values.length - 1)))
    .sort()
    .at(-1)
  if (newest === undefined) return
  let after = '0'
  for (;;) {
    const entries = await forecastsToScore(store, newest, after, LEDGER_CHUNK)
    for (const entry of entries) {
      const series = byKey.get(`${entry.platform}/${entry.trendId}/${entry.region}/${entry.gender}`)?.series
      if (!series) continue
      const known = weeksBetween(series.start, entry.origin) + 1
      const score = scoreForecast(
        { mean: [...entry.mean], lower: [...entry.lower], upper: [...entry.upper] },
        series.values.slice(0, known),
        series.values.slice(known),
      )
      if (score.weeks === 0) continue
      await saveForecastScore(store, entry.forecastId, {
        weeksScored: score.weeks,
        mase: score.mase,
        coverage: score.coverage,
      })
    }
    const last = entries.at(-1)
    if (!last || entries.length < LEDGER_CHUNK) return
    after = last.forecastId
  }
}
