import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'
import { type TrendItems, itemFilter, itemParameters } from '../tables/trend-key'

const SEASON = z.object({
  season: z.string(),
  first: z.string(),
  last: z.string(),
  looks: z.number(),
  shows: z.number(),
})
export type ShownSeason = z.output<typeof SEASON>

/** The seasons of which looks show the trend, oldest first; `asOf`: of looks shown until that day. */
export function trendShows(db: AnalyticsDb, items: TrendItems, asOf?: string): Promise<ShownSeason[]> {
  return db.rows(
    SEASON,
    `SELECT season, toString(min(shown_on)) AS first, toString(max(shown_on)) AS last,
       uniqExact(look_id) AS looks, uniqExact(show_id) AS shows
     FROM trendee.look_garment WHERE ${itemFilter(items, 'text')}
       ${asOf === undefined ? '' : 'AND shown_on <= {asOf:Date}'}
     GROUP BY season ORDER BY min(shown_on), season`,
    { ...itemParameters(items), asOf: asOf ?? '' },
    { route: 'trends.shows', isKept: true },
  )
}
