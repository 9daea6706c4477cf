import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'
import { ofNamed } from '../tables/named-products'
import { isDated } from '../tables/undated'

/**
 * How a platform's feeds count demand: units where they give any, else favourites or reviews. One choice holds for the
 * whole platform, so that two products of a list are never compared by different counts.
 */
export interface DemandBasis {
  readonly basis: 'units' | 'reviews' | 'favorites' | ''
  /** The column that holds the count. */
  readonly column: 'units_sold' | 'reviews' | 'favorites' | null
  /** `lifetime` counts give windows by difference; `window` counts are of a fixed period already; `orders` are added up. */
  readonly counts: 'lifetime' | 'window' | 'orders'
}

const COUNTS = z.object({
  ordered: z.number(),
  products: z.number(),
  lifetime: z.number(),
  window: z.number(),
  reviews: z.number(),
  favorites: z.number(),
})

/**
 * Chooses by products, not by rows: a price history has hundreds of rows beside the one with units. Half a percent
 * of them, not one: a single odd row must not switch the basis of a whole platform.
 */
export async function demandBasis(db: AnalyticsDb, platform: string): Promise<DemandBasis> {
  const [counts] = await db.rows(
    COUNTS,
    `SELECT uniq(product_id) AS products,
       uniqIf(product_id, units_sold IS NOT NULL AND units_window_days IS NULL) AS lifetime,
       uniqIf(product_id, units_sold IS NOT NULL AND units_window_days > 0) AS window,
       (SELECT count() FROM trendee.order_line WHERE platform = {platform:String} AND ${isDated('ordered_on')}) AS ordered,
       uniqIf(product_id, reviews IS NOT NULL) AS reviews, uniqIf(product_id, favorites IS NOT NULL) AS favorites
     FROM trendee.observation WHERE platform = {platform:String} ${await ofNamed(db, platform)}`,
    { platform },
  )
  // What an own shop sold is known by the day: nothing else of it tells as much.
  if (counts && counts.ordered > 0) return { basis: 'units', column: 'units_sold', counts: 'orders' }
  if (!counts || counts.products === 0) return { basis: '', column: null, counts: 'lifetime' }
  const enough = counts.products * 0.005
  if (Math.max(counts.lifetime, counts.window) > enough) {
    const kind = counts.lifetime >= counts.window ? 'lifetime' : 'window'
    return { basis: 'units', column: 'units_sold', counts: kind }
  }
  if (counts.reviews > enough) return { basis: 'reviews', column: 'reviews', counts: 'lifetime' }
  if (counts.favorites > enough) return { basis: 'favorites', column: 'favorites', counts: 'lifetime' }
  return { basis: '', column: null, counts: 'lifetime' }
}

/** SQL of the count of one observation, `NULL` where the row has none: also where nobody says over how many days it was sold. */
export function countSql(basis: DemandBasis): string {
  if (basis.column === null || basis.counts === 'orders') return 'CAST(NULL AS Nullable(Float64))'
  if (basis.column !== 'units_sold') return `toFloat64(${basis.column})`
  return `if(units_window_days ${basis.counts === 'window' ? '> 0' : 'IS NULL'}, units_sold, NULL)`
}
