import { trendOfTerm } from '@trendee/core/trend/trend-identity'
import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'
import { byOwnIds, orderStatements } from '../tables/order-lines'
import { TRENDS_OF_ITEM } from '../tables/product-count'
import { isDated } from '../tables/undated'

/** Trends of one platform whose series hold what is withdrawn, from a day on. */
export interface TouchedTrends {
  readonly platform: string
  readonly trendIds: readonly string[]
  /** ISO day. */
  readonly from: string
}

/** The trends that imports speak of, by platform: asked before their rows are taken back. */
export async function touchedTrends(db: AnalyticsDb, importIds: readonly string[]): Promise<TouchedTrends[]> {
  const parameters = { ids: importIds }
  const terms = await db.rows(
    z.object({ platform: z.string(), terms: z.array(z.string()), from_day: z.string() }),
    `SELECT toString(platform) AS platform, groupUniqArray(term) AS terms, toString(min(date)) AS from_day
     FROM trendee.series_point WHERE import_id IN {ids:Array(String)} GROUP BY platform`,
    parameters,
  )
  const items = await db.rows(
    z.object({ platform: z.string(), trends: z.array(z.string()), from_day: z.string() }),
    `SELECT toString(platform) AS platform, groupUniqArrayArray(trends) AS trends, toString(min(first_day)) AS from_day FROM (
       SELECT platform, ${TRENDS_OF_ITEM} AS item,
         arrayConcat(item, arrayMap(value -> concat(value, '-', secondary_category), attribute_values)) AS trends, first_day
       FROM trendee.product_current
       INNER JOIN (SELECT platform, product_id, min(day) AS first_day FROM (
           SELECT platform, product_id, observed_on AS day FROM trendee.observation WHERE import_id IN {ids:Array(String)} AND ${isDated('observed_on')}
           UNION ALL
           SELECT platform, product_id, ordered_on FROM (${byOwnIds(orderStatements())})
           WHERE import_id IN {ids:Array(String)} AND ${isDated('ordered_on')})
         GROUP BY platform, product_id) AS seen USING (platform, product_id)
       UNION ALL
       SELECT platform, ${TRENDS_OF_ITEM} AS item, item, toDate(posted_at)
       FROM trendee.post WHERE import_id IN {ids:Array(String)} AND ${isDated('toDate(posted_at)')})
     GROUP BY platform`,
    parameters,
  )
  return [
    ...terms.map(({ platform, terms: all, from_day: from }) => ({
      platform,
      trendIds: [...new Set(all.map((term) => trendOfTerm(term).trendId))],
      from,
    })),
    ...items.map(({ platform, trends, from_day: from }) => ({ platform, trendIds: trends, from })),
  ]
}
