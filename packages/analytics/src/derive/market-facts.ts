import type { Text } from '@trendee/contract/texts/text'
import { vocabularyTexts } from '@trendee/contract/texts/vocabulary'
import { titleCase } from '@trendee/core/lexicon/title-case'
import { addDays } from '@trendee/core/periods/week'
import type { InBothWords, ReportedProduct } from '@trendee/core/reports/report'
import type { BrandArrivals, MarketFacts, RisingHashtag, Told } from '@trendee/core/reports/report-facts'
import { EVIDENCE } from '@trendee/core/series/evidence'
import { GROWTH_FLOOR } from '@trendee/core/series/growth-floor'
import { WINDOWS, type WindowDays } from '@trendee/core/trend/vocabulary'
import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'
import { shopNames } from '../tables/further-shops'
import { USUAL_COUNT } from '../tables/hashtag-current'
import { IS_PRICE_BELIEVED } from '../tables/product-current'
import { DEMAND } from '../tables/product-row'

/** What a report names of each. */
const NAMED = 5
/** Data that ends further from the report's day tells of other days. */
export const NEAR_DAYS = 14
/** Categories, the largest first, with a report of their own. */
export const CATEGORIES = 8

export interface MarketQuestion {
  /** Of products and hashtags: those of the region, and those that name none; '' for all. */
  readonly region: string
  /** A primary category, whose best sellers alone are told; '' for all. */
  readonly subject: string
  readonly asOf: string
  readonly window: WindowDays
}

const SOURCE = z.object({ platform: z.string(), newest: z.string() })
const SOLD = z.object({
  platform: z.string(),
  product_id: z.string(),
  title: z.string(),
  price: z.number().nullable(),
  currency: z.string(),
  units: z.number(),
  evidence: z.enum(EVIDENCE),
  days: z.number(),
})
const ARRIVED = z.object({ brand_id: z.string(), name: z.string(), name_zh: z.string(), arrived: z.number() })
const RISEN = z.object({ platform: z.string(), hashtag: z.string(), counted_posts: z.number(), risen: z.number() })

const IS_NEAR = 'as_of BETWEEN {from:Date} AND {to:Date}'
const IS_OF_PLACE = "({region:String} = '' OR region IN ({region:String}, ''))"
/** Reviews and favourites are no sales; nor is a count since the launch one of the days. */
const SELLS = `demand_basis = 'units' AND ${DEMAND} > 0 AND ${IS_OF_PLACE} AND ${IS_PRICE_BELIEVED} AND ${IS_NEAR}
  AND {subject:String} IN ('', primary_category)`
const OWN_DAYS = 'ifNull(demand_window_days, {days:UInt16})'
const ARRIVES = `arrivals[{window:UInt8}] > 0 AND ${IS_NEAR}`
const IS_COUNTED = `posts[{window:UInt8}] IS NOT NULL AND ${IS_OF_PLACE} AND ${USUAL_COUNT} AND ${IS_NEAR}`

/** What shops and networks tell of the days up to about the report's own; of a category its best sellers alone. */
export async function marketFacts(db: AnalyticsDb, question: MarketQuestion): Promise<MarketFacts> {
  const { region, subject, asOf, window } = question
  const binds = {
    region,
    subject,
    days: window,
    window: WINDOWS.indexOf(window) + 1,
    from: addDays(asOf, -NEAR_DAYS),
    to: addDays(asOf, NEAR_DAYS),
  }
  const nameOf = platformNames(await shopNames(db))
  const ask = <Row>(row: z.ZodType<Row>, sql: string) => db.rows(row, sql, binds, { route: 'derive.reports' })
  const told = async <Row>(rows: readonly Row[], of: string): Promise<Told<Row> | null> => {
    const [newest, ...others] = await ask(
      SOURCE,
      `SELECT platform, toString(max(as_of)) AS newest FROM ${of} GROUP BY platform ORDER BY newest DESC, platform`,
    )
    if (rows.length === 0 || newest === undefined) return null
    return { rows, sources: [newest, ...others].map(({ platform }) => nameOf(platform)), asOf: newest.newest }
  }
  const sold = await ask(
    SOLD,
    `SELECT platform, product_id, title, price, currency, assumeNotNull(${DEMAND}) AS units,
       demand_evidence[{window:UInt8}] AS evidence, ${OWN_DAYS} AS days
     FROM trendee.product_current WHERE ${SELLS} ORDER BY units / days DESC, platform, product_id LIMIT ${NAMED}`,
  )
  const soldTold = await told(
    sold.map(({ platform, product_id: productId, price, currency, ...rest }): ReportedProduct => ({
      ...rest,
      platform,
      productId,
      shop: nameOf(platform),
      price: price === null || currency === '' ? null : { amount: price, currency },
    })),
    `trendee.product_current WHERE ${SELLS}`,
  )
  // Neither brands' arrivals nor hashtags are counted by category.
  if (subject !== '') return { days: window, sold: soldTold, arrived: null, posted: null }
  const arrived = await ask(
    ARRIVED,
    `SELECT brand_id, name, name_zh, arrivals[{window:UInt8}] AS arrived FROM trendee.brand_current
     WHERE ${ARRIVES} ORDER BY arrived DESC, brand_id LIMIT ${NAMED}`,
  )
  const risen = await ask(
    RISEN,
    `SELECT platform, hashtag, assumeNotNull(posts[{window:UInt8}]) AS counted_posts, assumeNotNull(growth[{window:UInt8}]) AS risen
     FROM trendee.hashtag_current
     WHERE ${IS_COUNTED} AND growth[{window:UInt8}] > 0 AND posts[{window:UInt8}] >= ${GROWTH_FLOOR}
     ORDER BY risen DESC, hashtag, platform LIMIT 1 BY hashtag LIMIT ${NAMED}`,
  )
  return {
    days: window,
    sold: soldTold,
    arrived: await told(
      arrived.map(({ brand_id: brandId, name, name_zh: nameZh, arrived: products }): BrandArrivals => {
        return { brandId, name: { en: name, zh: nameZh || name }, products }
      }),
      `trendee.brand_window WHERE ${ARRIVES}`,
    ),
    posted: await told(
      risen.map(({ platform, hashtag, counted_posts: posts, risen: growth }): RisingHashtag => ({
        hashtag,
        posts,
        growth,
        network: nameOf(platform),
      })),
      `trendee.hashtag_current WHERE ${IS_COUNTED}`,
    ),
  }
}

/** The newest day of shops and networks, '' without any, and the primary categories of what sells, those of most products first. */
export async function marketNewest(
  db: AnalyticsDb,
): Promise<{ readonly asOf: string; readonly categories: readonly string[] }> {
  const options = { route: 'derive.reports' }
  const [newest] = await db.rows(
    z.object({ day: z.string().nullable() }),
    `SELECT toString(maxOrNull(as_of)) AS day FROM (
       SELECT as_of FROM trendee.product_current UNION ALL SELECT as_of FROM trendee.hashtag_current)`,
    {},
    options,
  )
  const categories = await db.rows(
    z.object({ category: z.string() }),
    `SELECT toString(primary_category) AS category FROM trendee.product_current
     WHERE demand_basis = 'units' AND category != '' GROUP BY category ORDER BY count() DESC, category LIMIT ${CATEGORIES}`,
    {},
    options,
  )
  return { asOf: newest?.day ?? '', categories: categories.map(({ category }) => category) }
}

/** What platforms are called: shops that customers' tables brought by their own names, others as everywhere. */
function platformNames(shops: ReadonlyMap<string, string>): (platform: string) => InBothWords {
  const texts: Readonly<Record<string, Text>> = vocabularyTexts
  return (platform) => {
    const own = shops.get(platform) ?? titleCase(platform)
    const { en, zh } = texts[`platform.${platform}`] ?? { en: own, zh: own }
    return { en, zh }
  }
}
