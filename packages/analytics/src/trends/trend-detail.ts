import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'
import { metricSummary } from './metric-summary'
import { trendIdOf } from './trend-key'

const nullableNumbers = z.array(z.number().nullable())

const DETAIL = z.object({
  trend_id: z.string(),
  region: z.string(),
  gender: z.string(),
  card: z.string(),
  platforms: z.string(),
  curves: z.string(),
})

/** `curves` of `trend_metric`. */
const CURVES = z.object({
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
  const rows = await db.rows(
    DETAIL,
    `SELECT trend_id, region, gender, card, platforms, curves FROM trendee.trend_metric
     WHERE trend_id IN ({name:String}, {id:String}) AND region IN ({region:String}, '')`,
    { name, id: trendIdOf(name), region },
    { route: 'trends.detail', isKept: true },
  )
  // A handful at most, of which the first counts: what is asked for before what stands for all.
  const [row] = rows.toSorted(
    (a, b) =>
      Number(b.trend_id === name) - Number(a.trend_id === name) ||
      Number(b.region === region) - Number(a.region === region) ||
      Number(b.gender === gender) - Number(a.gender === gender) ||
      (a.gender < b.gender ? -1 : 1),
  )
  if (!row) return null
  const summary = metricSummary(row.card)
  return {
    ...CURVES.parse(JSON.parse(row.curves)),
    summary,
    platforms: strongestFirst(PLATFORMS.parse(JSON.parse(row.platforms || '[]')), summary.platform),
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
