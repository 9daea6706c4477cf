import type { z } from 'zod'
import { levelWhy, trendStory } from '@trendee/contract/fields'
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

/** `card` of `trend_metric`: all that a list shows of a trend, as JSON in one column. */
export function metricSummary(card: string): MetricSummary {
  const { level_why, story, is_seasonal, lifecycle, ...rest } = METRIC_CARD.parse(JSON.parse(card))
  return {
    ...rest,
    why: levelWhy.safeParse(JSON.parse(level_why)).data ?? BEING_RENEWED,
    story: story === '' ? null : trendStory.parse(JSON.parse(story)),
    isSeasonal: is_seasonal === 1,
    lifecycle: lifecycle === '' ? null : lifecycle,
  }
}
