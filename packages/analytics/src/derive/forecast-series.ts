import type { SeriesKey } from '@trendee/core/forecast/frozen-forecast'
import type { WeeklySeries } from '@trendee/core/series/weekly-series'
import type { AnalyticsDb } from '../engine/db'
import { type SignalFilter, readSignals } from './read-signals'

/** Shorter series have no forecast that could be scored. */
export const SCORED_WEEKS = 60

/** The series that forecasts are of, as they are measured now. */
export interface ForecastSeries {
  /**
   * Chosen as the analysis chose it: the gender's own before everybody's, the region's before one of no region. A forecast
   * bears the gender that its trend belongs to even where the series is everybody's.
   */
  readonly of: (forecast: SeriesKey) => WeeklySeries | undefined
}

/** Reads the series that can have a forecast to be scored. */
export async function forecastSeries(
  db: AnalyticsDb,
  filter: Pick<SignalFilter, 'region' | 'platform'> = {},
): Promise<ForecastSeries> {
  const signals = await readSignals(db, { ...filter, minWeeks: SCORED_WEEKS })
  const byKey = new Map(signals.map((signal) => [keyOf(signal), signal.series]))
  return {
    of: (forecast) => {
      for (const gender of [forecast.gender, '']) {
        for (const region of [forecast.region, '']) {
          const found = byKey.get(keyOf({ ...forecast, region, gender }))
          if (found) return found
        }
      }
      return undefined
    },
  }
}

function keyOf({ platform, trendId, region, gender }: SeriesKey): string {
  return `${platform}/${trendId}/${region}/${gender}`
}
