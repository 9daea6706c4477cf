import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'
import { type TrendItems, itemFilter, itemParameters } from './trend-key'

/** Posts and looks that show a trend. */

const NINETY_DAYS = 90 * 24 * 60 * 60
const NEWEST = z.object({ seconds: z.number() })

/** `card` of `post_current`. */
const POST = z.object({
  platform: z.string(),
  id: z.string(),
  author: z.string(),
  caption: z.string(),
  url: z.string(),
  posted_on: z.string(),
  likes: z.number().nullable(),
  comments: z.number().nullable(),
  views: z.number().nullable(),
  engagement_rate: z.number().nullable(),
})

/** The liveliest posts of the last 90 days that show the trend; `asOf`: of the 90 days up to that day. */
export async function itemsPosts(db: AnalyticsDb, items: TrendItems, asOf?: string): Promise<z.output<typeof POST>[]> {
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
    z.object({ card: z.string() }),
    `SELECT card FROM trendee.post_current WHERE posted_at >= {from:DateTime('UTC')} AND ${untilThen}
       AND ${itemFilter(items, 'caption')}
     ORDER BY liveliness DESC NULLS LAST, post_id LIMIT 12`,
    { ...itemParameters(items), ...day, from: newest.seconds - NINETY_DAYS },
    { route: 'trends.detail.posts', isKept: true },
  )
  return rows.map(({ card }) => POST.parse(JSON.parse(card)))
}

const LOOK = z.object({
  id: z.string(),
  brand: z.string(),
  season: z.string(),
  city: z.string(),
  shown_on: z.string(),
})

/** The newest runway looks that show the trend; `asOf`: shown until that day. */
export function itemsLooks(db: AnalyticsDb, items: TrendItems, asOf?: string): Promise<z.output<typeof LOOK>[]> {
  return db.rows(
    LOOK,
    `SELECT look_id AS id, brand, season, city, toString(shown_on) AS shown_on
     FROM (SELECT look_id, brand, season, city, shown_on FROM trendee.look WHERE ${itemFilter(items, 'description')}
           ORDER BY version DESC LIMIT 1 BY look_id) AS look
     ${asOf === undefined ? '' : 'WHERE look.shown_on <= {asOf:Date}'} ORDER BY shown_on DESC, id LIMIT 12`,
    { ...itemParameters(items), asOf: asOf ?? '' },
    { route: 'trends.detail', isKept: true },
  )
}
