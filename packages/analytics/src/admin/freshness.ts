import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'

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
export type Freshness = z.output<typeof ROW>

/** Kind → its table, the column of its day, and what it counts. */
const KINDS = [
  ['product', 'observation', 'observed_on', 'uniq(product_id)', 'uniq(currency)'],
  ['series', 'series_point', 'date', 'uniq(term)', 'uniq(region)'],
  ['post', 'post', 'toDate(posted_at)', 'uniq(post_id)', 'uniq(region)'],
  ['hashtag', 'hashtag', 'observed_on', 'uniq(hashtag)', 'uniq(region)'],
  ['look', 'look', 'shown_on', 'uniq(look_id)', 'uniq(city)'],
] as const

/** For each platform and kind of record: the days it covers, how much there is, and when some last arrived. */
export function freshness(db: AnalyticsDb): Promise<Freshness[]> {
  const parts = KINDS.map(
    ([kind, table, day, entities, regions]) => `
      SELECT ${kind === 'look' ? "'runway'" : 'toString(platform)'} AS source, '${kind}' AS kind,
        toString(min(${day})) AS first_day, toString(max(${day})) AS last_day, count() AS row_count,
        ${entities} AS entity_count, ${regions} AS region_count, groupUniqArray(toString(import_id)) AS import_ids
      FROM trendee.${table} GROUP BY source`,
  )
  return db.rows(
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
}
