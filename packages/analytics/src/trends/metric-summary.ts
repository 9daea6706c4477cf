import { addDays } from '@trendee/core/periods/week'
import { z } from 'zod'
import { type TrendSummary, levelWhy } from '@trendee/contract/fields'
import { LEVELS, LIFECYCLES, TREND_TYPES, WINDOWS, type WindowDays } from '@trendee/core/trend/vocabulary'

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

/** Drawings of a trend: the same garment idea in a few variations, as the picture address numbers them. */
const PICTURES = 3

/** A stored metric as the API answers it, with the growth of the asked window. */
export function metricAsSummary(metric: MetricSummary, window: WindowDays): TrendSummary {
  return {
    trend_id: metric.trend_id,
    name: metric.name,
    trend_name_zh: metric.name_zh,
    type: metric.type,
    gender: metric.gender,
    region: metric.region,
    trend_primary_category: metric.primary_category || null,
    trend_secondary_category: metric.secondary_category || null,
    growth: metric.growth[WINDOWS.indexOf(window)] ?? null,
    yoy: metric.yoy,
    monthlyGrowthRateY2y: metric.ytd,
    level: metric.level,
    level_why: metric.why,
    lifecycle: metric.lifecycle,
    season_strength: metric.season_strength,
    is_seasonal: metric.isSeasonal,
    forecast_peak_week: metric.peak_week_day,
    forecast_growth: metric.forecast_growth,
    score: metric.score,
    sparkline: { values: metric.spark, forecast: metric.spark_forecast },
    pictures: Array.from(
      { length: PICTURES },
      (_, index) => `/api/v1/common/picture/trend/${metric.trend_id}.${index}`,
    ),
    hex: metric.hex || null,
    source: {
      platform: metric.platform,
      region: metric.region,
      // The week is named by its Monday and known to its Sunday.
      to: addDays(metric.last_week_day, 6),
      evidence: metric.evidence,
    },
    as_of: metric.as_of_day,
  }
}
