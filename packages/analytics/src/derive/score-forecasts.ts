import { scaleSince } from '@trendee/core/forecast/forecast-scale'
import type { SeriesKey } from '@trendee/core/forecast/frozen-forecast'
import { scoreForecast } from '@trendee/core/forecast/score-forecast'
import { weeksBetween } from '@trendee/core/periods/week'
import type { WeeklySeries } from '@trendee/core/series/weekly-series'
import type { Signal } from '@trendee/core/trend/signal'
import type { AnalyticsDb } from '../engine/db'
import { newestWeek, readSignals } from './read-signals'
import type { DeriveContext } from './derive-context'

/** Forecasts that are read from the ledger at a time. */
const CHUNK = 500
/** Shorter series have no forecast that could be scored. */
const SCORED_WEEKS = 60

/** Compares frozen forecasts with the weeks that have come since. */
export async function scoreForecasts({ db, ledger, signal }: DeriveContext): Promise<void> {
  const newest = await newestWeek(db, SCORED_WEEKS)
  if (newest === null) return
  let signals: Map<string, Signal> | null = null
  let after = '0'
  for (;;) {
    signal.throwIfAborted()
    const forecasts = await ledger.toScore(newest, after, CHUNK)
    // Read only when there is something to score: it is every long series.
    if (forecasts.length > 0) signals ??= await signalsByKey(db)
    for (const forecast of forecasts) {
      const measured = signals && seriesOf(forecast, signals)
      if (!measured) continue
      const scale = scaleSince(forecast, measured)
      const toNow = (value: number) => value * scale
      const known = weeksBetween(measured.start, forecast.origin) + 1
      const score = scoreForecast(
        { mean: forecast.mean.map(toNow), lower: forecast.lower.map(toNow), upper: forecast.upper.map(toNow) },
        measured.values.slice(0, known),
        measured.values.slice(known),
      )
      if (score.weeks === 0) continue
      const { weeks: weeksScored, mase, coverage } = score
      await ledger.saveScore(forecast.forecastId, { weeksScored, mase, coverage })
    }
    const last = forecasts.at(-1)
    if (!last || forecasts.length < CHUNK) return
    after = last.forecastId
  }
}

async function signalsByKey(db: AnalyticsDb): Promise<Map<string, Signal>> {
  const signals = await readSignals(db, { minWeeks: SCORED_WEEKS })
  return new Map(signals.map((item) => [keyOf(item), item]))
}

/**
 * The series that a forecast is of, chosen as the analysis chose it: the gender's own before everybody's, the region's
 * before one of no region. A forecast bears the gender that its trend belongs to even where the series is everybody's.
 */
function seriesOf(forecast: SeriesKey, signals: ReadonlyMap<string, Signal>): WeeklySeries | undefined {
  for (const gender of [forecast.gender, '']) {
    for (const region of [forecast.region, '']) {
      const found = signals.get(keyOf({ ...forecast, region, gender }))
      if (found) return found.series
    }
  }
  return undefined
}

function keyOf({ platform, trendId, region, gender }: SeriesKey): string {
  return `${platform}/${trendId}/${region}/${gender}`
}
