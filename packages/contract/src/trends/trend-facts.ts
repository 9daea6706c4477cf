import { type DecisionFacts, isPassed } from '@trendee/core/sentences/trend-decision'
import type { WhyFacts } from '@trendee/core/sentences/trend-why'
import type { TrendSummary } from '../fields'

type ToldOf = Pick<
  TrendSummary,
  'told_on' | 'as_of' | 'is_stale' | 'level' | 'level_why' | 'story' | 'yoy' | 'is_seasonal'
>

/** A trend as the API answers it, as the facts of the sentence that says why. */
export function whyFacts({
  told_on: asOf,
  as_of: lastDay,
  is_stale: isStale,
  level,
  level_why: why,
  story,
  yoy,
  is_seasonal: isSeasonal,
}: ToldOf): WhyFacts {
  const curve = story?.curve ?? null
  return {
    asOf,
    endedOn: isStale ? lastDay : null,
    level,
    rule: why.rule,
    weeks: why.sample.weeks,
    yoy,
    newRise: why.inputs?.new_rise ?? null,
    isSeasonal,
    curve: curve === null ? null : { ...curve, flatYears: curve.flat_years },
    agreement: story?.agreement ?? null,
  }
}

export type DecidedOf = Pick<
  TrendSummary,
  | 'as_of'
  | 'told_on'
  | 'is_stale'
  | 'forecast_peak_week'
  | 'forecast_growth'
  | 'forecast_confidence'
  | 'lifecycle'
  | 'is_seasonal'
  | 'sparkline'
>

interface Forecasted {
  readonly forecast_growth: number | null
  readonly sparkline: { readonly forecast: readonly number[] }
}

/** Whether a forecast of the trend was made, and is not hidden by the reader's plan. */
export function hasForecast({ forecast_growth, sparkline }: Forecasted): boolean {
  return forecast_growth !== null || sparkline.forecast.length > 0
}

/**
 * Stands above the year before and has no level for want of height or news alone; what has fallen from its top, or falls now, does not
 * rise.
 */
export function risesWithoutLevel({
  yoy,
  is_stale: isStale,
  lifecycle,
  adjusted_growth: growth,
  level_why: { rule },
}: Pick<TrendSummary, 'yoy' | 'is_stale' | 'lifecycle' | 'adjusted_growth' | 'level_why'>): boolean {
  const isNear = rule === 'below_hot' || rule === 'no_longer_new'
  return isNear && !isStale && (yoy ?? 0) > 0 && lifecycle !== 'declining' && (growth ?? 0) >= 0
}

/** Of fewer measured weeks no forecast is made. */
const FORECAST_FROM = 104
/** Of a curve by these rules none is made either, however long it is. */
const NO_CURVE: ReadonlySet<string> = new Set(['never_moves', 'too_small'])

type Told = Forecasted & Pick<TrendSummary, 'yoy' | 'is_stale' | 'level_why'>

/** Whether its curve tells of the year before or of the year ahead. The same for every reader: a forecast that a plan hides is told, too. */
export function tellsAYear(trend: Told): boolean {
  const { rule, sample } = trend.level_why
  const isForecast = sample.weeks >= FORECAST_FROM && !NO_CURVE.has(rule) && !trend.is_stale
  return trend.yoy !== null || hasForecast(trend) || isForecast
}

/** Whether its weeks are too few for anything of a year, by any curve: what the newest did is all that is known. */
export function isShort(trend: Told & Pick<TrendSummary, 'forecast_seasons'>): boolean {
  const isFew = trend.level_why.sample.weeks < FORECAST_FROM
  return isFew && !tellsAYear(trend) && trend.forecast_seasons.length === 0 && !trend.is_stale
}

/** The forecast peak, unless it is past. */
export function peakAhead({
  forecast_peak_week: peak,
  told_on: today,
}: Pick<TrendSummary, 'forecast_peak_week' | 'told_on'>): string | null {
  return peak === null || isPassed(peak, today) ? null : peak
}

/** The same, as the facts of the decision. Nobody is to decide by a forecast that the plan hides: ask `hasForecast` and the plan. */
export function decisionFacts(trend: DecidedOf, leadWeeks: number): DecisionFacts {
  return {
    asOf: trend.told_on,
    endedOn: trend.is_stale ? trend.as_of : null,
    hasForecast: hasForecast(trend),
    peakWeek: trend.forecast_peak_week,
    forecastGrowth: trend.forecast_growth,
    confidence: trend.forecast_confidence,
    lifecycle: trend.lifecycle,
    isSeasonal: trend.is_seasonal,
    isAtTop: isAtTop(trend.sparkline),
    leadWeeks,
  }
}

/** A year that stays this far below the newest week is one after the top; closer, it is level with it. */
const BELOW_TOP = 0.95

function isAtTop({ values, forecast }: TrendSummary['sparkline']): boolean {
  const now = values.at(-1) ?? null
  return now !== null && forecast.length > 0 && Math.max(...forecast) < BELOW_TOP * now
}
