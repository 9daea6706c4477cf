import { freshUntil } from '@trendee/core/trend/stale-series'
import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'

const ROW = z.object({
  /** The newest day that any import tells of; `null` of an empty platform. */
  newest_day: z.string().nullable(),
  /** The same of what customers brought. */
  own_day: z.string().nullable(),
  /** The same of the demo world. */
  demo_day: z.string().nullable(),
})

/**
 * *Today*, the day from which decisions are counted and by which data is stale: `asOf` where a day in the past is asked, else the later of the
 * clock's day (UTC) and the newest day of any source. While the demo world is loaded and whatever a customer brought was stale by its
 * end, the clock is left out: that world ends on a fixed day, and is told on it.
 */
export async function readingDay(db: AnalyticsDb, clockDay: string, asOf?: string): Promise<string> {
  if (asOf !== undefined) return asOf
  const [row] = await db.rows(
    ROW,
    `SELECT toString(maxOrNull(last)) AS newest_day, toString(maxOrNullIf(last, of = 'own')) AS own_day,
       toString(maxOrNullIf(last, of = 'demo')) AS demo_day
     FROM (SELECT if(is_demo, 'demo', 'own') AS of,
             arrayMax(arrayMap(cover -> toDateOrZero(cover.1), JSONExtract(coverage, 'Array(Tuple(to String))'))) AS last
           FROM trendee.import_run FINAL
           WHERE coverage != '[]' AND rows_loaded + rows_duplicate > 0
             AND state IN ('running', 'loaded', 'done', 'failed', 'interrupted'))`,
    {},
    { route: 'trends.reading-day', isKept: true },
  )
  const newest = row?.newest_day ?? clockDay
  const outlivesDemo = row?.own_day != null && freshUntil(row.own_day) >= (row.demo_day ?? '')
  if (row?.demo_day != null && !outlivesDemo) return newest
  return clockDay > newest ? clockDay : newest
}
