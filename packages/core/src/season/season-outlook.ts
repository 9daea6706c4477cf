import { mase } from '../forecast/accuracy'
import type { Forecast } from '../forecast/forecast-pool'
import { sameIsoWeekYearBefore } from '../periods/iso-week'
import { addDays, addWeeks, weeksBetween } from '../periods/week'
import { mean, measured } from '../series/robust-statistics'
import { denominatorFloor, yoy } from '../trend/growth'
import type { WeeklySeries } from '../series/weekly-series'
import { type SellingWeeks, seasonId, seasonsWithin, sellingWeeks } from './selling-season'

/** What a forecast says of the selling weeks of one season, in the unit of the series. */
export interface SeasonOutlook {
  /** `summer-2027` */
  readonly season: string
  /** Made later on nothing but the weeks up to its origin; its season has come. */
  readonly isBacktest: boolean
  /** Monday of the last week that the forecast knew. */
  readonly origin: string
  /**
   * Mean of the forecast over the selling weeks, and of the edges of its band: all weeks at one edge. Of the weeks that are known on
   * every side that is compared, so that a gap in one year is none in the other's mean.
   */
  readonly expected: number
  readonly lower: number
  readonly upper: number
  /** Mean of the same ISO weeks a year before; `null` where under half of them were measured. */
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
  /** The same error over all weeks of the forecast of a year before, as it was known at the origin; `null` where none was. */
  readonly yearError: number | null
  /** Mean of the last weeks that it knew ÷ that of the same weeks a year before − 1; `null` where that is not known. */
  readonly yoy: number | null
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
  return forecasts.flatMap((forecast) => {
    const yearError = errorThen(series, forecast, forecasts)
    const change = yoy(series, addDays(forecast.origin, 6)).value
    return seasonsWithin(addWeeks(forecast.origin, 1), forecast.mean.length, region).map((season) => ({
      season: seasonId(season),
      ...outlook(series, forecast, sellingWeeks(season, region)),
      yearError,
      yoy: change,
    }))
  })
}

/** Error of the newest forecast whose year was over when this one was made, over that year. */
function errorThen({ start, values }: WeeklySeries, forecast: MadeAt, all: readonly MadeAt[]): number | null {
  const known = (origin: string) => weeksBetween(start, origin) + 1
  const tried = all
    .filter(({ isBacktest, origin }) => isBacktest && addWeeks(origin, YEAR) <= forecast.origin)
    .reduce<MadeAt | null>((newest, made) => (newest === null || made.origin > newest.origin ? made : newest), null)
  if (tried === null) return null
  const training = values.slice(0, known(tried.origin))
  return mase(training, values.slice(training.length, training.length + tried.mean.length), tried.mean)
}

function outlook(
  { start, values }: WeeklySeries,
  forecast: MadeAt,
  { from, weeks }: SellingWeeks,
): Omit<SeasonOutlook, 'season' | 'yearError' | 'yoy'> {
  const { origin, isBacktest } = forecast
  const known = weeksBetween(start, origin) + 1
  const ahead = weeksBetween(origin, from) - 1
  const weeksFrom = (first: number, count: number) => values.slice(Math.max(0, first), Math.max(0, first + count))
  const said = forecast.mean.slice(ahead, ahead + weeks)
  const season = Array.from({ length: weeks }, (_, week) => week)
  const yearBefore = season.map((week) =>
    valueAt(values, weeksBetween(start, sameIsoWeekYearBefore(addWeeks(from, week)))),
  )
  const arrived = season.map((week) => (isBacktest ? valueAt(values, known + ahead + week) : null))
  const beforeWeeks = enoughKnown(season, yearBefore, weeks)
  const cameWeeks = enoughKnown(beforeWeeks ?? season, arrived, weeks)
  const compared = cameWeeks ?? beforeWeeks ?? season
  const over = (of: readonly (number | null)[]) => mean(compared.flatMap((week) => of[week] ?? []))
  const inSeason = (forecasted: readonly number[]) => over(forecasted.slice(ahead, ahead + weeks))
  const expected = inSeason(forecast.mean) ?? 0
  const before = beforeWeeks === null ? null : over(yearBefore)
  const came = cameWeeks === null ? null : over(arrived)
  const training = values.slice(0, known)
  return {
    isBacktest,
    origin,
    expected,
    lower: inSeason(forecast.lower) ?? expected,
    upper: inSeason(forecast.upper) ?? expected,
    before,
    floor: denominatorFloor(training),
    ofYear: shareOf(expected, mean(forecast.mean)),
    beforeOfYear: shareOf(before, meanOf(weeksFrom(known - YEAR, YEAR), YEAR)),
    peakWeek: topWeek(forecast.mean, { ahead, weeks, expected: mean(said) ?? 0, origin }),
    came,
    cameOfYear: shareOf(came, meanOf(weeksFrom(known, YEAR), YEAR)),
    error: came === null ? null : mase(training, arrived, said),
  }
}

const valueAt = (values: readonly (number | null)[], place: number) => (place < 0 ? null : (values[place] ?? null))

/** Those of the places whose values are known; `null` where they are too few of the season's weeks. */
function enoughKnown(places: readonly number[], values: readonly (number | null)[], weeks: number): number[] | null {
  const known = places.filter((place) => (values[place] ?? null) !== null)
  return known.length < LEAST_MEASURED * weeks ? null : known
}

function meanOf(values: readonly (number | null)[], weeks: number): number | null {
  const known = measured(values)
  return known.length < LEAST_MEASURED * weeks ? null : mean(known)
}

const shareOf = (part: number | null, whole: number | null) =>
  part === null || whole === null || whole <= 0 ? null : part / whole

interface Within {
  /** Weeks of the forecast before the season. */
  readonly ahead: number
  readonly weeks: number
  /** Mean of the season. */
  readonly expected: number
  readonly origin: string
}

/** The highest week of the season. At its edge it is a top only where the week beyond is known to be lower; else it is a slope. */
function topWeek(values: readonly number[], { ahead, weeks, expected, origin }: Within): string | null {
  const season = values.slice(ahead, ahead + weeks)
  const top = Math.max(...season)
  const place = season.indexOf(top)
  const isLower = (at: number) => (values[at] ?? top) < top
  const isTop = (place > 0 || isLower(ahead - 1)) && (place < weeks - 1 || isLower(ahead + weeks))
  return isTop && top >= (1 + TOP_EXCESS) * expected ? addWeeks(origin, ahead + place + 1) : null
}
