import { mondayOf } from '@trendee/core/periods/week'
import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'
import { orderStatements } from '../tables/order-lines'
import { BRAND_WORDS } from './brand-words'
import type { TableVersions } from './plan-stages'

/** Changes when a platform gets rows or an import is withdrawn: their number alone may be the same after both. */
const CONTENT = 'count(), sum(fingerprint)'

/** Tables that imports write, with the SQL of what changes with their rows. */
const SOURCES = {
  observation: CONTENT,
  order_line: CONTENT,
  product: 'count(), sum(words), max(version)',
  series_point: CONTENT,
  post: CONTENT,
  hashtag: CONTENT,
  creator: CONTENT,
  ad_topic: CONTENT,
  place_interest: CONTENT,
  related_query: CONTENT,
  look: CONTENT,
} as const

/** Tables of which more is read than their rows: a file that says an older statement of a line again changes the line. */
const READ_AS: Readonly<Record<string, string>> = { order_line: `(${orderStatements()})` }

/** Tables of one platform alone, which they do not name. */
const PLATFORM_OF: Readonly<Record<string, string>> = { look: "'runway'" }

/** What stages of every platform read of other platforms' facts: not all their rows, or each import would make them stale. */
const SHARED_SOURCES = { brand_word: `SELECT cityHash64(brand, is_house) AS word FROM (${BRAND_WORDS})` } as const

/** No table: the week in which data is read. With it some of what was imported grows stale. */
const WEEK_OF_TODAY = 'week_of_today'

export const SOURCE_TABLES: readonly string[] = [...Object.keys(SOURCES), ...Object.keys(SHARED_SOURCES), WEEK_OF_TODAY]

const ROW = z.object({ source: z.string(), of: z.string(), written: z.string() })

/** Read from the tables themselves, not from a note about them: no kill can come between the two. */
export async function sourceVersions(db: AnalyticsDb, today: string): Promise<TableVersions> {
  const each = Object.entries(SOURCES).map(
    ([table, version]) =>
      `SELECT '${table}' AS source, ${PLATFORM_OF[table] ?? 'toString(platform)'} AS of, concat(${version.replaceAll(', ', ", '-', ")}) AS written
       FROM ${READ_AS[table] ?? `trendee.${table}`} GROUP BY of`,
  )
  const shared = Object.entries(SHARED_SOURCES).map(
    ([source, words]) => `SELECT '${source}' AS source, '' AS of, toString(sum(word)) AS written FROM (${words})`,
  )
  const rows = await db.rows(ROW, [...each, ...shared].join('\nUNION ALL\n'), {}, { route: 'derive.source-versions' })
  const versions = new Map<string, Map<string, string>>()
  if (rows.some(({ of }) => of !== '')) versions.set(WEEK_OF_TODAY, new Map([['', mondayOf(today)]]))
  for (const { source, of, written } of rows) {
    versions.set(source, (versions.get(source) ?? new Map<string, string>()).set(of, written))
  }
  return versions
}
