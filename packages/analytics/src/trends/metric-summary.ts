import type { z } from 'zod'
import { levelWhy, trendStory } from '@trendee/contract/fields'
import { type EndedData, type ReadingDay, endedData } from '@trendee/core/trend/ended-data'
import { LEVEL_THRESHOLDS } from '@trendee/core/trend/level'
import { levelWhyJson } from '@trendee/core/trend/level-why-json'
import type { LIFECYCLES } from '@trendee/core/trend/vocabulary'
import { METRIC_CARD } from '../tables/trend-metric'

type MetricCard = z.output<typeof METRIC_CARD>

export interface MetricSummary extends Omit<MetricCard, 'level_why' | 'story' | 'is_seasonal' | 'lifecycle'> {
  readonly why: z.output<typeof levelWhy>
  /** `null` of a row that older rules derived. */
  readonly story: z.output<typeof trendStory> | null
  readonly isSeasonal: boolean
  /** The day for which this is told, on or after the last day in the data. */
  readonly toldOn: string
  /** Where its data ended too long ago: then it has no forecast, and no level where others go on. */
  readonly ended: EndedData | null
  readonly lifecycle: (typeof LIFECYCLES)[number] | null
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

const NO_FORECAST: Pick<MetricCard, 'peak_week_day' | 'forecast_growth' | 'forecast_confidence' | 'spark_forecast'> = {
  peak_week_day: null,
  forecast_growth: null,
  forecast_confidence: '',
  spark_forecast: [],
}

/** `card` of `trend_metric`: all that a list shows of a trend, as JSON in one column; read on some day. */
export function metricSummary(card: string, read: ReadingDay): MetricSummary {
  const { level_why, story, is_seasonal, lifecycle, ...rest } = METRIC_CARD.parse(JSON.parse(card))
  const ended = endedData(rest.as_of_day, read)
  return {
    ...rest,
    ...(ended === null ? {} : NO_FORECAST),
    ...(ended === 'behind' ? { level: 'none' as const, score: null } : {}),
    why: levelWhy.safeParse(JSON.parse(level_why)).data ?? BEING_RENEWED,
    story: story === '' ? null : trendStory.parse(JSON.parse(story)),
    isSeasonal: is_seasonal === 1,
    lifecycle: lifecycle === '' || ended !== null ? null : lifecycle,
    toldOn: read.today,
    ended,
  }
}
