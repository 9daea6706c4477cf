import { type CountedBrand, countBrands } from '@trendee/core/brands/count-brands'
import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'
import { IS_PRICE_BELIEVED } from '../tables/product-current'
import { CARD, type ProductRow, productRow } from '../tables/product-row'
import { itemFilter, itemParameters, itemsOf } from '../tables/trend-key'

/** The products of a style that were there on a day: what they are, in which colours, for whom, at which prices. */

const ITEMS_SHOWN = 6
const COLORS_SHOWN = 12
const BRANDS_SHOWN = 8
/** Under so many prices there are no three levels of them. */
const FEWEST_PRICED = 6
const PER_LEVEL = 2
const BOARD_PRODUCTS = 12

export interface StyleQuestion {
  /** Id of the style. */
  readonly name: string
  /** Only what was known at its end. */
  readonly day: string
}

/** Condition of products that carry the style and had been seen by the day. */
const ofStyle = ({ name }: StyleQuestion) =>
  `${itemFilter(itemsOf(name), 'title')} AND first_seen <= {day:Date} AND ${IS_PRICE_BELIEVED}`
const parametersOf = ({ name, day }: StyleQuestion) => ({ ...itemParameters(itemsOf(name)), day })
/** Best sellers of 30 days first; counts of what sells stand before those of who looked. */
const BY_DEMAND = `demand[3] DESC NULLS LAST, units_total DESC NULLS LAST, reviews DESC NULLS LAST, platform, product_id`

/** What a product of a style is counted as. */
const WORDS = `arrayConcat([('all', ''), ('gender', toString(gender))],
  if(secondary_category = '', [], [('category', toString(secondary_category))]), if(brand = '', [], [('brand', brand)]),
  arrayMap(color -> ('color', toString(color)),
    arrayDistinct(arrayFilter((value, type) -> type = 'color', attribute_values, attribute_types))))`

const COUNT = z.object({ kind: z.string(), value: z.string(), products: z.number() })

interface Counted {
  readonly value: string
  readonly products: number
}

export interface StyleTally {
  readonly products: number
  /** Secondary categories. */
  readonly categories: readonly Counted[]
  readonly colors: readonly Counted[]
  /** '' for products whose words do not tell. */
  readonly genders: readonly Counted[]
  readonly brands: readonly CountedBrand[]
}

/** How many products of a style are what, most first. */
export async function styleTally(db: AnalyticsDb, question: StyleQuestion): Promise<StyleTally> {
  const rows = await db.rows(
    COUNT,
    `SELECT arrayJoin(${WORDS}) AS word, word.1 AS kind, word.2 AS value, count() AS products
     FROM trendee.product_current WHERE ${ofStyle(question)}
     GROUP BY word ORDER BY products DESC, value`,
    parametersOf(question),
    { route: 'trends.style.tally', isKept: true },
  )
  const of = (kind: string, quantity = rows.length) =>
    rows
      .filter((row) => row.kind === kind)
      .slice(0, quantity)
      .map(({ value, products }): Counted => ({ value, products }))
  return {
    products: of('all')[0]?.products ?? 0,
    categories: of('category', ITEMS_SHOWN),
    colors: of('color', COLORS_SHOWN),
    genders: of('gender'),
    brands: countBrands(of('brand').map(({ value: written, products }) => ({ written, products, units: null }))).slice(
      0,
      BRANDS_SHOWN,
    ),
  }
}

const SPAN = z.object({ category: z.string(), priced: z.number(), low: z.number(), high: z.number() })
const PRICED = CARD.extend({
  category: z.string(),
  level: z.number(),
  products: z.number(),
  least: z.number(),
  most: z.number(),
})

const PRICE_LEVELS = ['low', 'middle', 'high'] as const

/** A third of a category's prices with the best sellers at them. */
export interface PriceLevel {
  readonly level: (typeof PRICE_LEVELS)[number]
  readonly from: number
  readonly to: number
  readonly products: number
  readonly shown: readonly ProductRow[]
}

export interface StylePrices {
  /** That of most prices of the style: prices of several do not compare. */
  readonly currency: string
  readonly levels: ReadonlyMap<string, readonly PriceLevel[]>
}

/**
 * Products of a style's categories at three levels of price: thirds of the prices in one currency, cut where a third and two
 * thirds of them lie. A category of fewer than six prices has none. `null` without any price.
 */
export async function stylePrices(
  db: AnalyticsDb,
  question: StyleQuestion,
  categories: readonly string[],
): Promise<StylePrices | null> {
  const ofThese = `${ofStyle(question)} AND price > 0`
  const parameters = parametersOf(question)
  const [usual] = await db.rows(
    z.object({ currency: z.string() }),
    `SELECT toString(currency) AS currency FROM trendee.product_current WHERE ${ofThese} AND currency != ''
     GROUP BY currency ORDER BY count() DESC, currency LIMIT 1`,
    parameters,
    { route: 'trends.style.currency', isKept: true },
  )
  if (usual === undefined) return null
  const { currency } = usual
  const priced = `${ofThese} AND currency = {currency:String} AND secondary_category IN {categories:Array(String)}`
  const asked = { ...parameters, currency, categories: categories.length === 0 ? [''] : [...categories] }
  const spans = await db.rows(
    SPAN,
    `SELECT toString(secondary_category) AS category, count() AS priced,
       quantileExactInclusive(1 / 3)(assumeNotNull(price)) AS low, quantileExactInclusive(2 / 3)(assumeNotNull(price)) AS high
     FROM trendee.product_current WHERE ${priced} GROUP BY category HAVING priced >= ${FEWEST_PRICED}`,
    asked,
    { route: 'trends.style.spans', isKept: true },
  )
  if (spans.length === 0) return { currency, levels: new Map() }
  const rows = await db.rows(
    PRICED,
    `SELECT category, level, products, least, most, card FROM (
       SELECT toString(secondary_category) AS category, indexOf({categories:Array(String)}, category) AS at,
         toUInt8((price > {lows:Array(Float64)}[at]) + (price > {highs:Array(Float64)}[at])) AS level,
         count() OVER third AS products, assumeNotNull(min(price) OVER third) AS least, assumeNotNull(max(price) OVER third) AS most,
         row_number() OVER (PARTITION BY category, level ORDER BY ${BY_DEMAND}) AS place, card
       FROM trendee.product_current WHERE ${priced} WINDOW third AS (PARTITION BY category, level))
     WHERE place <= ${PER_LEVEL} ORDER BY category, level, place`,
    {
      ...asked,
      categories: spans.map(({ category }) => category),
      lows: spans.map(({ low }) => low),
      highs: spans.map(({ high }) => high),
    },
    { route: 'trends.style.levels', isKept: true },
  )
  const levels = new Map(
    spans.map(({ category }) => [
      category,
      PRICE_LEVELS.flatMap((level, at): PriceLevel[] => {
        const own = rows.filter((row) => row.category === category && row.level === at)
        const [first] = own
        if (first === undefined) return []
        const { least: from, most: to, products } = first
        return [{ level, from, to, products, shown: own.map(({ card }) => productRow(card, 30)) }]
      }),
    ]),
  )
  return { currency, levels }
}

/** Best sellers of a style for its board, one of a category: a board of twelve dresses shows no style. */
export async function styleBoardProducts(db: AnalyticsDb, question: StyleQuestion): Promise<ProductRow[]> {
  const rows = await db.rows(
    CARD,
    `SELECT card FROM (
       SELECT card, row_number() OVER (PARTITION BY secondary_category ORDER BY ${BY_DEMAND}) AS place,
         row_number() OVER (ORDER BY ${BY_DEMAND}) AS standing
       FROM trendee.product_current WHERE ${ofStyle(question)})
     ORDER BY place, standing LIMIT ${BOARD_PRODUCTS}`,
    parametersOf(question),
    { route: 'trends.style.board', isKept: true },
  )
  return rows.map(({ card }) => productRow(card, 30))
}

const CREATOR = z.object({
  id: z.string(),
  name: z.string(),
  posts: z.number(),
  reactions: z.number().nullable(),
})

/** Creators of the posts that show a style, of the 90 days up to the day, most reactions first. */
export function styleCreators(db: AnalyticsDb, question: StyleQuestion) {
  return db.rows(
    CREATOR,
    `SELECT concat(platform, '.', author_key) AS id, any(author) AS name, count() AS posts,
       toFloat64(sumOrNull(liveliness)) AS reactions
     FROM trendee.post_current
     WHERE ${itemFilter(itemsOf(question.name), 'caption')} AND author_key != ''
       AND posted_on <= {day:Date} AND posted_on > {day:Date} - 90
     GROUP BY id ORDER BY reactions DESC NULLS LAST, posts DESC, id LIMIT 6`,
    parametersOf(question),
    { route: 'trends.style.creators', isKept: true },
  )
}
