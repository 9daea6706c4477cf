import { z } from 'zod'
import type { SeriesFile } from '@trendee/core/trend/series-signals'
import type { AnalyticsDb } from '../engine/db'
import { weakestOf } from '../tables/evidence-sql'
import { importedBy } from '../tables/imported-by'

const ROW = z.object({
  term: z.string(),
  region: z.string(),
  gender: z.string(),
  step: z.enum(['day', 'week', 'month']),
  evidence: z.string(),
  scale: z.string(),
  days: z.array(z.number()),
  values: z.array(z.number().nullable()),
})

/** Files of a platform's series; where a point was captured again, the newest capture counts. `knownOn`: of imports up to that day. */
export async function readSeriesPoints(db: AnalyticsDb, platform: string, knownOn?: string): Promise<SeriesFile[]> {
  return db.rows(
    ROW,
    `SELECT term, region, gender, step, ${weakestOf('evidence')} AS evidence, scale,
       -- Numbers rather than dates: hundreds of thousands are read, and text is slow to check and to take apart.
       arrayMap(point -> toInt32(point.1), arraySort(groupArray((date, value))) AS points) AS days,
       arrayMap(point -> point.2, points) AS values
     FROM (SELECT * FROM trendee.series_point WHERE platform = {platform:String} AND ${importedBy(knownOn)}
           ORDER BY version DESC LIMIT 1 BY term, region, gender, step, scale, date)
     GROUP BY term, region, gender, step, scale
     ORDER BY term, region, gender, step, scale`,
    { platform, knownOn: knownOn ?? '' },
    { route: 'trends.read-series-points', maxSeconds: 60 },
  )
}
