import { heldAgainst } from '@trendee/core/forecast/held-against'
import { scoreForecast } from '@trendee/core/forecast/score-forecast'
import type { DeriveContext } from './derive-context'
import { newestWeek } from './read-signals'
import { type ForecastSeries, SCORED_WEEKS, forecastSeries } from './forecast-series'

/** Forecasts that are read from the ledger at a time. */
const CHUNK = 500

/** Compares frozen forecasts with the weeks that have come since. */
export async function scoreForecasts({ db, ledger, signal }: DeriveContext): Promise<void> {
  const newest = await newestWeek(db, SCORED_WEEKS)
  if (newest === null) return
  let series: ForecastSeries | null = null
  let after = '0'
  for (;;) {
    signal.throwIfAborted()
    const forecasts = await ledger.toScore(newest, after, CHUNK)
    // Read only when there is something to score: it is every long series.
    if (forecasts.length > 0) series ??= await forecastSeries(db)
    for (const forecast of forecasts) {
      const measured = series?.of(forecast)
      if (!measured) continue
      const { forecast: said, training, arrived } = heldAgainst(forecast, measured)
      const score = scoreForecast(said, training, arrived)
      if (score.weeks === 0) continue
      const { weeks: weeksScored, mase, coverage } = score
      await ledger.saveScore(forecast.forecastId, { weeksScored, mase, coverage })
    }
    const last = forecasts.at(-1)
    if (!last || forecasts.length < CHUNK) return
    after = last.forecastId
  }
}
