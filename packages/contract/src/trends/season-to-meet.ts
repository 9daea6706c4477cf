import { addWeeks } from '@trendee/core/periods/week'
import type { SeasonSaid, TrendSummary } from '../fields'

/** Which of the seasons told of a trend its lists and sentences speak of. What each says is in `what-to-do.ts`: lists do without its words. */

type SeasonsOf = Pick<TrendSummary, 'forecast_seasons' | 'told_on'>

/** Of the coming seasons the one that goods ordered today still meet; else the last. `null` where nothing is said of any. */
export function seasonToMeet(
  { forecast_seasons: seasons, told_on: today }: SeasonsOf,
  leadWeeks: number,
): SeasonSaid | null {
  return seasons.find(({ from }) => addWeeks(from, -leadWeeks) >= today) ?? seasons.at(-1) ?? null
}

/**
 * The same, where it decides about the trend: a season that is not its own, or of which nothing is known, leaves the decision to the
 * peak.
 */
export function seasonThatDecides(trend: SeasonsOf, leadWeeks: number): SeasonSaid | null {
  const said = seasonToMeet(trend, leadWeeks)
  return said?.verdict === 'not_known' || said?.reason === 'out_of_season' ? null : said
}

/** What is said of the season in which the forecast peak lies; `null` where nothing is. */
export function seasonOfPeak({
  forecast_seasons: seasons,
  forecast_peak_week: peak,
}: Pick<TrendSummary, 'forecast_seasons' | 'forecast_peak_week'>): SeasonSaid | null {
  return (peak === null ? undefined : seasons.find(({ from, to }) => peak >= from && peak <= to)) ?? null
}
