import { z } from 'zod'
import { type SeriesJoin, seriesJoin } from '@trendee/contract/fields'
import type { AnalyticsDb } from '../engine/db'

/** Where a file lay on the machine that read it is nobody's business. */
const BARE_NAME = String.raw`extract(name, '[^/\\\\]*$')`

/** A scale begins with the hash of its file; the request of a file put together from several stands behind it. */
const FILE_HASH = 'substring(file_hash, 1, 64)'

/** The rows of `joined`, with the newest name of each file. */
function namedSql(joined: string): string {
  return `SELECT platform, trend_id, term, region, gender, ${BARE_NAME} AS file, file_hash, step, toString(from_day) AS from,
      toString(to_day) AS to, outcome, factor, error, shared, shared_by, weeks, used, replaced
    FROM (SELECT * FROM trendee.series_join WHERE ${joined}) AS joined
    LEFT JOIN (SELECT toString(file_hash) AS hash, argMax(file, version) AS name FROM trendee.import_run
               WHERE file_hash IN (SELECT toFixedString(${FILE_HASH}, 64) FROM trendee.series_join WHERE ${joined} AND length(file_hash) >= 64)
               GROUP BY hash) AS named ON named.hash = substring(joined.file_hash, 1, 64)`
}

/** A term of which a file is imported every week has some hundred in two years. */
const MOST_FILES = 200

/** Whose curve a trend shows. */
export interface CurveKey {
  readonly platform: string
  readonly trendId: string
  readonly region: string
  readonly gender: string
}

/**
 * The files of a trend's curve, newest first: those of the spelling that speaks for it, then the others. Of the
 * gender's before everybody's, of the region's before those of no region, as the curve itself is chosen.
 */
export async function joinsOfTrend(db: AnalyticsDb, key: CurveKey): Promise<SeriesJoin[]> {
  const rows = await db.rows(
    seriesJoin,
    `${namedSql(`platform = {platform:String} AND trend_id = {trend:String}
       AND region IN ({region:String}, '') AND gender IN ({gender:String}, '')`)}
     ORDER BY gender = '', region = '', outcome = 'other_spelling', term, place LIMIT ${MOST_FILES}`,
    { platform: key.platform, trend: key.trendId, region: key.region, gender: key.gender },
    { route: 'trends.seriesJoins', isKept: true },
  )
  const [first] = rows
  return rows.filter(({ region, gender }) => region === first?.region && gender === first.gender)
}

/** What became of each series of an import, those that are left out first; `total` of them, at most `limit`. */
export async function joinsOfImport(
  db: AnalyticsDb,
  importId: string,
  limit: number,
): Promise<{ list: SeriesJoin[]; total: number }> {
  const rows = await db.rows(
    seriesJoin.extend({ total: z.number() }),
    `SELECT *, count() OVER () AS total FROM (
       ${namedSql(`${FILE_HASH} IN (SELECT toString(file_hash) FROM trendee.import_run WHERE import_id = {id:String})`)})
     ORDER BY used > 0, replaced DESC, outcome = 'reference', term, region, gender, step LIMIT {limit:UInt32}`,
    { id: importId, limit },
    { route: 'admin.importDetail' },
  )
  return { list: rows.map((row) => seriesJoin.parse(row)), total: rows[0]?.total ?? 0 }
}
