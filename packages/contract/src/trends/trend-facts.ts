import type { DecisionFacts } from '@trendee/core/sentences/trend-decision'
import type { WhyFacts } from '@trendee/core/sentences/trend-why'
import type { TrendSummary } from '../fields'

type ToldOf = Pick<TrendSummary, 'as_of' | 'level' | 'level_why' | 'story' | 'yoy'>

/** A trend as the API answers it, as the facts of the sentence that says why. */
export function whyFacts({ as_of: asOf, level, level_why: why, story, yoy }: ToldOf): WhyFacts {
  const curve = story?.curve ?? null
  return {
    asOf,
    level,
    rule: why.rule,
    weeks: why.sample.weeks,
    yoy,
    newRise: why.inputs?.new_rise ?? null,
    curve: curve === null ? null : { ...curve, flatYears: curve.flat_years },
    agreement: story?.agreement ?? null,
  }
}

type DecidedOf = Pick<
  TrendSummary,
  'as_of' | 'forecast_peak_week' | 'forecast_growth' | 'lifecycle' | 'is_seasonal'
> & {
  readonly sparkline: Pick<TrendSummary['sparkline'], 'forecast'>
  readonly forecast_confidence?: DecisionFacts['confidence']
}

/** Whether a forecast of the trend was made, and is not hidden by the reader's plan. */
export function hasForecast({ forecast_growth, sparkline }: Pick<DecidedOf, 'forecast_growth' | 'sparkline'>): boolean {
  return forecast_growth !== null || sparkline.forecast.length > 0
}

/** The same, as the facts of the decision. Nobody is to decide by a forecast that the plan hides: ask `hasForecast` and the plan. */
export function decisionFacts(trend: DecidedOf, leadWeeks: number): DecisionFacts {
  return {
    asOf: trend.as_of,
    hasForecast: hasForecast(trend),
    peakWeek: trend.forecast_peak_week,
    forecastGrowth: trend.forecast_growth,
    confidence: trend.forecast_confidence ?? null,
    lifecycle: trend.lifecycle,
    isSeasonal: trend.is_seasonal,
    leadWeeks,
  }
}
