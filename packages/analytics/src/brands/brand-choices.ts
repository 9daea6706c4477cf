import { z } from 'zod'
import { askedBrand, brandId } from '@trendee/core/brands/brand-id'
import type { AnalyticsDb, QueryParameters } from '../engine/db'
import { brandBinds } from '../tables/brand-filter'
import { countedPage } from '../tables/counted-page'

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
  parameters: QueryParameters,
  part: string,
): Promise<Choices<Row>> {
  const { q = '', platform = '' } = question
  const binds = { text: q.toLowerCase(), meant: brandId(q), platform, ...parameters }
  const { rows, total } = await countedPage(
    db,
    TOTAL,
    `SELECT *, count() OVER () AS total FROM (${sql}) ORDER BY number DESC, value`,
    binds,
    question,
    { route: `brands.choices.${part}`, isKept: true },
  )
  return { list: z.array(row).parse(rows), total }
}

const BRAND = z.object({
  value: z.string(),
  name: z.string(),
  name_zh: z.string(),
  number: z.number(),
  segment: z.enum(['luxury', 'premium', 'high-street', 'value', '']),
  platforms: z.array(z.string()),
})

/** Products that lists show, by brand: in a category each is looked at, else they are counted already. */
const countedProducts = (isOfCategory: boolean) =>
  isOfCategory
    ? `SELECT brand_id, count() AS listed FROM trendee.brand_product
       WHERE primary_category = {category:String} AND ({platform:String} = '' OR platform = {platform:String})
       GROUP BY brand_id`
    : `SELECT brand_id, sum(products) AS listed FROM trendee.brand_name
       WHERE {platform:String} = '' OR platform = {platform:String} GROUP BY brand_id`

/** Brands with the products of their lines; `brand`: the one that this value asks for, by its id or in any spelling. */
export function brandChoices(
  db: AnalyticsDb,
  question: ChoiceQuestion & { readonly primaryCategory?: string | undefined; readonly brand?: string | undefined },
) {
  const { primaryCategory: category, brand } = question
  return choices(
    db,
    BRAND,
    `SELECT brand_id AS value, name, name_zh, toUInt64(listed) AS number, segment, platforms
     FROM (SELECT brand_id, name, name_zh, segment, platforms FROM trendee.brand_current
       WHERE ({text:String} = '' OR position(searched, {text:String}) > 0 OR brand_id = {meant:String})
         AND ({brand:String} = '' OR brand_id = {brand:String})
         AND ({platform:String} = '' OR has(platforms, {platform:String}))
         AND ({category:String} = '' OR has(categories, {category:String}))) AS named
     LEFT JOIN (${countedProducts(category !== undefined)}) AS counted USING (brand_id)`,
    question,
    { category: category ?? '', brand: brand === undefined ? '' : askedBrand(brand).id },
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

/**
 * Lines that feeds name, each once for all of its spellings and platforms: called as most products write it, by one that does
 * not shout first. `brand`: those of a house, or the one line that this value names.
 */
export function lineChoices(db: AnalyticsDb, question: ChoiceQuestion & { readonly brand?: string | undefined }) {
  return choices(
    db,
    LINE,
    `SELECT argMax(line, (line != upperUTF8(line), written_products, line)) AS value, brand_id AS brand,
       any(name) AS brand_name, sum(written_products) AS number, arraySort(arrayDistinct(groupArrayArray(sellers))) AS platforms
     FROM (SELECT brand_id, line_id, line, sum(products) AS written_products, groupUniqArray(toString(platform)) AS sellers
       FROM trendee.brand_name
       WHERE line_id != '' AND ({brand:String} = '' OR brand_id = {brand:String})
         AND ({brandLine:String} = '' OR line_id = {brandLine:String})
         AND ({platform:String} = '' OR platform = {platform:String})
       GROUP BY brand_id, line_id, line) AS lined
     INNER JOIN (SELECT brand_id, name FROM trendee.brand_current) AS named USING (brand_id)
     GROUP BY line_id, brand_id
     HAVING {text:String} = '' OR max(positionCaseInsensitiveUTF8(line, {text:String})) > 0 OR brand_id = {meant:String}`,
    question,
    brandBinds(question.brand),
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
