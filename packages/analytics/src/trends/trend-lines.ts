import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'
import { trendIdOf } from './trend-key'

const ROW = z.object({
  trend_id: z.string(),
  name: z.string(),
  trend_name_zh: z.string(),
  platform: z.string(),
  start_day: z.string(),
  line: z.array(z.number().nullable()),
})
export type TrendLine = z.output<typeof ROW>

/** Curves of several trends in a region, in the order asked; unknown names are left out. */
export async function trendLines(
  db: AnalyticsDb,
  names: readonly string[],
  region: string,
  show: 'interest' | 'season_adjusted',
): Promise<{ asked: string; line: TrendLine | null }[]> {
  const ids = names.map(trendIdOf)
  const rows = await db.rows(
    ROW,
    `SELECT trend_id, name, name_zh AS trend_name_zh, platform, toString(start) AS start_day,
       ${show === 'interest' ? 'line' : 'adjusted AS line'}
     FROM trendee.trend_metric WHERE trend_id IN {ids:Array(String)} AND region IN ({region:String}, '')
     ORDER BY region = {region:String} DESC, gender = '' DESC LIMIT 1 BY trend_id`,
    { ids: [...new Set([...names, ...ids])], region },
    { route: 'trends.trendLine', isKept: true },
  )
  return names.map((asked, index) => ({
    asked,
    line: rows.find((row) => row.trend_id === asked) ?? rows.find((row) => row.trend_id === ids[index]) ?? null,
  }))
}
