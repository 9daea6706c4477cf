import { z } from 'zod'
import { TREND_TYPES } from '@trendee/core/trend/vocabulary'
import type { AnalyticsDb } from '../engine/db'

const ROW = z.object({
  trend_id: z.string(),
  trend_name: z.string(),
  trend_name_zh: z.string(),
  type: z.enum(TREND_TYPES),
  monthlyGrowthRateY2y: z.number().nullable(),
  trend_primary_category: z.string().nullable(),
  trend_secondary_category: z.string().nullable(),
})

/** Every trend of a region by name, as the search box and collections need them. */
export function mapping(db: AnalyticsDb, region: string): Promise<z.output<typeof ROW>[]> {
  return db.rows(
    ROW,
    `SELECT trend_id, name AS trend_name, name_zh AS trend_name_zh, type, ytd AS monthlyGrowthRateY2y,
       nullIf(toString(primary_category), '') AS trend_primary_category,
       nullIf(toString(secondary_category), '') AS trend_secondary_category
     FROM trendee.trend_metric WHERE region IN ({region:String}, '')
     ORDER BY region = {region:String} DESC, score DESC NULLS LAST, trend_id LIMIT 1 BY trend_id`,
    { region },
    { route: 'trends.mapping', isKept: true },
  )
}
