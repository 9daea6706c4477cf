import { LEAST_OF_KIND } from '@trendee/core/prices/price-doubt'
import { median } from '@trendee/core/series/robust-statistics'
import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'
import { PRODUCT_BY_PRODUCT } from './product-by-product'
import { IN_SLICE, type ProductSlice } from './product-slices'

/** What a kind of a platform is in one currency, from its columns. */
export const kindSql = (currency: string, category: string) => `concat(${currency}, ' ', ${category})`

const PRICES = z.object({ kind: z.string(), prices: z.array(z.number()) })

/** Parallel lists: kinds as `kindSql` names them, and the middle of their products' newest prices. */
export interface KindMedians {
  readonly kinds: readonly string[]
  readonly medians: readonly number[]
}

/** What products of each kind usually cost on a platform, in their own currency; kinds with few priced products are left out. */
export async function kindMedians(
  db: AnalyticsDb,
  platform: string,
  slices: readonly ProductSlice[],
): Promise<KindMedians> {
  const pricesOf = new Map<string, number[]>()
  for (const slice of slices) {
    const found = await db.rows(
      PRICES,
      `SELECT ${kindSql('newest.1', 'secondary_category')} AS kind, groupArray(assumeNotNull(newest.2)) AS prices
       FROM (
         SELECT product_id, argMax(words, (observed_on, version)) AS wording,
           argMaxIf((currency, price), (observed_on, version), price > 0) AS newest
         FROM trendee.observation WHERE platform = {platform:String} AND ${IN_SLICE} GROUP BY product_id
         HAVING newest.2 > 0) AS seen
       INNER JOIN (
         SELECT product_id, words AS wording, secondary_category FROM trendee.product FINAL
         WHERE platform = {platform:String} AND ${IN_SLICE} AND secondary_category != '') AS words USING (product_id, wording)
       GROUP BY kind ${PRODUCT_BY_PRODUCT}`,
      { platform, ...slice },
      { route: 'derive.kind-medians' },
    )
    for (const { kind, prices } of found) pricesOf.set(kind, (pricesOf.get(kind) ?? []).concat(prices))
  }
  const usual = [...pricesOf].filter(([, prices]) => prices.length >= LEAST_OF_KIND)
  return { kinds: usual.map(([kind]) => kind), medians: usual.map(([, prices]) => median(prices) ?? 0) }
}
