import { z } from 'zod'
import type { AnalyticsDb } from '../db'

/**
 * What a platform's feeds tell about demand. Units where they give any, else what people leave behind: favourites or
 * reviews. It is one choice per platform, so that two products of a list are never compared by different things.
 */
export interface DemandBasis {
  readonly basis: 'units' | 'reviews' | 'favorites' | ''
  /** The column that holds the count. */
  readonly column: 'units_sold' | 'reviews' | 'favorites' | null
  /** `lifetime` counts give windows by difference; `window` counts are of a fixed period already. */
  readonly counts: 'lifetime' | 'window'
}

const COUNTS = z.object({
  rows: z.number(),
  lifetime: z.number(),
  window: z.number(),
  reviews: z.number(),
  favorites: z.number(),
})

export async function demandBasis(db: AnalyticsDb, platform: string): Promise<DemandBasis> {
  const [counts] = await db.rows(
    COUNTS,
    `SELECT count() AS rows,
       countIf(units_sold IS NOT NULL AND units_window_days IS NULL) AS lifetime,
       countIf(units_sold IS NOT NULL AND units_window_days IS NOT NULL) AS window,
       countIf(reviews IS NOT NULL) AS reviews, countIf(favorites IS NOT NULL) AS favorites
     FROM trendee.observation WHERE platform = {platform:String}`,
    { platform },
  )
  if (!counts || counts.rows === 0) return { basis: '', column: null, counts: 'lifetime' }
  // Half a percent, not one row: a single odd row must not switch the basis of a whole platform.
  const enough = counts.rows * 0.005
  if (counts.lifetime > enough) return { basis: 'units', column: 'units_sold', counts: 'lifetime' }
  if (counts.window > enough) return { basis: 'units', column: 'units_sold', counts: 'window' }
  if (counts.reviews > enough) return { basis: 'reviews', column: 'reviews', counts: 'lifetime' }
  if (counts.favorites > enough) return { basis: 'favorites', column: 'favorites', counts: 'lifetime' }
  return { basis: '', column: null, counts: 'lifetime' }
}

/** SQL of the count of one observation, `NULL` where the row does not tell. */
export function countSql(basis: DemandBasis): string {
  if (basis.column === null) return 'CAST(NULL AS Nullable(Float64))'
  if (basis.column !== 'units_sold') return `toFloat64(${basis.column})`
  return `if(units_window_days IS ${basis.counts === 'window' ? 'NOT NULL' : 'NULL'}, units_sold, NULL)`
}
