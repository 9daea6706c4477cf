import { addWeeks } from '@trendee/core/periods/week'
import type { Signal } from '@trendee/core/trend/signal'
import type { AnalyticsDb } from '../engine/db'
import { addRows } from './trend-world'

/** Stores weekly signals as deriving does. */
export async function saveSignals(db: AnalyticsDb, signals: readonly Signal[]): Promise<void> {
  for (const { platform, trendId, region, gender, evidence, roundingStep, span, series } of signals) {
    await addRows(
      db,
      'trendee.signal_weekly',
      series.values.map((value, week) => ({
        platform,
        trend_id: trendId,
        region,
        gender,
        week: addWeeks(series.start, week),
        value,
        evidence,
        rounding_step: roundingStep ?? 0,
        span,
      })),
    )
  }
}
