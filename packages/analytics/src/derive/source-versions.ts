import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'
import type { TableVersions } from './plan-stages'

/**
 * Tables that imports write, with the SQL of what changes when a platform gets rows. Rows of facts are only ever added, so
 * their number tells; words of a product replace older ones, so their newest version does.
 */
const SOURCES = {
  observation: 'count()',
  product: 'max(version)',
  series_point: 'count()',
  post: 'count()',
} as const

export const SOURCE_TABLES: readonly string[] = Object.keys(SOURCES)

const ROW = z.object({ source: z.string(), of: z.string(), written: z.string() })

/** Read from the tables themselves, not from a note about them: no kill can come between the two. */
export async function sourceVersions(db: AnalyticsDb): Promise<TableVersions> {
  const each = Object.entries(SOURCES).map(
    ([table, version]) =>
      `SELECT '${table}' AS source, toString(platform) AS of, toString(${version}) AS written
       FROM trendee.${table} GROUP BY platform`,
  )
  const rows = await db.rows(ROW, each.join('\nUNION ALL\n'), {}, { route: 'derive.source-versions' })
  const versions = new Map<string, Map<string, string>>()
  for (const { source, of, written } of rows) {
    versions.set(source, (versions.get(source) ?? new Map<string, string>()).set(of, written))
  }
  return versions
}
