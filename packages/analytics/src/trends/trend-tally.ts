import { z } from 'zod'
import { type CountedBrand, countBrands } from '@trendee/core/brands/count-brands'
import { type PriceBand, priceBands } from '@trendee/core/prices/price-bands'
import type { AnalyticsDb } from '../engine/db'
import { NO_PRICE } from '../tables/product-current'
import { OF_GENDERS, type TrendItems, itemParameters, productsOf } from '../tables/trend-key'

/** What products of a trend come to: how many, at what price, for whom, by which brands, worn with what. */

const ATTRIBUTES_SHOWN = 60
const BRANDS_SHOWN = 12
const FEWEST_PRODUCTS = 5

const TALLY = z.object({
  /** As `product_current.carried` has it. */
  word: z.string(),
  products: z.number(),
  /** Units of the last 30 days, of the products that tell them. */
  units: z.number().nullable(),
  /** Of all together only. */
  median_price_usd: z.number().nullable(),
})

interface Tally extends Omit<z.output<typeof TALLY>, 'word'> {
  readonly kind: string
  /** The type of an attribute, '' for the others. */
  readonly parent: string
  readonly value: string
}

/** `gender/women`, `attribute/color/red`, `brand/Salt/Pepper`: a brand may have the stroke in its name. */
function tallyOf({ word, ...counts }: z.output<typeof TALLY>): Tally {
  const [kind = '', ...rest] = word.split('/')
  if (kind !== 'attribute') return { kind, parent: '', value: rest.join('/'), ...counts }
  return { kind, parent: rest[0] ?? '', value: rest.slice(1).join('/'), ...counts }
}

const USUAL = z.object({ parent: z.string(), value: z.string(), products: z.number() })

export interface CarriedAttribute {
  readonly type: string
  readonly value: string
  readonly products: number
  /** Share of the trend's products. */
  readonly share: number
  /** That share as a multiple of the value's share of all products. */
  readonly lift: number
}

export interface TrendTally {
  readonly products: number
  readonly medianPriceUsd: number | null
  /** Of the products for anybody, whatever gender is asked: most first; '' where the words do not tell. */
  readonly genders: readonly { readonly gender: string; readonly products: number }[]
  readonly priceBands: readonly PriceBand[]
  /** Most products first. */
  readonly brands: readonly CountedBrand[]
  /** Those that over-index on many products first. */
  readonly attributes: readonly CarriedAttribute[]
  /** All colours on them but the trend's own, the commonest first. */
  readonly colors: readonly CarriedAttribute[]
}

/**
 * What products carry at large, for whom a trend's are asked. Those for everybody are counted already; those of one gender
 * are the same for all trends, so the answer is kept.
 */
function usualCounts(db: AnalyticsDb, { genders }: TrendItems) {
  const sql =
    genders.length === 0
      ? `SELECT parent, value, toUInt64(sum(products)) AS products FROM trendee.product_count
         WHERE kind IN ('all', 'attribute') GROUP BY kind, parent, value`
      : `SELECT if(word = 'all', '', splitByChar('/', word)[2]) AS parent,
           if(word = 'all', '', arrayStringConcat(arraySlice(splitByChar('/', word), 3), '/')) AS value, count() AS products
         FROM trendee.product_by_kind ARRAY JOIN carried AS word
         WHERE ${OF_GENDERS} AND (word = 'all' OR startsWith(word, 'attribute/')) GROUP BY word`
  return db.rows(USUAL, sql, { itemGenders: [...genders] }, { route: 'trends.detail.usual', isKept: true })
}

/** How many products of a trend are for whom. */
function byGender(db: AnalyticsDb, items: TrendItems, asOf: string | undefined) {
  return db.rows(
    z.object({ gender: z.string(), products: z.number() }),
    `SELECT gender, count() AS products FROM trendee.product_by_kind WHERE ${productsOf(items, asOf)}
     GROUP BY gender ORDER BY products DESC, gender`,
    { ...itemParameters(items), asOf: asOf ?? '' },
    { route: 'trends.detail.genders', isKept: true },
  )
}

/**
 * One pass over the products that carry a trend (`asOf` as `productsOf` has it), what is usual among all of them, and whom
 * else the trend's products are for.
 */
export async function trendTally(db: AnalyticsDb, items: TrendItems, asOf?: string): Promise<TrendTally> {
  const [rows, usual, genders] = await Promise.all([
    db.rows(
      TALLY,
      `SELECT arrayJoin(carried) AS word, count() AS products, sumOrNull(sold) AS units,
         quantileExactInclusiveOrNullIf(0.5)(price_usd, word = 'all') AS median_price_usd
       FROM trendee.product_by_kind WHERE ${productsOf(items, asOf)} GROUP BY word`,
      { ...itemParameters(items), asOf: asOf ?? '' },
      { route: 'trends.detail.tally', isKept: true },
    ),
    usualCounts(db, items),
    items.genders.length === 0 ? null : byGender(db, { ...items, genders: [] }, asOf),
  ])
  const tallies = rows.map(tallyOf)
  const all = tallies.find(({ kind }) => kind === 'all')
  const attributes = attributesOf(tallies, usual, items)
  return {
    products: all?.products ?? 0,
    medianPriceUsd: all?.median_price_usd ?? null,
    genders: genders ?? ofKind(tallies, 'gender').map(({ value: gender, products }) => ({ gender, products })),
    priceBands: priceBands(
      ofKind(tallies, 'price').flatMap(({ value, products, units }) =>
        Number(value) === NO_PRICE ? [] : [{ from: Number(value), products, units }],
      ),
    ),
    brands: countBrands(
      ofKind(tallies, 'brand').map(({ value: written, products, units }) => ({ written, products, units })),
    ).slice(0, BRANDS_SHOWN),
    attributes: attributes
      .toSorted((a, b) => overIndex(b) - overIndex(a) || (a.value < b.value ? -1 : 1))
      .slice(0, ATTRIBUTES_SHOWN),
    colors: attributes.filter(({ type }) => type === 'color'),
  }
}

function ofKind(tallies: readonly Tally[], kind: string): Tally[] {
  return tallies
    .filter((tally) => tally.kind === kind)
    .toSorted((a, b) => b.products - a.products || (a.value < b.value ? -1 : 1))
}

/** The most products first. */
function attributesOf(
  tallies: readonly Tally[],
  usual: readonly z.output<typeof USUAL>[],
  items: TrendItems,
): CarriedAttribute[] {
  const own = tallies.find(({ kind }) => kind === 'all')?.products ?? 0
  const counts = new Map(usual.map(({ parent, value, products }) => [`${parent}/${value}`, products]))
  const everything = counts.get('/') ?? 0
  return ofKind(tallies, 'attribute').flatMap(({ parent: type, value, products }) => {
    const everywhere = counts.get(`${type}/${value}`) ?? 0
    if (products < FEWEST_PRODUCTS || items.values.includes(value) || everywhere === 0 || everything === 0) return []
    const share = products / own
    return [{ type, value, products, share, lift: share / (everywhere / everything) }]
  })
}

const overIndex = ({ products, lift }: CarriedAttribute) => products * Math.log2(lift + 1)
