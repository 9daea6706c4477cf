import type { DeriveContext, ForecastLedger } from '@trendee/analytics/derive/derive-context'
import { ForecastCache } from '@trendee/analytics/derive/forecast-cache'
import type { AnalyticsDb } from '@trendee/analytics/engine/db'
import { readingDay } from '@trendee/analytics/tables/reading-day'
import { utcDay } from '@trendee/core/captures/capture-day'
import { keptProducts, moveKeptProducts } from '@trendee/store/dashboard/moved-products'
import {
  forecastsToScore,
  freezeForecasts,
  markInputWithdrawn,
  saveForecastScore,
} from '@trendee/store/forecasts/forecast-ledger'
import { followMovedSeries } from '@trendee/store/forecasts/moved-series'
import { keepReports, reportLastDays } from '@trendee/store/reports/reports'
import { keepStyles, stylesSince } from '@trendee/store/styles/style-days'
import type { StoreDb } from '@trendee/store/engine/open-store'
import { AnalysisPool } from './analysis-pool'

/** The store's record of forecasts, as the stages ask for it. */
function storeLedger(store: StoreDb): ForecastLedger {
  return {
    freeze: (forecasts) => freezeForecasts(store, forecasts),
    toScore: (lastWeek, afterId, limit) => forecastsToScore(store, lastWeek, afterId, limit),
    markWithdrawn: ({ platform, trendIds, from }) => markInputWithdrawn(store, platform, trendIds, from),
    follow: (moved) => followMovedSeries(store, moved),
    saveScore: (forecastId, score) => saveForecastScore(store, forecastId, score),
  }
}

/** What the stages of deriving need, over both engines. The cache of forecasts lives as long as the context. */
export function deriveContext(db: AnalyticsDb, store: StoreDb, signal: AbortSignal): DeriveContext {
  return {
    db,
    keeper: {
      of: (platform) => keptProducts(store, platform),
      move: (moved) => moveKeptProducts(store, moved),
    },
    ledger: storeLedger(store),
    reports: {
      lastDays: () => reportLastDays(store),
      keep: (written) => keepReports(store, written, new Date()),
    },
    styles: {
      shownSince: (first) => stylesSince(store, first),
      keep: (chosen) => keepStyles(store, chosen, new Date()),
    },
    openAnalysis: (shared) => new AnalysisPool(shared),
    forecasts: new ForecastCache(),
    today: () => readingDay(db, utcDay(Date.now())),
    signal,
  }
}
