import { z } from 'zod'
import { TREND_TYPES } from '@trendee/core/trend/vocabulary'
import type { AnalyticsDb } from '../engine/db'
import { SPEAKING_ROW } from '../tables/speaking-order'
import { metricsIn } from '../tables/trend-metric'

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
     FROM (SELECT * FROM ${metricsIn()} ${SPEAKING_ROW})
     ORDER BY region = {region:String} DESC, score DESC NULLS LAST, trend_id`,
    { region, gender: '' },
    { route: 'trends.mapping', isKept: true },
  )
}
