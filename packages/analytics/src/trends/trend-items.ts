import { z } from 'zod'
import type { AnalyticsDb } from '../db'
import { type TrendItems, itemFilter, itemParameters } from './trend-key'

/** What carries a trend: products by gender, price and brand, attributes worn with it, posts and looks. */

const SUMMARY = z.object({
  products: z.number(),
  median_price_usd: z.number().nullable(),
  genders: z.array(z.tuple([z.string(), z.number()])),
})

export async function itemsSummary(db: AnalyticsDb, items: TrendItems) {
  const [row] = await db.rows(
    SUMMARY,
    `SELECT sum(gender_products) AS products,
       (SELECT quantileExactOrNull(0.5)(price_usd) FROM trendee.product_current WHERE ${itemFilter('title')}) AS median_price_usd,
       arraySort(pair -> -pair.2, groupArray((wearer, gender_products))) AS genders
     FROM (SELECT toString(gender) AS wearer, count() AS gender_products FROM trendee.product_current
           WHERE ${itemFilter('title')} GROUP BY wearer)`,
    itemParameters(items),
    { route: 'trends.detail' },
  )
  return row ?? { products: 0, median_price_usd: null, genders: [] }
}

const ATTRIBUTE = z.object({
  type: z.string(),
  value: z.string(),
  products: z.number(),
  share: z.number(),
  lift: z.number(),
})

/** Attribute values that products of the trend carry, those that over-index first. */
export function itemsAttributes(db: AnalyticsDb, items: TrendItems): Promise<z.output<typeof ATTRIBUTE>[]> {
  return db.rows(
    ATTRIBUTE,
    `WITH (SELECT count() FROM trendee.product_current) AS everything,
       (SELECT count() FROM trendee.product_current WHERE ${itemFilter('title')}) AS own
     SELECT type, value, both AS products, both / own AS share, (both / own) / (everywhere / everything) AS lift FROM (
       SELECT pair.1 AS type, pair.2 AS value, count() AS everywhere, countIf(belongs) AS both FROM (
         SELECT arrayJoin(arrayZip(attribute_types, attribute_values)) AS pair, ${itemFilter('title')} AS belongs
         FROM trendee.product_current)
       GROUP BY type, value)
     WHERE both >= 5 AND NOT has({itemValues:Array(String)}, value)
     ORDER BY both * log2(lift + 1) DESC, value LIMIT 60`,
    itemParameters(items),
    { route: 'trends.detail' },
  )
}

const BRAND = z.object({ brand: z.string(), products: z.number(), units: z.number().nullable() })

export function itemsBrands(db: AnalyticsDb, items: TrendItems): Promise<z.output<typeof BRAND>[]> {
  return db.rows(
    BRAND,
    `SELECT brand, count() AS products, sumIf(demand[3], demand_basis = 'units') AS units
     FROM trendee.product_current WHERE brand != '' AND ${itemFilter('title')}
     GROUP BY brand ORDER BY products DESC, brand LIMIT 12`,
    itemParameters(items),
    { route: 'trends.detail' },
  )
}

const POST = z.object({
  platform: z.string(),
  id: z.string(),
  author: z.string(),
  caption: z.string(),
  url: z.string(),
  posted_on: z.string(),
  likes: z.number().nullable(),
  comments: z.number().nullable(),
  views: z.number().nullable(),
  engagement_rate: z.number().nullable(),
})

/** The liveliest posts of the last 90 days that show the trend, each once as last captured. */
export function itemsPosts(db: AnalyticsDb, items: TrendItems): Promise<z.output<typeof POST>[]> {
  return db.rows(
    POST,
    `SELECT platform, post_id AS id, author, caption, url, toString(toDate(posted_at)) AS posted_on, likes, comments, views,
       if(author_followers > 0, (ifNull(likes, 0) + ifNull(comments, 0)) / author_followers, NULL) AS engagement_rate
     FROM (SELECT * FROM trendee.post WHERE ${itemFilter('caption')} ORDER BY version DESC LIMIT 1 BY platform, post_id)
     WHERE posted_at >= (SELECT max(posted_at) FROM trendee.post) - INTERVAL 90 DAY
     ORDER BY likes + ifNull(comments, 0) DESC NULLS LAST, id LIMIT 12`,
    itemParameters(items),
    { route: 'trends.detail' },
  )
}

const LOOK = z.object({
  id: z.string(),
  brand: z.string(),
  season: z.string(),
  city: z.string(),
  shown_on: z.string(),
})

/** The newest runway looks that show the trend. */
export function itemsLooks(db: AnalyticsDb, items: TrendItems): Promise<z.output<typeof LOOK>[]> {
  return db.rows(
    LOOK,
    `SELECT look_id AS id, brand, season, city, toString(shown_on) AS shown_on
     FROM (SELECT * FROM trendee.look WHERE ${itemFilter('description')} ORDER BY version DESC LIMIT 1 BY look_id)
     ORDER BY shown_on DESC, id LIMIT 12`,
    itemParameters(items),
    { route: 'trends.detail' },
  )
}
