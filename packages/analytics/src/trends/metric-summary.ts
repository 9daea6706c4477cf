import type { z } from 'zod'
import { type SeasonSaid, levelWhy, trendStory } from '@trendee/contract/fields'
import { LEVEL_THRESHOLDS } from '@trendee/core/trend/level'
import { levelWhyJson } from '@trendee/core/trend/level-why-json'
import { isStale as isStaleOn } from '@trendee/core/trend/stale-series'
import type { LIFECYCLES } from '@trendee/core/trend/vocabulary'
import { METRIC_CARD } from '../tables/trend-metric'
import { seasonWithDays } from './season-with-days'

type MetricCard = z.output<typeof METRIC_CARD>

export interface MetricSummary extends Omit<
  MetricCard,
  'level_why' | 'story' | 'is_seasonal' | 'lifecycle' | 'seasons_ahead'
> {
  readonly why: z.output<typeof levelWhy>
  /** `null` of a row that older rules derived. */
  readonly story: z.output<typeof trendStory> | null
  readonly isSeasonal: boolean
  /** The day for which this is told, on or after the last day in the data. */
  readonly toldOn: string
  /** Its data no longer speaks of that day: it has no level, score or forecast. */
  readonly isStale: boolean
  readonly lifecycle: (typeof LIFECYCLES)[number] | null
  /** What is said of the coming seasons; nothing of a row that older rules derived. */
  readonly seasonsAhead: readonly SeasonSaid[]
}

/**
 * The reason of a row that older rules derived, until the start that has the new rules has derived it anew: theirs lacks what
 * readers expect today.
 */
const BEING_RENEWED: z.output<typeof levelWhy> = levelWhy.parse(
  JSON.parse(
    levelWhyJson({
      rule: 'being_renewed',
      inputs: null,
      sample: { weeks: 0, recentWeeks: 0, baseWeeks: 0, seasonYears: 0, season: 'none' },
      thresholds: LEVEL_THRESHOLDS,
    }),
  ),
)

const NOT_TOLD: Pick<
  MetricCard,
  'level' | 'score' | 'peak_week_day' | 'forecast_growth' | 'forecast_confidence' | 'spark_forecast'
> = {
  level: 'none',
  score: null,
  peak_week_day: null,
  forecast_growth: null,
  forecast_confidence: '',
  spark_forecast: [],
}

/** `card` of `trend_metric`: all that a list shows of a trend, as JSON in one column; read on the day `today`. */
export function metricSummary(card: string, today: string): MetricSummary {
  const {
    level_why,
    story,
    is_seasonal,
    lifecycle,
    seasons_ahead: seasons,
    ...rest
  } = METRIC_CARD.parse(JSON.parse(card))
  const why = levelWhy.safeParse(JSON.parse(level_why)).data ?? BEING_RENEWED
  const isStale = isStaleOn(rest.fresh_until_day, today)
  return {
    ...rest,
    ...(isStale ? NOT_TOLD : {}),
    // A rule that gave a level then gives none now.
    why: isStale && rest.level !== 'none' ? { ...why, rule: 'stale' } : why,
    story: story === '' ? null : trendStory.parse(JSON.parse(story)),
    isSeasonal: is_seasonal === 1,
    seasonsAhead: isStale ? [] : seasons.map((season) => seasonWithDays(season, rest)),
    lifecycle: lifecycle === '' || isStale ? null : lifecycle,
    // A week that began on the newest day ends after it.
    toldOn: today > rest.as_of_day ? today : rest.as_of_day,
    isStale,
  }
}
