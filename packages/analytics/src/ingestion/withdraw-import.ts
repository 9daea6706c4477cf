import type { AnalyticsDb } from '../engine/db'
import { type ImportRow, importRows, saveImports } from './import-runs'
import { endReading } from './ingest-files'
import { isOfSameRows } from './reading-options'
import { RECORD_TABLES } from './record-tables'

const FACTS = [...new Set(Object.values(RECORD_TABLES).map(({ table }) => table))]

/**
 * The imports that are withdrawn with one: every attempt at the same file, of the same shop and term, under the same day, since an attempt that was
 * killed left part of the rows. Empty where there is no such import.
 */
export async function importsOfSameFile(db: AnalyticsDb, importId: string): Promise<ImportRow[]> {
  const [asked] = await importRows(db, 'import_id = {id:String}', { id: importId })
  if (!asked) return []
  if (/^0*$/.test(asked.fileHash)) return [asked]
  const attempts = await importRows(db, 'file_hash = {hash:String}', { hash: asked.fileHash })
  return attempts.filter(
    ({ state, isDayGiven, capturedOn, told }) =>
      isOfSameRows(told, asked.told) &&
      state !== 'held' &&
      state !== 'withdrawn' &&
      (isDayGiven && asked.isDayGiven ? capturedOn === asked.capturedOn : isDayGiven === asked.isDayGiven),
  )
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
       (SELECT platform, product_id, words FROM trendee.observation
        UNION ALL SELECT platform, product_id, words FROM trendee.order_line) SETTINGS mutations_sync = 2`,
  )
  await db.run(
    'ALTER TABLE trendee.said_again DELETE WHERE import_id IN {ids:Array(String)} SETTINGS mutations_sync = 2',
    parameters,
  )
  // The words of these products are no longer stored: the reader must not take them for known.
  await endReading(db)
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
