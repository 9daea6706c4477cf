import { z } from 'zod'
import type { RecordKind } from '@trendee/core/stars/star-kinds'
import type { AnalyticsDb } from '../engine/db'

const ROW = z.object({
  id: z.string(),
  name: z.string(),
  name_zh: z.string(),
  platform: z.string(),
  by: z.string(),
  type: z.string(),
})
export type NamedRecord = z.output<typeof ROW>

/** Records whose id is `platform.id`, by both parts: the tables are ordered by them. */
const byPlatform = (id: string) =>
  `(platform, ${id}) IN (SELECT substring(full, 1, position(full, '.') - 1), substring(full, position(full, '.') + 1)
     FROM (SELECT arrayJoin({ids:Array(String)}) AS full))`

/** Reports are kept with the accounts. */
type DataKind = Exclude<RecordKind, 'report'>

/** Where each kind of record has its name. */
const QUESTIONS: Readonly<Record<DataKind, string>> = {
  product: `SELECT concat(platform, '.', product_id) AS id, title AS name, name AS name_zh, platform, brand AS by, '' AS type
    FROM trendee.product_current WHERE ${byPlatform('product_id')} LIMIT 1 BY id`,
  post: `SELECT concat(platform, '.', post_id) AS id, multiIf(caption != '', caption, author != '', concat('@', author), post_id) AS name,
      name AS name_zh, platform, author AS by, '' AS type
    FROM trendee.post_current WHERE ${byPlatform('post_id')} LIMIT 1 BY id`,
  look: `SELECT look_id AS id, concat(look.brand, ' ', season, ifNull(concat(' · ', toString(look_number)), '')) AS name,
      name AS name_zh, 'runway' AS platform, city AS by, '' AS type
    FROM trendee.look WHERE look_id IN {ids:Array(String)} ORDER BY version DESC LIMIT 1 BY id`,
  trend: `SELECT trend_id AS id, name, name_zh, '' AS platform, '' AS by, type
    FROM trendee.trend_metric WHERE trend_id IN {ids:Array(String)} LIMIT 1 BY id`,
  brand: `SELECT brand_id AS id, name, name_zh, '' AS platform, '' AS by, '' AS type
    FROM trendee.brand_current WHERE brand_id IN {ids:Array(String)}`,
  creator: `SELECT concat(platform, '.', author) AS id, concat('@', handle) AS name, concat('@', handle) AS name_zh, platform,
      '' AS by, '' AS type
    FROM trendee.creator_current WHERE ${byPlatform('author')} LIMIT 1 BY id`,
  hashtag: `SELECT concat(platform, '.', hashtag) AS id, concat('#', hashtag) AS name, name AS name_zh, platform, '' AS by,
      '' AS type
    FROM trendee.hashtag_current WHERE ${byPlatform('hashtag')} LIMIT 1 BY id`,
}

/** What is known of records by their ids, in no order; of an id that there is not, nothing. */
export async function namedRecords(
  db: AnalyticsDb,
  kind: DataKind,
  ids: readonly string[],
): Promise<ReadonlyMap<string, NamedRecord>> {
  if (ids.length === 0) return new Map()
  const rows = await db.rows(ROW, QUESTIONS[kind], { ids }, { route: `stars.${kind}` })
  return new Map(rows.map((row) => [row.id, row]))
}
