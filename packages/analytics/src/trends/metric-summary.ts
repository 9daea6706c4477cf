import { z } from 'zod'
import { levelWhy } from '@trendee/contract/fields'
import { LEVELS, LIFECYCLES, TREND_TYPES } from '@trendee/core/trend/vocabulary'

const nullableNumber = z.number().nullable()

const metricCard = z.object({
  trend_id: z.string(),
  region: z.string(),
  gender: z.string(),
  name: z.string(),
  name_zh: z.string(),
  type: z.enum(TREND_TYPES),
  primary_category: z.string(),
  secondary_category: z.string(),
  hex: z.string(),
  platform: z.string(),
  evidence: z.enum(['measured', 'at_least', 'relative', 'rank', 'estimated']),
  as_of_day: z.string(),
  last_week_day: z.string(),
  growth: z.array(nullableNumber),
  growth_reason: z.array(z.string()),
  yoy: nullableNumber,
  ytd: nullableNumber,
  level: z.enum(LEVELS),
  level_why: z.string(),
  lifecycle: z.enum([...LIFECYCLES, '']),
  season_strength: nullableNumber,
  is_seasonal: z.number(),
  peak_week_day: z.string().nullable(),
  forecast_growth: nullableNumber,
  score: nullableNumber,
  spark: z.array(nullableNumber),
  spark_forecast: z.array(z.number()),
})
type MetricCard = z.output<typeof metricCard>

export interface MetricSummary extends Omit<MetricCard, 'level_why' | 'is_seasonal' | 'lifecycle'> {
  readonly why: z.output<typeof levelWhy>
  readonly isSeasonal: boolean
  readonly lifecycle: (typeof LIFECYCLES)[number] | null
}

/** `card` of `trend_metric`: all that a list shows of a trend, as JSON in one column. */
export function metricSummary(card: string): MetricSummary {
  const { level_why, is_seasonal, lifecycle, ...rest } = metricCard.parse(JSON.parse(card))
  return {
    ...rest,
    why: levelWhy.parse(JSON.parse(level_why)),
    isSeasonal: is_seasonal === 1,
    lifecycle: lifecycle === '' ? null : lifecycle,
  }
}
