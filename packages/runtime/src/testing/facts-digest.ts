import { z } from 'zod'
import type { AnalyticsDb } from '@trendee/analytics/engine/db'
import { openFacts } from '../open-facts'

/** Tables whose content must not depend on how often and in how many pieces files were read. */
const TABLES = {
  // Which import and which attempt brought a row may differ; what it says may not.
  observation: 'SELECT * EXCEPT (import_id, version) FROM trendee.observation',
  order_line: 'SELECT * EXCEPT (import_id, version) FROM trendee.order_line',
  series_point: 'SELECT * EXCEPT (import_id, version) FROM trendee.series_point',
  product: 'SELECT * EXCEPT (version) FROM trendee.product FINAL',
  product_current: 'SELECT * FROM trendee.product_current',
  brand_current: 'SELECT * FROM trendee.brand_current',
  brand_day: 'SELECT * FROM trendee.brand_day',
  look_current: 'SELECT * FROM trendee.look_current',
  look_garment: 'SELECT * FROM trendee.look_garment',
  show_current: 'SELECT * FROM trendee.show_current',
  post_current: 'SELECT * FROM trendee.post_current',
  creator_current: 'SELECT * FROM trendee.creator_current',
  creator_lead: 'SELECT * FROM trendee.creator_lead',
  hashtag_current: 'SELECT * FROM trendee.hashtag_current',
  ad_topic_current: 'SELECT * FROM trendee.ad_topic_current',
  graphic_keyword: 'SELECT * FROM trendee.graphic_keyword',
  graphic_listing: 'SELECT * FROM trendee.graphic_listing',
  graphic_search: 'SELECT * FROM trendee.graphic_search',
  signal_weekly: 'SELECT * FROM trendee.signal_weekly',
  series_join: 'SELECT * FROM trendee.series_join',
  trend_lead: 'SELECT * FROM trendee.trend_lead',
  trend_metric: 'SELECT * FROM trendee.trend_metric',
  trend_presence: 'SELECT * FROM trendee.trend_presence',
  search_item: 'SELECT * FROM trendee.search_item',
  search_name: 'SELECT * FROM trendee.search_name',
  search_word: 'SELECT * FROM trendee.search_word',
} as const

export type FactsDigest = Readonly<Record<keyof typeof TABLES, { rows: number; digest: string }>>

const ROW = z.object({ rows: z.number(), digest: z.string() })

/** Rows and content of the tables. */
export async function digestOf(db: AnalyticsDb): Promise<FactsDigest> {
  const entries: [string, z.output<typeof ROW>][] = []
  for (const [table, select] of Object.entries(TABLES)) {
    // A sum, not an exclusive or: a row that is there twice must show.
    const [row] = await db.rows(
      ROW,
      `SELECT count() AS rows, toString(sum(sipHash64(tuple(*)))) AS digest FROM (${select})`,
    )
    if (row) entries.push([table, row])
  }
  return Object.fromEntries(entries) as FactsDigest
}

const TIMES = z.object({ row: z.string(), times: z.number() })

/** How often each row of a table is there, by the digest of what it says: tells what two folders have not in common. */
export async function timesOfRows(db: AnalyticsDb, table: keyof typeof TABLES): Promise<ReadonlyMap<string, number>> {
  const rows = await db.rows(
    TIMES,
    `SELECT toString(sipHash64(tuple(*))) AS row, count() AS times FROM (${TABLES[table]}) GROUP BY row`,
  )
  return new Map(rows.map(({ row, times }) => [row, times]))
}

const STATE = z.object({ file: z.string(), state: z.string(), rows: z.number(), captured_on: z.string() })

interface FactsOnDisk {
  readonly digest: FactsDigest
  /** Imports on record, oldest first. */
  readonly states: z.output<typeof STATE>[]
}

/** What a data folder holds that no process has open. */
export async function factsOnDisk(folder: string): Promise<FactsOnDisk> {
  const facts = await openFacts({ folder })
  try {
    const digest = await digestOf(facts.analytics)
    const states = await facts.analytics.rows(
      STATE,
      `SELECT file, state, rows_loaded AS rows, toString(captured_on) AS captured_on
       FROM trendee.import_run FINAL ORDER BY version`,
    )
    return { digest, states }
  } finally {
    await facts.close()
  }
}
