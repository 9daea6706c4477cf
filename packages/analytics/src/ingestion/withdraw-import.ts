import { z } from 'zod'
import { trendOfTerm } from '@trendee/core/trend/trend-identity'
import type { AnalyticsDb } from '../engine/db'
import { TRENDS_OF_ITEM } from '../tables/product-count'
import { type ImportRow, importRows, saveImports } from './import-runs'
import { forgetReading } from './ingest-files'
import { RECORD_TABLES } from './record-tables'

const FACTS = [...new Set(Object.values(RECORD_TABLES).map(({ table }) => table))]

/** Trends of one platform whose series hold what is withdrawn, from a day on. */
export interface TouchedTrends {
  readonly platform: string
  readonly trendIds: readonly string[]
  /** ISO day. */
  readonly from: string
}

/**
 * The imports that are withdrawn with one: every attempt at the same file under the same day, since an attempt that was
 * killed left part of the rows. Empty where there is no such import.
 */
export async function importsOfSameFile(db: AnalyticsDb, importId: string): Promise<ImportRow[]> {
  const [asked] = await importRows(db, 'import_id = {id:String}', { id: importId })
  if (!asked) return []
  if (/^0*$/.test(asked.fileHash)) return [asked]
  const attempts = await importRows(db, 'file_hash = {hash:String}', { hash: asked.fileHash })
  return attempts.filter(
    ({ state, isDayGiven, capturedOn }) =>
      state !== 'held' &&
      state !== 'withdrawn' &&
      (isDayGiven && asked.isDayGiven ? capturedOn === asked.capturedOn : isDayGiven === asked.isDayGiven),
  )
}

/** The trends that imports speak of, by platform: asked before their rows are taken back. */
export async function touchedTrends(db: AnalyticsDb, importIds: readonly string[]): Promise<TouchedTrends[]> {
  const parameters = { ids: importIds }
  const terms = await db.rows(
    z.object({ platform: z.string(), terms: z.array(z.string()), from_day: z.string() }),
    `SELECT toString(platform) AS platform, groupUniqArray(term) AS terms, toString(min(date)) AS from_day
     FROM trendee.series_point WHERE import_id IN {ids:Array(String)} GROUP BY platform`,
    parameters,
  )
  const items = await db.rows(
    z.object({ platform: z.string(), trends: z.array(z.string()), from_day: z.string() }),
    `SELECT toString(platform) AS platform, groupUniqArrayArray(trends) AS trends, toString(min(first_day)) AS from_day FROM (
       SELECT platform, ${TRENDS_OF_ITEM} AS item,
         arrayConcat(item, arrayMap(value -> concat(value, '-', secondary_category), attribute_values)) AS trends, first_day
       FROM trendee.product_current
       INNER JOIN (SELECT platform, product_id, min(observed_on) AS first_day FROM trendee.observation
         WHERE import_id IN {ids:Array(String)} GROUP BY platform, product_id) AS seen USING (platform, product_id)
       UNION ALL
       SELECT platform, ${TRENDS_OF_ITEM} AS item, item, toDate(posted_at)
       FROM trendee.post WHERE import_id IN {ids:Array(String)})
     GROUP BY platform`,
    parameters,
  )
  return [
    ...terms.map(({ platform, terms: all, from_day: from }) => ({
      platform,
      trendIds: [...new Set(all.map((term) => trendOfTerm(term).trendId))],
      from,
    })),
    ...items.map(({ platform, trends, from_day: from }) => ({ platform, trendIds: trends, from })),
  ]
}

/**
 * Takes back everything that these imports said, and nothing that another said, too. May be run again after a kill at any
 * point. What is derived follows when the stages run.
 */
export async function withdrawRows(db: AnalyticsDb, importIds: readonly string[]): Promise<void> {
  const parameters = { ids: importIds }
  for (const fact of FACTS) {
    // What others said, too, goes over to one of them; if it did before a kill, not again.
    await db.run(
      `INSERT INTO trendee.${fact} SELECT said.* REPLACE (again.other AS import_id)
       FROM trendee.${fact} AS said
       INNER JOIN (SELECT fingerprint, any(import_id) AS other FROM trendee.said_again
         WHERE fact = '${fact}' AND import_id NOT IN {ids:Array(String)} GROUP BY fingerprint) AS again USING (fingerprint)
       WHERE said.import_id IN {ids:Array(String)}
         AND said.fingerprint NOT IN (SELECT fingerprint FROM trendee.${fact} WHERE import_id NOT IN {ids:Array(String)})`,
      parameters,
    )
    await db.run(
      `ALTER TABLE trendee.${fact} DELETE WHERE import_id IN {ids:Array(String)} SETTINGS mutations_sync = 2`,
      parameters,
    )
  }
  await db.run(
    `ALTER TABLE trendee.product DELETE WHERE (platform, product_id, words) NOT IN
       (SELECT platform, product_id, words FROM trendee.observation) SETTINGS mutations_sync = 2`,
  )
  await db.run(
    'ALTER TABLE trendee.said_again DELETE WHERE import_id IN {ids:Array(String)} SETTINGS mutations_sync = 2',
    parameters,
  )
  // The words of these products are no longer stored: the reader must not take them for known.
  await forgetReading(db)
}

/** Brings imports into a state, in the record that people see. */
export async function markImports(
  db: AnalyticsDb,
  rows: readonly ImportRow[],
  state: ImportRow['state'],
): Promise<ImportRow[]> {
  const marked = rows.map((row) => ({ ...row, state }))
  await saveImports(db, marked)
  return marked
}
