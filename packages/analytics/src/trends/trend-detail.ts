import { z } from 'zod'
import type { AnalyticsDb } from '../db'
import { metricSummary } from './metric-summary'
import { trendIdOf } from './trend-key'

const nullableNumbers = z.array(z.number().nullable())

const DETAIL = z.object({
  card: z.string(),
  platforms: z.string(),
  start_day: z.string(),
  line: nullableNumbers,
  adjusted: nullableNumbers,
  forecast_start_day: z.string().nullable(),
  forecast_mean: z.array(z.number()),
  forecast_lower: z.array(z.number()),
  forecast_upper: z.array(z.number()),
})

const PLATFORM = z.object({
  platform: z.string(),
  evidence: z.enum(['measured', 'at_least', 'relative', 'rank', 'estimated']),
  growth: z.number().nullable(),
  percentile: z.number().nullable(),
  weight: z.number(),
  lead_weeks: z.number().nullable(),
  start_day: z.string(),
  line: nullableNumbers,
})
const PLATFORMS = z.array(PLATFORM)

export interface TrendQuestion {
  /** Id or name in either language. */
  readonly name: string
  readonly gender: string
  readonly region: string
}

/** The stored row of one trend in a region, with its curves; `null` when the platform knows no such trend there. */
export async function trendDetail(db: AnalyticsDb, question: TrendQuestion) {
  const { name, gender, region } = question
  const [row] = await db.rows(
    DETAIL,
    `SELECT card, platforms, toString(start) AS start_day, line, adjusted, toString(forecast_start) AS forecast_start_day,
       forecast_mean, forecast_lower, forecast_upper
     FROM trendee.trend_metric
     WHERE trend_id IN ({name:String}, {id:String}) AND region IN ({region:String}, '')
     ORDER BY trend_id = {name:String} DESC, region = {region:String} DESC, gender = {gender:String} DESC, gender = '' DESC, gender
     LIMIT 1`,
    { name, id: trendIdOf(name), region, gender },
    { route: 'trends.detail', isKept: true },
  )
  if (!row) return null
  const { card, platforms, ...curves } = row
  const summary = metricSummary(card)
  return {
    ...curves,
    summary,
    platforms: strongestFirst(PLATFORMS.parse(JSON.parse(platforms || '[]')), summary.platform),
  }
}
export type TrendDetail = NonNullable<Awaited<ReturnType<typeof trendDetail>>>

/** The platform whose line the trend shows, then the others by their weight. */
function strongestFirst(platforms: z.output<typeof PLATFORMS>, own: string) {
  return platforms.toSorted(
    (a, b) =>
      Number(b.platform === own) - Number(a.platform === own) ||
      b.weight - a.weight ||
      (a.platform < b.platform ? -1 : 1),
  )
}
