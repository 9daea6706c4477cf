import type { DeriveContext, ForecastLedger } from '@trendee/analytics/derive/derive-context'
import { ForecastCache } from '@trendee/analytics/derive/forecast-cache'
import type { AnalyticsDb } from '@trendee/analytics/engine/db'
import { forecastsToScore, freezeForecasts, saveForecastScore } from '@trendee/store/forecasts/forecast-ledger'
import type { StoreDb } from '@trendee/store/engine/open-store'
import { AnalysisThreads } from './analysis-threads'

/** The store's record of forecasts, as the stages ask for it. */
function storeLedger(store: StoreDb): ForecastLedger {
  return {
    freeze: (forecasts) => freezeForecasts(store, forecasts),
    toScore: (lastWeek, afterId, limit) => forecastsToScore(store, lastWeek, afterId, limit),
    saveScore: (forecastId, score) => saveForecastScore(store, forecastId, score),
  }
}

/** What the stages of deriving need, over both engines. The cache of forecasts lives as long as the context. */
export function deriveContext(db: AnalyticsDb, store: StoreDb, signal: AbortSignal): DeriveContext {
  return {
    db,
    ledger: storeLedger(store),
    openAnalysis: (shared) => {
      const threads = new AnalysisThreads(shared)
      return {
        width: AnalysisThreads.width,
        analyse: (task) => threads.analyse(task),
        close: () => threads.close(),
      }
    },
    forecasts: new ForecastCache(),
    signal,
  }
}
