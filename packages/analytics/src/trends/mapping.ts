import { z } from 'zod'
import { TREND_TYPES } from '@trendee/core/trend/vocabulary'
import type { AnalyticsDb } from '../engine/db'
import { SPEAKING_ROW } from '../tables/speaking-order'
import { metricsIn } from '../tables/trend-metric'

const ROW = z.object({
  trend_id: z.string(),
  name: z.string(),
  name_zh: z.string(),
  type: z.enum(TREND_TYPES),
  ytd: z.number().nullable(),
  primary_category: z.string(),
  secondary_category: z.string(),
  /** Terms that people search it by. */
  searched_as: z.array(z.string()),
})
export type NamedTrend = z.output<typeof ROW>

/** Every trend of a region by name, as the search box and collections need them. */
export function mapping(db: AnalyticsDb, region: string): Promise<NamedTrend[]> {
  return db.rows(
    ROW,
    `SELECT trend_id, name, name_zh, type, ytd, primary_category, secondary_category,
       searched_as
     FROM (SELECT * FROM ${metricsIn()} ${SPEAKING_ROW}) AS trend
     LEFT JOIN (SELECT trend_id, arraySort(groupUniqArray(term)) AS searched_as FROM trendee.series_join GROUP BY trend_id)
       AS searched USING (trend_id)
     ORDER BY region = {region:String} DESC, score DESC NULLS LAST, trend_id`,
    { region, gender: '' },
    { route: 'trends.mapping', isKept: true },
  )
}
