import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'
import { itemParameters, itemsOf, productsOf } from '../tables/trend-key'

const WEARER = z.object({
  gender: z.string(),
  products: z.number(),
  median_price_usd: z.number().nullable(),
  /** Secondary categories, those with most products first, with their products. */
  categories: z.array(z.tuple([z.string(), z.number()])),
})
export type TrendWearer = z.output<typeof WEARER>

const CATEGORIES_SHOWN = 12

/** For whom the products of a trend are, and what they are; '' where their words do not tell. Most products first. */
export function trendWearers(db: AnalyticsDb, trendId: string): Promise<TrendWearer[]> {
  const items = itemsOf(trendId)
  return db.rows(
    WEARER,
    `SELECT gender, sum(number) AS products, arrayReduce('quantileExactInclusiveOrNull(0.5)', arrayFlatten(groupArray(prices))) AS median_price_usd,
       arraySlice(arraySort(each -> (-each.2, each.1), groupArrayIf((secondary, number), secondary != '')), 1, ${CATEGORIES_SHOWN}) AS categories
     FROM (SELECT gender, toString(secondary_category) AS secondary, toUInt32(count()) AS number, groupArray(price_usd) AS prices
           FROM trendee.product_by_kind WHERE ${productsOf(items, undefined)} GROUP BY gender, secondary)
     GROUP BY gender ORDER BY products DESC, gender`,
    itemParameters(items),
    { route: 'trends.wearers', isKept: true },
  )
}
