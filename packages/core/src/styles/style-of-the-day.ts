import { addDays, dayNumber } from '../periods/week'
import type { WeeklySeries } from '../series/weekly-series'
import { adjustedChange } from '../trend/adjusted-change'
import { levelOf } from '../trend/level'
import { fitSeason } from '../trend/season'
import { freshUntil, isStale } from '../trend/stale-series'
import { lastWeekOf, truncateAt } from '../trend/truncate-series'
import type { Level } from '../trend/vocabulary'

/** Which style a day shows. `docs/style-of-the-day.md` says the rule in words. */

/** A later rule chooses anew for days to come; what was chosen by an earlier one stays. */
export const STYLE_RULE = 1
/** A style that was shown rests so many days; fewer where so few rise that a day would have none. */
export const STYLE_REST_DAYS = 14
/** Newest days of which each has a style; an older one keeps the one that it had. */
export const STYLE_DAYS = 28
/** From then on it comes back by and by, and has its whole weight after this many rests. */
const WHOLE_WEIGHT_RESTS = 4
/** Posts, looks and products that must show it by that day: enough for a board. */
export const LEAST_RECORDS = 12
/** A quarter against the one before tells most; a month tells what is too new for it. */
const RISE_WEEKS = [13, 4] as const

/** A style that rises beyond its season on some day. */
export interface RisingStyle {
  readonly trendId: string
  /** Change without season, as a fraction above 0: `adjustedChange` over `riseWeeks`. */
  readonly rise: number
  readonly riseWeeks: number
  /** Measured weeks that it rests on. */
  readonly weeks: number
  readonly level: Level
}

/** A style that a day has shown, or will have. */
export interface ShownStyle {
  readonly day: string
  readonly trendId: string
}

export interface StyleChoice extends RisingStyle {
  /** How many styles rose that day. */
  readonly rising: number
  /** How many days a style rested among so many. */
  readonly restDays: number
  /** Rise × share of its rest that it has had; the largest is chosen. */
  readonly weight: number
}

/**
 * How a style rises by what was known at the end of `day`; `null` where it does not beyond its season and noise, where two
 * years are not known from which a season can be told, or where its data ended.
 */
export function risingStyle(trendId: string, series: WeeklySeries, day: string): RisingStyle | null {
  const known = truncateAt(series, day)
  const last = lastWeekOf(known)
  if (last === null || isStale(freshUntil(addDays(last, 6)), day)) return null
  const season = fitSeason(known)
  if (season.method === 'none') return null
  for (const riseWeeks of RISE_WEEKS) {
    const rise = adjustedChange(season, riseWeeks)
    if (rise !== null && rise > 0) {
      const { level, why } = levelOf(season)
      return { trendId, rise, riseWeeks, weeks: why.sample.weeks, level }
    }
  }
  return null
}

/**
 * The style of a day among those that rise: the strongest rise, weighted by how long the style has rested since it was last
 * shown, by id where two are equal. The same day, styles and earlier days always give the same; `null` where none rises.
 */
export function chooseStyle(
  day: string,
  styles: readonly RisingStyle[],
  shown: readonly ShownStyle[],
): StyleChoice | null {
  const restDays = Math.min(STYLE_REST_DAYS, styles.length - 1)
  const weighed = styles.flatMap((style) => {
    const gaps = shown
      .filter(({ trendId }) => trendId === style.trendId)
      .map((each) => Math.abs(dayNumber(day) - dayNumber(each.day)))
    const gap = Math.min(...gaps)
    if (gap <= restDays) return []
    const rested = Math.min(1, gap / (WHOLE_WEIGHT_RESTS * STYLE_REST_DAYS))
    return [{ ...style, rising: styles.length, restDays, weight: style.rise * rested }]
  })
  const [first] = weighed.toSorted((a, b) => b.weight - a.weight || (a.trendId < b.trendId ? -1 : 1))
  return first ?? null
}
