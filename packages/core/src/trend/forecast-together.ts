import { type Forecast, ForecastMemory, forecastPool } from '../forecast/forecast-pool'
import { addWeeks } from '../periods/week'
import { neverMoves } from '../series/never-moves'
import { isTooSmall } from '../series/too-small'
import { roundingStep } from '../series/rounding-step'
import type { WeeklySeries } from '../series/weekly-series'
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
  /** An earlier analysis made this forecast, and it was frozen then. */
  readonly isKnown: boolean
}

/** Monday of a series' last week. */
export function lastWeekOf(series: WeeklySeries): string {
  return addWeeks(series.start, series.values.length - 1)
}

/** Series of one platform that end in the same week: they are forecast together, because they learn from each other. */
export interface SeriesPool {
  /** Platform, last week and weeks ago: the same from one analysis to the next until a week comes. */
  readonly name: string
  /** `trend id/gender` of each series. */
  readonly trends: readonly string[]
  readonly series: readonly (readonly (number | null)[])[]
}

/** Forecasts of earlier analyses. */
export interface KnownForecasts {
  /** The forecasts of exactly these series, in their order; null when there are none. */
  find(pool: SeriesPool): readonly Forecast[] | null
  keep(pool: SeriesPool, forecasts: readonly Forecast[]): void
}

/** What the forecasts of one analysis share. */
export interface ForecastContext {
  /** By platform and last week: what a forecast of now works out serves the forecast of a year ago. */
  readonly memories: Map<string, ForecastMemory>
  readonly known: KnownForecasts | null
}

export function forecastContext(known: KnownForecasts | null = null): ForecastContext {
  return { memories: new Map(), known }
}

/**
 * Forecasts every primary signal that is long enough, moves, is more than rounding and not stale, by index of the group. Calls that share a context go from the
 * newest weeks to the oldest.
 */
export function forecastTogether(
  groups: readonly TrendGroup[],
  weeksAgo: number,
  { memories, known }: ForecastContext = forecastContext(),
): Map<number, MadeForecast> {
  const groupsByKey = new Map<string, number[]>()
  groups.forEach(({ primary, isStale }, index) => {
    if (isStale) return
    const known = primary.series.values.slice(0, primary.series.values.length - weeksAgo)
    const step = primary.roundingStep ?? roundingStep(known)
    if (known.length < MIN_FORECAST_WEEKS || neverMoves(known, step) || isTooSmall(known, step)) return
    const key = `${primary.platform}/${lastWeekOf(primary.series)}`
    const members = groupsByKey.get(key)
    if (members) members.push(index)
    else groupsByKey.set(key, [index])
  })
  const made = new Map<number, MadeForecast>()
  for (const [key, members] of groupsByKey) {
    const series = members.map((index) => {
      const values = groups[index]?.primary.series.values ?? []
      return values.slice(0, values.length - weeksAgo)
    })
    const trends = members.map((index) => `${groups[index]?.trendId ?? ''}/${groups[index]?.gender ?? ''}`)
    const pool = { name: `${key}/${weeksAgo}`, trends, series }
    const earlier = known?.find(pool) ?? null
    const forecasts = earlier ?? makeForecasts(series, key, memories)
    if (earlier === null) known?.keep(pool, forecasts)
    forecasts.forEach((forecast, at) => {
      const index = members[at]
      const group = index === undefined ? undefined : groups[index]
      if (index === undefined || !group || forecast.mean.length === 0) return
      made.set(index, {
        ...forecast,
        origin: addWeeks(lastWeekOf(group.primary.series), -weeksAgo),
        interval: FORECAST_INTERVAL,
        isBacktest: weeksAgo > 0,
        isKnown: earlier !== null,
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
