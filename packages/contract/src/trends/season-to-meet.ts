import { addWeeks } from '@trendee/core/periods/week'
import { type SeasonDue, seasonDue, seasonToOrder } from '@trendee/core/season/season-order'
import { seasonNamed } from '@trendee/core/season/selling-season'
import type { SeasonSaid, TrendSummary } from '../fields'

/** Which of the seasons told of a trend its lists and sentences speak of. What each says is in `what-to-do.ts`: lists do without its words. */

type SeasonsOf = Pick<TrendSummary, 'forecast_seasons' | 'told_on'>

/** Of the coming seasons the one that goods ordered today still meet; else the last. `null` where nothing is said of any. */
export function seasonToMeet(
  { forecast_seasons: seasons, told_on: today }: SeasonsOf,
  leadWeeks: number,
): SeasonSaid | null {
  return seasonToOrder(seasons, { today, leadWeeks }) ?? null
}

/** Whether goods ordered today are there for its first week. */
export function isMet(
  { from }: SeasonSaid,
  { told_on: today }: Pick<TrendSummary, 'told_on'>,
  leadWeeks: number,
): boolean {
  return addWeeks(from, -leadWeeks) >= today
}

/**
 * The same, where it decides about the trend: a season that is not its own, or of which nothing is known, leaves the decision to the
 * peak.
 */
export function seasonThatDecides(trend: SeasonsOf, leadWeeks: number): SeasonSaid | null {
  const said = seasonToMeet(trend, leadWeeks)
  return said?.verdict === 'not_known' || said?.reason === 'out_of_season' ? null : said
}

/**
 * The season of which what to do is said: the one that decides, else that of the forecast peak where all of it is to be left. `null`
 * where nothing is said of one.
 */
export function seasonSpokenOf(
  trend: SeasonsOf & Pick<TrendSummary, 'forecast_peak_week'>,
  leadWeeks: number,
): SeasonSaid | null {
  const said = seasonThatDecides(trend, leadWeeks)
  if (said !== null) return said
  const ofPeak = seasonOfPeak(trend)
  return ofPeak?.verdict === 'leave' ? ofPeak : null
}

/** How far off the forecasts behind what is said were before; `null` where nothing is known, neither of them nor of the season. */
export function usualErrorOf({ verdict, usual_error: error }: SeasonSaid): number | null {
  return verdict === 'not_known' ? null : error
}

/** By when to order or to decide for what is said. Throws where the season's name is not one of ours. */
export function dueOf(
  { season: id, verdict: kind, peak_week: peakWeek }: Pick<SeasonSaid, 'season' | 'verdict' | 'peak_week'>,
  { region, told_on: today }: Pick<TrendSummary, 'region' | 'told_on'>,
  leadWeeks: number,
): SeasonDue {
  return seasonDue({ season: seasonNamed(id), region, today, leadWeeks, told: { kind, peakWeek } })
}

/** What is said of the season in which the forecast peak lies; `null` where nothing is. */
export function seasonOfPeak({
  forecast_seasons: seasons,
  forecast_peak_week: peak,
}: Pick<TrendSummary, 'forecast_seasons' | 'forecast_peak_week'>): SeasonSaid | null {
  return (peak === null ? undefined : seasons.find(({ from, to }) => peak >= from && peak <= to)) ?? null
}
