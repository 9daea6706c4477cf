import { z } from 'zod'
import { brandId } from '@trendee/core/brands/brand-id'
import type { AnalyticsDb } from '../engine/db'

/** Choices for filters, the largest first. */

export interface ChoiceQuestion {
  readonly q?: string | undefined
  readonly platform?: string | undefined
  readonly page: number
  readonly pageSize: number
}

interface Choices<Row> {
  readonly list: Row[]
  readonly total: number
}

const TOTAL = z.looseObject({ total: z.number() })

async function choices<Row>(
  db: AnalyticsDb,
  row: z.ZodType<Row>,
  sql: string,
  question: ChoiceQuestion,
  parameters: Readonly<Record<string, string | readonly string[]>>,
  part: string,
): Promise<Choices<Row>> {
  const { page, pageSize, q = '', platform = '' } = question
  const binds = { text: q.toLowerCase(), meant: brandId(q), platform, ...parameters }
  const bounds = { route: `brands.choices.${part}`, isKept: true } as const
  const found = await db.rows(
    TOTAL,
    `SELECT *, count() OVER () AS total FROM (${sql}) ORDER BY number DESC, value LIMIT {limit:UInt32} OFFSET {offset:UInt32}`,
    { ...binds, limit: pageSize, offset: (page - 1) * pageSize },
    bounds,
  )
  const [first] = found
  if (first) return { list: z.array(row).parse(found), total: first.total }
  if (page === 1) return { list: [], total: 0 }
  const [whole] = await db.rows(TOTAL, `SELECT count() AS total FROM (${sql})`, binds, bounds)
  return { list: [], total: whole?.total ?? 0 }
}

const BRAND = z.object({
  value: z.string(),
  name: z.string(),
  name_zh: z.string(),
  number: z.number(),
  segment: z.enum(['luxury', 'premium', 'high-street', 'value', '']),
  platforms: z.array(z.string()),
})

export function brandChoices(
  db: AnalyticsDb,
  question: ChoiceQuestion & { readonly primaryCategory?: string | undefined },
) {
  return choices(
    db,
    BRAND,
    `SELECT brand_id AS value, name, name_zh, products AS number, segment, platforms FROM trendee.brand_current
     WHERE ({text:String} = '' OR position(searched, {text:String}) > 0 OR brand_id = {meant:String})
       AND ({platform:String} = '' OR has(platforms, {platform:String}))
       AND ({category:String} = '' OR has(categories, {category:String}))`,
    question,
    { category: question.primaryCategory ?? '' },
    'brands',
  )
}

const LINE = z.object({
  value: z.string(),
  brand: z.string(),
  brand_name: z.string(),
  number: z.number(),
  platforms: z.array(z.string()),
})

/** Lines that feeds name; several platforms may sell one. */
export function lineChoices(db: AnalyticsDb, question: ChoiceQuestion & { readonly brand?: string | undefined }) {
  return choices(
    db,
    LINE,
    `SELECT line AS value, brand_id AS brand, any(name) AS brand_name, sum(line_products) AS number,
       arraySort(groupUniqArray(toString(platform))) AS platforms
     FROM (SELECT platform, line, brand_id, products AS line_products FROM trendee.brand_name
       WHERE line != '' AND ({brand:String} = '' OR brand_id = {brand:String})
         AND ({platform:String} = '' OR platform = {platform:String})) AS lined
     INNER JOIN (SELECT brand_id, name FROM trendee.brand_current) AS named USING (brand_id)
     WHERE {text:String} = '' OR positionCaseInsensitiveUTF8(line, {text:String}) > 0 OR brand_id = {meant:String}
     GROUP BY line, brand_id`,
    question,
    { brand: question.brand ?? '' },
    'lines',
  )
}

const RETAILER = z.object({
  value: z.string(),
  platform: z.string(),
  number: z.number(),
  brands: z.number(),
  new_arrivals: z.number(),
  median_price_usd: z.number().nullable(),
})

export function retailerChoices(db: AnalyticsDb, question: ChoiceQuestion) {
  return choices(
    db,
    RETAILER,
    // Arrivals of 30 days stand third.
    `SELECT retailer AS value, platform, products AS number, brands, arrivals[3] AS new_arrivals, median_price_usd
     FROM trendee.retailer_current
     WHERE ({platform:String} = '' OR platform = {platform:String})
       AND ({text:String} = '' OR positionCaseInsensitiveUTF8(retailer, {text:String}) > 0)`,
    question,
    {},
    'retailers',
  )
}

const NICHE = z.object({ value: z.string(), number: z.number(), posts: z.number(), authors: z.number() })

/** Styles with the products that have them and the posts that name them; `meant`: styles whose names hold the text. */
export function nicheChoices(db: AnalyticsDb, question: Omit<ChoiceQuestion, 'platform'>, meant: readonly string[]) {
  return choices(
    db,
    NICHE,
    `SELECT value, sum(products) AS number, sum(named_posts) AS posts, sum(writers) AS authors FROM (
       SELECT value, products, 0 AS named_posts, 0 AS writers FROM trendee.product_count
       WHERE kind = 'attribute' AND parent = 'style'
       UNION ALL
       SELECT style AS value, 0 AS products, count() AS named_posts, uniqExactIf((platform, author_key), author_key != '') AS writers
       FROM trendee.post_current ARRAY JOIN attribute_values AS style
       WHERE style IN {styles:Array(String)} GROUP BY style)
     WHERE value IN {styles:Array(String)} GROUP BY value`,
    question,
    { styles: meant },
    'niches',
  )
}
