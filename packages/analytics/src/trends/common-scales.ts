import { type CommonScale, type ScaledFile, commonScale } from '@trendee/core/trend/common-scale'
import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'

const ROW = z.object({
  trend_id: z.string(),
  region: z.string(),
  gender: z.string(),
  file: z.string(),
  factor: z.number(),
  error: z.number(),
})
type Row = z.output<typeof ROW>

/** A trend, and the gender of the row that speaks for it. */
interface SpeakingTrend {
  readonly trend_id: string
  readonly gender: string
}

/** Links through more terms between two than this are not looked for: each adds its error. */
const MOST_ROUNDS = 4

/** A file in which several terms reach 100 was put together from questions of one term each: they share no scale. */
const EACH_ON_ITS_OWN = 100

/**
 * What the curves of a platform's trends are multiplied by to be on the scale of the first, by the files in which they,
 * or trends between them, were measured; `null` where no file links them. For indices, whose scale is their file's.
 */
export async function commonScales(
  db: AnalyticsDb,
  platform: string,
  region: string,
  trends: readonly SpeakingTrend[],
): Promise<(CommonScale | null)[]> {
  const asked = trends.map(({ trend_id }) => trend_id)
  let known = asked
  for (let round = 1; ; round += 1) {
    const rows = await filesBeside(db, { platform, region, ids: known })
    const scales = commonScale(
      rows.map((row): ScaledFile => ({ ...row, curve: curveOf(row) })),
      trends.map((trend) => curveOf(speaking(rows, trend))),
    )
    const reached = [...new Set([...asked, ...rows.map((row) => row.trend_id)])]
    if (round === MOST_ROUNDS || reached.length === known.length || scales.every((scale) => scale !== null)) {
      return scales
    }
    known = reached
  }
}

/** The files of these trends, with all other trends in them. */
function filesBeside(
  db: AnalyticsDb,
  binds: { platform: string; region: string; ids: readonly string[] },
): Promise<Row[]> {
  const own = `SELECT file_hash FROM trendee.series_join
    WHERE platform = {platform:String} AND region IN ({region:String}, '') AND trend_id IN {ids:Array(String)}`
  return db.rows(
    ROW,
    `SELECT trend_id, region, gender, concat(file_hash, '/', step) AS file, assumeNotNull(factor) AS factor, ifNull(error, 0) AS error
     FROM trendee.series_join
     WHERE platform = {platform:String} AND region IN ({region:String}, '') AND factor IS NOT NULL
       AND file_hash IN (${own})
       AND file_hash NOT IN (
         SELECT scale FROM (
           SELECT toString(scale) AS scale, region, max(value) AS top FROM trendee.series_point
           WHERE platform = {platform:String} AND scale IN (${own})
           GROUP BY scale, term, region, gender, step)
         GROUP BY scale, region HAVING countIf(top = ${EACH_ON_ITS_OWN}) > 1)
     ORDER BY trend_id, gender, region = '', place`,
    binds,
    { route: 'trends.commonScales', isKept: true },
  )
}

function curveOf({ trend_id, region, gender }: SpeakingTrend & { readonly region?: string }): string {
  return `${trend_id}/${region ?? ''}/${gender}`
}

/** Everybody's curve before one gender's, the region's before that of no region, as the trend's own curve is chosen. */
function speaking(rows: readonly Row[], trend: SpeakingTrend): SpeakingTrend {
  const own = rows.filter((row) => row.trend_id === trend.trend_id)
  return own.find(({ gender }) => gender === '') ?? own.find(({ gender }) => gender === trend.gender) ?? trend
}
