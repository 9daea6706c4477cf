import { coveringFamily, withCovered } from '@trendee/core/lexicon/category-families'
import { LEAST_OF_KIND } from '@trendee/core/prices/price-doubt'
import { median } from '@trendee/core/series/robust-statistics'
import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'
import { orderLines } from '../tables/order-lines'
import { isDated } from '../tables/undated'
import { PRODUCT_BY_PRODUCT } from './product-by-product'
import { IN_SLICE, type ProductSlice } from './product-slices'

/** What a kind of a platform is in one currency, from its columns. */
export const kindSql = (currency: string, category: string) => `concat(${currency}, ' ', ${category})`
const kindOf = (currency: string, category: string) => `${currency} ${category}`

const PRICES = z.object({ currency: z.string(), category: z.string(), prices: z.array(z.number()) })
type PricesOfKind = z.infer<typeof PRICES>

/** Parallel lists: kinds as `kindSql` names them, and the middle of their products' newest prices. */
export interface KindMedians {
  readonly kinds: readonly string[]
  readonly medians: readonly number[]
}

/** Prices of a kind, or where these are few, of the family that covers it: one sundress is judged by the dresses. */
function pricesToJudgeBy({ currency, category, prices }: PricesOfKind, pricesOf: ReadonlyMap<string, PricesOfKind>) {
  const family = coveringFamily(category)
  if (prices.length >= LEAST_OF_KIND || family === null) return prices
  return withCovered(family.value).flatMap((value) => pricesOf.get(kindOf(currency, value))?.prices ?? [])
}

/**
 * What products of each kind usually cost on a platform, in their own currency. A kind with few priced products, also
 * with those of its family, is left out.
 */
export async function kindMedians(
  db: AnalyticsDb,
  platform: string,
  slices: readonly ProductSlice[],
): Promise<KindMedians> {
  const pricesOf = new Map<string, PricesOfKind>()
  for (const slice of slices) {
    const found = await db.rows(
      PRICES,
      `SELECT newest.1 AS currency, secondary_category AS category, groupArray(assumeNotNull(newest.2)) AS prices
       FROM (
         SELECT product_id, argMaxIf(words, (is_captured, observed_on, version), words != 0) AS wording,
           argMaxIf((currency, price), (observed_on, version), price > 0) AS newest
         FROM (
           SELECT product_id, words, observed_on, version, currency, price, 1 AS is_captured
           FROM trendee.observation WHERE platform = {platform:String} AND ${IN_SLICE} AND ${isDated('observed_on')}
           UNION ALL
           SELECT product_id, words, ordered_on, version, currency, price, 0 FROM (${orderLines()}) WHERE ${IN_SLICE})
         GROUP BY product_id
         HAVING newest.2 > 0) AS seen
       INNER JOIN (
         SELECT product_id, words AS wording, secondary_category FROM trendee.product FINAL
         WHERE platform = {platform:String} AND ${IN_SLICE} AND secondary_category != '') AS words USING (product_id, wording)
       GROUP BY currency, category ${PRODUCT_BY_PRODUCT}`,
      { platform, knownOn: '', ...slice },
      { route: 'derive.kind-medians' },
    )
    for (const { currency, category, prices } of found) {
      const kind = kindOf(currency, category)
      const earlier = pricesOf.get(kind)?.prices ?? []
      pricesOf.set(kind, { currency, category, prices: earlier.concat(prices) })
    }
  }
  const usual = [...pricesOf]
    .map(([kind, ofKind]) => ({ kind, prices: pricesToJudgeBy(ofKind, pricesOf) }))
    .filter(({ prices }) => prices.length >= LEAST_OF_KIND)
  return { kinds: usual.map(({ kind }) => kind), medians: usual.map(({ prices }) => median(prices) ?? 0) }
}
