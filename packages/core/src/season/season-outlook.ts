import { mase } from '../forecast/accuracy'
import type { Forecast } from '../forecast/forecast-pool'
import { addWeeks, weeksBetween } from '../periods/week'
import { mean, measured } from '../series/robust-statistics'
import { denominatorFloor } from '../trend/growth'
import type { WeeklySeries } from '../series/weekly-series'
import { seasonId, seasonsWithin, sellingWeeks } from './selling-season'

/** What a forecast says of the selling weeks of one season, in the unit of the series. */
export interface SeasonOutlook {
  /** `summer-2027` */
  readonly season: string
  /** Made later on nothing but the weeks up to its origin; its season has come. */
  readonly isBacktest: boolean
  /** Monday of the last week that the forecast knew. */
  readonly origin: string
  /** Mean of the forecast over the selling weeks, and of the edges of its band: all weeks at one edge. */
  readonly expected: number
  readonly lower: number
  readonly upper: number
  /** Mean of the same weeks a year before; `null` where under half of them were measured. */
  readonly before: number | null
  /** Under this `before` is little more than rounding. */
  readonly floor: number
  /** `expected` as a share of the mean of the forecast year, and `before` as one of the mean of the year before. */
  readonly ofYear: number | null
  readonly beforeOfYear: number | null
  /** Monday of the highest week, where the forecast turns down again within the season; `null` where it has no top there. */
  readonly peakWeek: string | null
  /** Of a back-test: mean of the weeks as they came, and as a share of the mean of the year that came. */
  readonly came: number | null
  readonly cameOfYear: number | null
  /** Of a back-test: its mean absolute error in the selling weeks ÷ the mean change over a year before its origin. */
  readonly error: number | null
}

export interface MadeAt extends Forecast {
  readonly origin: string
  readonly isBacktest: boolean
}

const YEAR = 52
/** Fewer measured weeks than this share do not speak for a season. Set by judgement. */
const LEAST_MEASURED = 0.5
/** A top stands this share above the season's mean; a flatter one is no week to plan for. */
const TOP_EXCESS = 0.05

/** What each forecast of a series says of each season that it covers wholly. */
export function seasonOutlooks(series: WeeklySeries, forecasts: readonly MadeAt[], region: string): SeasonOutlook[] {
  const floor = denominatorFloor(series.values)
  return forecasts.flatMap((forecast) => {
    const first = addWeeks(forecast.origin, 1)
    return seasonsWithin(first, forecast.mean.length, region).map((season) => {
      const { from, weeks } = sellingWeeks(season, region)
      const ahead = weeksBetween(first, from)
      return { season: seasonId(season), floor, ...outlook(series, forecast, ahead, weeks) }
    })
  })
}

function outlook(
  series: WeeklySeries,
  forecast: MadeAt,
  ahead: number,
  weeks: number,
): Omit<SeasonOutlook, 'season' | 'floor'> {
  const { origin, isBacktest } = forecast
  const inSeason = (values: readonly number[]) => values.slice(ahead, ahead + weeks)
  const known = weeksBetween(series.start, origin) + 1
  const weeksFrom = (start: number) => series.values.slice(Math.max(0, start), Math.max(0, start + weeks))
  const said = inSeason(forecast.mean)
  const before = meanOf(weeksFrom(known + ahead - YEAR), weeks)
  const expected = mean(said) ?? 0
  const year = mean(forecast.mean)
  const arrived = isBacktest ? weeksFrom(known + ahead) : []
  const came = meanOf(arrived, weeks)
  return {
    isBacktest,
    origin,
    expected,
    lower: mean(inSeason(forecast.lower)) ?? expected,
    upper: mean(inSeason(forecast.upper)) ?? expected,
    before,
    ofYear: shareOf(expected, year),
    beforeOfYear: shareOf(before, meanOf(series.values.slice(Math.max(0, known - YEAR), known), YEAR)),
    peakWeek: peakAt(forecast.mean, ahead, weeks, expected, origin),
    came,
    cameOfYear: shareOf(came, meanOf(series.values.slice(known, known + YEAR), YEAR)),
    error: came === null ? null : mase(series.values.slice(0, known), arrived, said),
  }
}

function meanOf(values: readonly (number | null)[], weeks: number): number | null {
  const known = measured(values)
  return known.length < LEAST_MEASURED * weeks ? null : mean(known)
}

const shareOf = (part: number | null, whole: number | null) =>
  part === null || whole === null || whole <= 0 ? null : part / whole

/** The highest week of the season, unless it stands higher just before or after: then the season has a slope, no top. */
function peakAt(
  values: readonly number[],
  ahead: number,
  weeks: number,
  expected: number,
  origin: string,
): string | null {
  const season = values.slice(ahead, ahead + weeks)
  const top = Math.max(...season)
  const at = ahead + season.indexOf(top)
  const isHigherOutside = Math.max(values[ahead - 1] ?? 0, values[ahead + weeks] ?? 0) >= top
  return isHigherOutside || top < (1 + TOP_EXCESS) * expected ? null : addWeeks(origin, at + 1)
}
