import type { z } from 'zod'
import { levelWhy } from '@trendee/contract/fields'
import type { LIFECYCLES } from '@trendee/core/trend/vocabulary'
import { METRIC_CARD } from '../tables/trend-metric'

type MetricCard = z.output<typeof METRIC_CARD>

export interface MetricSummary extends Omit<MetricCard, 'level_why' | 'is_seasonal' | 'lifecycle'> {
  readonly why: z.output<typeof levelWhy>
  readonly isSeasonal: boolean
  readonly lifecycle: (typeof LIFECYCLES)[number] | null
}

/** `card` of `trend_metric`: all that a list shows of a trend, as JSON in one column. */
export function metricSummary(card: string): MetricSummary {
  const { level_why, is_seasonal, lifecycle, ...rest } = METRIC_CARD.parse(JSON.parse(card))
  return {
    ...rest,
    why: levelWhy.parse(JSON.parse(level_why)),
    isSeasonal: is_seasonal === 1,
    lifecycle: lifecycle === '' ? null : lifecycle,
  }
}
