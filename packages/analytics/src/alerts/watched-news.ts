import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'
import { NEWEST_POSTS } from '../tables/newest-posts'
import { isNew } from '../tables/seen-rows'

/** A brand or creator, and the days of each place that were told of it; many accounts that were told the same are one. */
export interface WatchedKey {
  readonly id: string
  readonly days: Readonly<Record<string, string>>
}

/** Names of what came are told of so many. */
const NAMES = 3

/** The keys as rows `place`, `id`, `seen`. */
const WATCHED_ROWS = `(SELECT watched.1 AS place, watched.2 AS id, JSONExtract(watched.3, 'Map(String, String)') AS seen
  FROM (SELECT arrayJoin(arrayZip({places:Array(UInt32)}, {ids:Array(String)}, {seen:Array(String)})) AS watched))`

const binds = (watched: readonly WatchedKey[], live: readonly string[]) => ({
  places: watched.map((_, place) => place),
  ids: watched.map(({ id }) => id),
  seen: watched.map(({ days }) => JSON.stringify(days)),
  live,
})

const COUNTED = z.object({ place: z.number(), counted: z.coerce.number(), names: z.array(z.string()) })
export type CountedNews = z.output<typeof COUNTED>

/**
 * Arrivals of watched brands in the `live` shops, those whose data goes on, since the days that were told; told by the
 * place of the key. Without any, a brand has no row.
 */
export function brandArrivals(db: AnalyticsDb, watched: readonly WatchedKey[], live: readonly string[]) {
  if (watched.length === 0) return Promise.resolve<CountedNews[]>([])
  return db.rows(
    COUNTED,
    `SELECT place, count() AS counted,
       arrayMap(one -> one.3, groupArraySorted(${NAMES})((-toInt32(assumeNotNull(arrived_on)), product_id, title))) AS names
     FROM (SELECT brand_id AS id, platform, product_id, arrived_on, as_of, JSONExtractString(card, 'title') AS title
       FROM trendee.brand_product WHERE brand_id IN {ids:Array(String)} AND platform IN {live:Array(String)}) AS product
     INNER JOIN ${WATCHED_ROWS} AS watched USING (id)
     WHERE ifNull(${isNew('arrived_on', 'as_of')}, 0) GROUP BY place`,
    binds(watched, live),
    { route: 'alerts.arrivals' },
  )
}

/** Times that a price of watched brands fell from one comparable capture to the next, in the same way. */
export function brandPriceCuts(db: AnalyticsDb, watched: readonly WatchedKey[], live: readonly string[]) {
  if (watched.length === 0) return Promise.resolve<CountedNews[]>([])
  return db.rows(
    COUNTED,
    `SELECT place, sumIf(cuts, ${isNew('day', 'newest_day')}) AS counted, CAST([], 'Array(String)') AS names
     FROM (SELECT brand_id AS id, platform, day, cuts, max(day) OVER (PARTITION BY platform) AS newest_day
       FROM trendee.brand_day WHERE brand_id IN {ids:Array(String)} AND platform IN {live:Array(String)}) AS days
     INNER JOIN ${WATCHED_ROWS} AS watched USING (id) GROUP BY place HAVING counted > 0`,
    binds(watched, live),
    { route: 'alerts.price-cuts' },
  )
}

/** Posts of watched creators (`platform.author`) in the `live` networks, in the same way. */
export function creatorPosts(db: AnalyticsDb, watched: readonly WatchedKey[], live: readonly string[]) {
  if (watched.length === 0) return Promise.resolve<CountedNews[]>([])
  return db.rows(
    COUNTED,
    `SELECT place, count() AS counted, CAST([], 'Array(String)') AS names
     FROM (SELECT concat(platform, '.', author_key) AS id, platform, posted_on FROM trendee.post_current
       WHERE concat(platform, '.', author_key) IN {ids:Array(String)} AND platform IN {live:Array(String)}) AS post
     INNER JOIN ${WATCHED_ROWS} AS watched USING (id) INNER JOIN ${NEWEST_POSTS} AS newest USING (platform)
     WHERE ${isNew('posted_on', 'as_of')} GROUP BY place`,
    binds(watched, live),
    { route: 'alerts.posts' },
  )
}
