import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'

const ROW = z.object({ file: z.string(), rows_loaded: z.coerce.number(), captured_on: z.string() })

/** Of files named by hand those that were imported, with what was loaded of them. */
export async function importedFiles(db: AnalyticsDb, files: readonly string[]) {
  if (files.length === 0) return []
  return db.rows(
    ROW,
    `SELECT file, argMax(rows_loaded, version) AS rows_loaded, toString(argMax(captured_on, version)) AS captured_on
     FROM (SELECT * FROM trendee.import_run FINAL) WHERE file IN {files:Array(String)} AND state = 'done' GROUP BY file`,
    { files },
    { route: 'dashboard.customizedBrands' },
  )
}
