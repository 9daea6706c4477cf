import { seasonNamed } from '@trendee/core/season/selling-season'
import { type SeasonLine, seasonLine } from '@trendee/core/sentences/season-line'
import type { SeasonFacts } from '@trendee/core/sentences/season-sentence'
import { type TrendDecision, trendDecision } from '@trendee/core/sentences/trend-decision'
import type { SeasonSaid, TrendSummary } from '../fields'
import { seasonOfPeak, seasonSpokenOf } from './season-to-meet'
import { type DecidedOf, decisionFacts } from './trend-facts'

type OfTrend = Pick<TrendSummary, 'region' | 'gender' | 'told_on'>
type Decided = DecidedOf & OfTrend & Pick<TrendSummary, 'forecast_seasons'>

/** What is said of a season, as the facts of the sentence about it. Throws where its name is not one of ours. */
export function seasonFacts(
  said: SeasonSaid,
  { region, told_on: today }: Pick<OfTrend, 'region' | 'told_on'>,
  leadWeeks: number,
): SeasonFacts {
  const season = seasonNamed(said.season)
  const { verdict: kind, reason, times, times_lower: timesLower, times_upper: timesUpper, is_guess: isGuess } = said
  const { usual_error_of: usualErrorOf, of_year: ofYear, before_of_year: beforeOfYear, peak_week: peakWeek } = said
  const told = { kind, reason, times, timesLower, timesUpper, isGuess, usualErrorOf, ofYear, beforeOfYear, peakWeek }
  return { season, region, today, leadWeeks, told }
}

/** What is said of a season in one line. */
export function lineOfSeason(said: SeasonSaid, trend: OfTrend, leadWeeks: number): SeasonLine {
  return seasonLine(seasonFacts(said, trend, leadWeeks), said.gender !== trend.gender)
}

/** What to do about a trend in one line: for the season that decides, else for its peak. */
export function whatToDo(trend: Decided, leadWeeks: number): SeasonLine {
  const said = seasonSpokenOf(trend, leadWeeks)
  return said === null ? trendDecision(decisionFacts(trend, leadWeeks)) : lineOfSeason(said, trend, leadWeeks)
}

/**
 * What to do about the forecast peak: to order for it by a day, unless all of the season in which it lies is to be left. Nobody is to decide by a
 * forecast that the plan hides.
 */
export function peakDecision(
  trend: Decided,
  leadWeeks: number,
): SeasonLine & { readonly kind: TrendDecision['kind'] | 'leave' } {
  const said = seasonOfPeak(trend)
  return said?.verdict === 'leave'
    ? { kind: 'leave', ...lineOfSeason(said, trend, leadWeeks) }
    : trendDecision(decisionFacts(trend, leadWeeks))
}
