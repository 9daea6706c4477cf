import type { AnalyticsDb } from '@trendee/analytics/engine/db'
import { type Signal, newestWeek, readSignals, signalRegions } from '@trendee/analytics/derive/read-signals'
import { MetricWriter } from '@trendee/analytics/derive/save-metrics'
import {
  type SeriesKey,
  forecastsToScore,
  freezeForecasts,
  saveForecastScore,
} from '@trendee/store/forecasts/forecast-ledger'
import type { StoreDb } from '@trendee/store/engine/open-store'
import { scoreForecast } from '@trendee/core/forecast/score-forecast'
import { weeksBetween } from '@trendee/core/periods/week'
import type { WeeklySeries } from '@trendee/core/series/weekly-series'
import { AnalysisPool } from './analysis-pool'
import type { ForecastShelves } from './forecast-shelf'
import type { RegionTask } from './prepare-region'
import { timed } from './stage-times'
import { type TrendIdentity, termsOfTrends, trendNamed } from './trend-identity'

/** A backtest stands in for the past that a new installation does not have: the forecast of a year ago, wholly scored. */
const BACKTEST_WEEKS_AGO = [52]
const LEDGER_CHUNK = 500
/** Shorter series have no forecast that could be scored. */
const SCORED_WEEKS = 60

/**
 * Computes every trend anew from the weekly signals, region by region, publishes them in one step, freezes the
 * forecasts and scores those whose weeks have come. Forecasts that `shelves` have of the same series are taken from there.
 */
export async function refreshTrends(
  analytics: AnalyticsDb,
  store: StoreDb,
  shelves: ForecastShelves,
  signal: AbortSignal,
): Promise<void> {
  const writer = new MetricWriter(analytics)
  await writer.begin()
  const [terms, shared, regions] = await Promise.all([
    termsOfTrends(analytics),
    readSignals(analytics, { region: '', isEverybodyFirst: true }),
    signalRegions(analytics),
  ])
  const listed = new Set<string>()
  const pool = new AnalysisPool({
    signals: shared,
    backtestWeeksAgo: BACKTEST_WEEKS_AGO,
    terms,
    names: namesOf(shared),
  })
  const refresh = async (task: RegionTask): Promise<void> => {
    const { metrics, forecasts, shelved } = await timed(`analyse ${task.region}`, () =>
      pool.analyse({ ...task, shelved: shelves.of(task.region) }),
    )
    signal.throwIfAborted()
    for (const { trendId } of metrics.movements) listed.add(trendId)
    await timed(`store the trends of ${task.region}`, () => writer.add(metrics))
    await timed(`freeze the forecasts of ${task.region}`, () => freezeForecasts(store, forecasts))
    shelves.keep(task.region, shelved)
  }
  const refreshRegion = async (region: string): Promise<void> => {
    signal.throwIfAborted()
    const signals = await timed(`read the signals of ${region}`, () =>
      readSignals(analytics, { region, isRegionNamed: true, isEverybodyFirst: true }),
    )
    await refresh({ region, signals, names: namesOf(signals) })
  }
  try {
    const waiting = [...regions]
    const inTurn = async (): Promise<void> => {
      for (let region = waiting.shift(); region !== undefined; region = waiting.shift()) await refreshRegion(region)
    }
    // One more than there are threads: while a region is read or stored, all of them have another to work on.
    await Promise.all(Array.from({ length: pool.width + 1 }, inTurn))
    // A feed without regions joins every region's score; a trend that only such feeds know is listed once, under ''.
    if (shared.length > 0) await refresh({ region: '', signals: [], leftOut: listed })
  } finally {
    await pool.close()
  }
  await timed('publish the trends', () => writer.publish())
  await timed('score the ledger', () => scoreLedger(analytics, store))
}

/** Worked out here, where the lexicon is in memory already: each thread would have to read it anew. */
function namesOf(signals: readonly Signal[]): Map<string, TrendIdentity> {
  return new Map(signals.map(({ trendId }) => [trendId, trendNamed(trendId)]))
}

/** Holds frozen forecasts against the weeks that have come since. */
async function scoreLedger(analytics: AnalyticsDb, store: StoreDb): Promise<void> {
  const newest = await newestWeek(analytics, SCORED_WEEKS)
  if (newest === null) return
  let byKey: Map<string, Signal> | null = null
  let after = '0'
  for (;;) {
    const entries = await forecastsToScore(store, newest, after, LEDGER_CHUNK)
    if (entries.length > 0) byKey ??= await signalsByKey(analytics)
    for (const entry of entries) {
      const series = byKey && seriesOf(entry, byKey)
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

async function signalsByKey(analytics: AnalyticsDb): Promise<Map<string, Signal>> {
  const signals = await readSignals(analytics, { minWeeks: SCORED_WEEKS })
  return new Map(signals.map((item) => [keyOf(item), item]))
}

/**
 * The series that a forecast is of, found as the analysis chose it: everybody's before one gender's, the region's before
 * one of no region. A row bears the gender of its name where the series itself is everybody's.
 */
function seriesOf(entry: SeriesKey, byKey: ReadonlyMap<string, Signal>): WeeklySeries | undefined {
  for (const gender of ['', entry.gender]) {
    for (const region of [entry.region, '']) {
      const found = byKey.get(keyOf({ ...entry, region, gender }))
      if (found) return found.series
    }
  }
  return undefined
}

function keyOf({ platform, trendId, region, gender }: SeriesKey): string {
  return `${platform}/${trendId}/${region}/${gender}`
}
