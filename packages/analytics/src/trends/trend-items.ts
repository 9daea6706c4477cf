import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'
import { POST_CARD_ROW, postOfCard } from '../tables/post-card'
import { type TrendItems, itemFilter, itemParameters } from '../tables/trend-key'

/** Posts and looks that show a trend. */

const NINETY_DAYS = 90 * 24 * 60 * 60
const NEWEST = z.object({ seconds: z.number() })

/** The liveliest posts of the last 90 days that show the trend; `asOf`: of the 90 days up to that day. */
export async function itemsPosts(
  db: AnalyticsDb,
  items: TrendItems,
  asOf?: string,
): Promise<ReturnType<typeof postOfCard>[]> {
  const untilThen = asOf === undefined ? '1' : 'toDate(posted_at) <= {asOf:Date}'
  const day = { asOf: asOf ?? '' }
  // Two plain questions: one within the other costs more than both.
  const [newest] = await db.rows(
    NEWEST,
    `SELECT toUnixTimestamp(max(posted_at)) AS seconds FROM trendee.post_current WHERE ${untilThen}`,
    day,
    { route: 'trends.detail.newest-post', isKept: true },
  )
  if (!newest || newest.seconds === 0) return []
  const rows = await db.rows(
    POST_CARD_ROW,
    `SELECT card FROM trendee.post_current WHERE posted_at >= {from:DateTime('UTC')} AND ${untilThen}
       AND ${itemFilter(items, 'caption')}
     ORDER BY liveliness DESC NULLS LAST, post_id LIMIT 12`,
    { ...itemParameters(items), ...day, from: newest.seconds - NINETY_DAYS },
    { route: 'trends.detail.posts', isKept: true },
  )
  return rows.map(postOfCard)
}

const LOOK = z.object({
  id: z.string(),
  brand: z.string(),
  season: z.string(),
  city: z.string(),
  shown_on: z.string(),
})

/** The newest runway looks of which one garment shows the trend; `asOf`: shown until that day. */
export function itemsLooks(db: AnalyticsDb, items: TrendItems, asOf?: string): Promise<z.output<typeof LOOK>[]> {
  return db.rows(
    LOOK,
    `SELECT look_id AS id, brand, season, city, toString(look.shown_on) AS shown_on FROM trendee.look_current AS look
     WHERE look_id IN (
       SELECT look_id FROM trendee.look_garment WHERE ${itemFilter(items, 'text')}
         ${asOf === undefined ? '' : 'AND shown_on <= {asOf:Date}'}
       ORDER BY shown_on DESC, look_id LIMIT 1 BY look_id LIMIT 12)
     ORDER BY look.shown_on DESC, id`,
    { ...itemParameters(items), asOf: asOf ?? '' },
    { route: 'trends.detail', isKept: true },
  )
}
