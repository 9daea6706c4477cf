import { type Forecast, ForecastMemory, forecastPool } from '@trendee/core/forecast/forecast-pool'
import { addWeeks } from '@trendee/core/periods/week'
import type { WeeklySeries } from '@trendee/core/series/weekly-series'
import { ForecastShelf, type ShelvedForecasts, fingerprintOf } from './forecast-shelf'
import type { TrendGroup } from './trend-groups'

export const FORECAST_WEEKS = 52
export const FORECAST_INTERVAL = 0.8
/** A shorter history has no season to carry into a next year. */
const MIN_FORECAST_WEEKS = 104

export interface MadeForecast extends Forecast {
  /** Monday of the last week that was used. */
  readonly origin: string
  readonly interval: number
  readonly isBacktest: boolean
  /** Made by an earlier analysis, and frozen then. */
  readonly isKnown: boolean
}

/** Monday of a series' last week. */
export function lastWeekOf(series: WeeklySeries): string {
  return addWeeks(series.start, series.values.length - 1)
}

/** What the forecasts of one analysis have from each other, and from those of the analysis before. */
export interface ForecastGround {
  /** By pool: what a forecast of now works out serves that of a year ago. */
  readonly memories: Map<string, ForecastMemory>
  readonly shelf: ForecastShelf
}

/** The ground of an analysis that knows what `shelved` holds. */
export function forecastGround(shelved: ShelvedForecasts = new Map()): ForecastGround {
  return { memories: new Map(), shelf: new ForecastShelf(shelved, FORECAST_WEEKS) }
}

/**
 * Forecasts of all primaries that end in one week, together: they learn from each other. Key: index of the group. Calls
 * that share a ground go from the newest weeks to the oldest.
 */
export function forecastTogether(
  groups: readonly TrendGroup[],
  weeksAgo: number,
  { memories, shelf }: ForecastGround = forecastGround(),
): Map<number, MadeForecast> {
  const pools = new Map<string, number[]>()
  groups.forEach(({ primary }, index) => {
    if (primary.series.values.length - weeksAgo < MIN_FORECAST_WEEKS) return
    const key = `${primary.platform}/${lastWeekOf(primary.series)}`
    const pool = pools.get(key)
    if (pool) pool.push(index)
    else pools.set(key, [index])
  })
  const made = new Map<number, MadeForecast>()
  for (const [key, pool] of pools) {
    const series = pool.map((index) => {
      const values = groups[index]?.primary.series.values ?? []
      return values.slice(0, values.length - weeksAgo)
    })
    const names = pool.map((index) => `${groups[index]?.trendId ?? ''}/${groups[index]?.gender ?? ''}`)
    const place = `${key}/${weeksAgo}`
    const madeOf = fingerprintOf(series, names)
    const known = shelf.take(place, madeOf)
    const forecasts = known ?? makeForecasts(series, key, memories)
    if (known === null) shelf.put(place, madeOf, forecasts)
    forecasts.forEach((forecast, at) => {
      const index = pool[at]
      const group = index === undefined ? undefined : groups[index]
      if (index === undefined || !group || forecast.mean.length === 0) return
      const origin = addWeeks(lastWeekOf(group.primary.series), -weeksAgo)
      made.set(index, {
        ...forecast,
        origin,
        interval: FORECAST_INTERVAL,
        isBacktest: weeksAgo > 0,
        isKnown: known !== null,
      })
    })
  }
  return made
}

function makeForecasts(
  series: (number | null)[][],
  key: string,
  memories: Map<string, ForecastMemory>,
): readonly Forecast[] {
  const memory = memories.get(key) ?? new ForecastMemory()
  memories.set(key, memory)
  return forecastPool({ series }, { horizon: FORECAST_WEEKS, interval: FORECAST_INTERVAL, memory })
}
