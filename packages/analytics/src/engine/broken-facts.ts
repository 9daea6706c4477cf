import { z } from 'zod'
import type { AnalyticsDb } from './db'
import { isRemade } from './remade-tables'

const PART = z.object({ table: z.string(), path: z.string() })

/**
 * Parts of facts that the embedded engine could not read at its start: it leaves their rows out in silence. In sentences
 * for the log. What is derived needs none: it is derived anew.
 */
export async function brokenFacts(db: AnalyticsDb): Promise<string[]> {
  if (db.engine !== 'chdb') return []
  const parts = await db.rows(
    PART,
    `SELECT table, path FROM system.detached_parts WHERE database = 'trendee' AND startsWith(reason, 'broken')
     ORDER BY table, path`,
  )
  return parts
    .filter(({ table }) => !isRemade(table))
    .map(
      ({ table, path }) =>
        `Files of the table ${table} are damaged and its rows in them are left out: ${path}. ` +
        'Import the files again that they came from, or put back a backup: docs/damaged-files.md.',
    )
}
