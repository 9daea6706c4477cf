import type { SellingFilters } from '@trendee/contract/selling/selling-filters'
import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'
import { productFilter } from '../tables/product-filter'
import { askedTogether } from './ask-together'

/** A saved search among the products of one shop, and the day of the shop that was told. */
export interface WatchedSearch {
  readonly platform: string
  readonly filters: SellingFilters
  readonly told: string
}

const NAMES = 3
const ROW = z.object({ place: z.number(), counted: z.coerce.number(), names: z.array(z.string()) })

/** Products that came to the shop after the told day and that the search finds; told by its place. Asked together. */
export async function foundProducts(db: AnalyticsDb, searches: readonly WatchedSearch[]) {
  if (searches.length === 0) return []
  const { sql, parameters } = askedTogether(
    await Promise.all(
      searches.map(async ({ platform, filters, told }) => {
        const filter = await productFilter(db, [platform], filters, false)
        return {
          sql: `SELECT toUInt32({question}) AS place, count() AS counted,
            arrayMap(one -> one.3, groupArraySorted(${NAMES})((-toInt32(assumeNotNull(arrived_on)), product_id, title))) AS names
          FROM trendee.product_current
          WHERE ${filter.sql} AND arrived_on > toDate({told:String}) AND arrived_on <= as_of`,
          parameters: { ...filter.parameters, told },
        }
      }),
    ),
  )
  return db.rows(ROW, sql, parameters, { route: 'alerts.found-products' })
}
