import { z } from 'zod'
import { TREND_TYPES } from '@trendee/core/trend/vocabulary'
import type { AnalyticsDb } from '../engine/db'

const ROW = z.object({
  trend_id: z.string(),
  name: z.string(),
  name_zh: z.string(),
  type: z.enum(TREND_TYPES),
  ytd: z.number().nullable(),
  primary_category: z.string(),
  secondary_category: z.string(),
})
export type NamedTrend = z.output<typeof ROW>

/** Every trend of a region by name, as the search box and collections need them. */
export function mapping(db: AnalyticsDb, region: string): Promise<NamedTrend[]> {
  return db.rows(
    ROW,
    `SELECT trend_id, name, name_zh, type, ytd, primary_category, secondary_category
     FROM trendee.trend_metric WHERE region IN ({region:String}, '')
     ORDER BY region = {region:String} DESC, score DESC NULLS LAST, trend_id LIMIT 1 BY trend_id`,
    { region },
    { route: 'trends.mapping', isKept: true },
  )
}
