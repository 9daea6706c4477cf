import type { admin } from '@trendee/contract/admin/admin'
import type { OutputOf } from '@trendee/contract/endpoint'
import { COMPARABILITY } from '@trendee/core/captures/comparable-days'
import { UNKNOWN_REGION } from '@trendee/core/regions/unknown-region'
import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'
import { IS_COMPARABLE } from '../tables/comparable-captures'
import { isDated } from '../tables/undated'

const ROW = z.object({
  platform: z.string(),
  kind: z.string(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  rows: z.number(),
  entities: z.number(),
  regions: z.number(),
  last_import_at: z.number().nullable(),
})
const CAPTURE = z.object({
  platform: z.string(),
  as_of_day: z.string().nullable(),
  newest_day: z.string(),
  products: z.number(),
  seen_again: z.number(),
  usually_seen_again: z.number(),
  comparability: z.enum(COMPARABILITY),
})
type Freshness = OutputOf<typeof admin.freshness>

/** How many places of a column are named. */
const places = (column: string) => `uniqExactIf(toString(${column}), ${column} NOT IN ('', '${UNKNOWN_REGION}'))`
/** Of the products of a platform, which name the place of what is sold. */
const PLACES_OF_PRODUCTS = `(SELECT CAST((groupArray(toString(platform)), groupArray(named)), 'Map(String, UInt64)')
  FROM (SELECT platform, ${places('region')} AS named FROM trendee.product GROUP BY platform))[source]`

/** Kind → its table, the column of its day, what it counts, and in how many places. */
const KINDS = [
  ['product', 'observation', 'observed_on', 'uniqExact(product_id)', PLACES_OF_PRODUCTS],
  ['order-line', 'order_line', 'ordered_on', 'uniqExact(order_id)', PLACES_OF_PRODUCTS],
  ['series', 'series_point', 'date', 'uniqExact(term)', places('region')],
  ['post', 'post', 'toDate(posted_at)', 'uniqExact(post_id)', places('region')],
  ['hashtag', 'hashtag', 'observed_on', 'uniqExact(hashtag)', places('region')],
  ['creator', 'creator', 'observed_on', 'uniqExact(author)', places('country')],
  ['ad-topic', 'ad_topic', 'observed_on', 'uniqExact(topic)', places('region')],
  ['look', 'look', 'shown_on', 'uniqExact(look_id)', places('city')],
] as const

/** For each platform and kind of record: the days it covers, how much there is, and when some last arrived. */
export async function freshness(db: AnalyticsDb): Promise<Freshness> {
  const parts = KINDS.map(
    ([kind, table, day, entities, regions]) => `
      SELECT ${kind === 'look' ? "'runway'" : 'toString(platform)'} AS source, '${kind}' AS kind,
        toString(minOrNullIf(${day}, ${isDated(day)})) AS first_day, toString(maxOrNullIf(${day}, ${isDated(day)})) AS last_day, count() AS row_count,
        ${entities} AS entity_count, ${regions} AS region_count, groupUniqArray(toString(import_id)) AS import_ids
      FROM trendee.${table} GROUP BY source`,
  )
  const rows = await db.rows(
    ROW,
    `SELECT source AS platform, kind, first_day AS from, last_day AS to, row_count AS rows, entity_count AS entities,
       region_count AS regions,
       arrayMax(arrayMap(id -> started[id], import_ids)) AS last_import_at
     FROM (${parts.join(' UNION ALL ')}) AS facts
     CROSS JOIN (SELECT CAST((groupArray(import_id), groupArray(toUnixTimestamp(started_at))), 'Map(String, UInt32)') AS started
                 FROM trendee.import_run FINAL) AS runs
     ORDER BY platform, kind`,
    {},
    { route: 'admin.freshness' },
  )
  const captures = new Map((await newestCaptures(db)).map((capture) => [capture.platform, capture]))
  return rows.map((row) => {
    const capture = row.kind === 'product' ? captures.get(row.platform) : undefined
    if (!capture) return { ...row, as_of: null, newest_capture: null }
    const { platform: _, as_of_day: asOf, newest_day: day, ...newest } = capture
    return { ...row, as_of: asOf, newest_capture: { day, ...newest } }
  })
}

/** For each platform with products its newest capture, and the newest day that can be compared with those before it. */
function newestCaptures(db: AnalyticsDb): Promise<z.output<typeof CAPTURE>[]> {
  return db.rows(
    CAPTURE,
    `SELECT platform, toString(maxOrNullIf(day, capture.${IS_COMPARABLE})) AS as_of_day, toString(max(day)) AS newest_day,
       argMax(capture.products, day) AS products, argMax(capture.seen_again, day) AS seen_again,
       argMax(capture.usually_seen_again, day) AS usually_seen_again, argMax(capture.comparability, day) AS comparability
     FROM trendee.capture_day AS capture GROUP BY platform`,
    {},
    { route: 'admin.freshness' },
  )
}
