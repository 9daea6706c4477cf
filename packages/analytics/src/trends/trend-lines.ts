import { EVIDENCE } from '@trendee/core/series/evidence'
import type { AskedRow } from '@trendee/core/trend/speaking-row'
import { trendIdOf } from '@trendee/core/trend/trend-id'
import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'
import { SPEAKING_ROW } from '../tables/speaking-order'
import { metricsIn } from '../tables/trend-metric'

const ROW = z.object({
  trend_id: z.string(),
  name: z.string(),
  trend_name_zh: z.string(),
  gender: z.string(),
  platform: z.string(),
  evidence: z.enum(EVIDENCE),
  start_day: z.string(),
  line: z.array(z.number().nullable()),
})
export type TrendLine = z.output<typeof ROW>

/** Curves of several trends in a region, for a gender or, with '', for everybody, in the order asked; unknown names are left out. */
export async function trendLines(
  db: AnalyticsDb,
  names: readonly string[],
  { region, gender }: AskedRow,
  show: 'interest' | 'season_adjusted',
): Promise<{ asked: string; line: TrendLine | null }[]> {
  const ids = names.map(trendIdOf)
  const rows = await db.rows(
    ROW,
    `SELECT trend_id, name, name_zh AS trend_name_zh, gender, platform, evidence, toString(start) AS start_day,
       ${show === 'interest' ? 'line' : 'adjusted AS line'}
     FROM ${metricsIn()} AND trend_id IN {ids:Array(String)} ${SPEAKING_ROW}`,
    { ids: [...new Set([...names, ...ids])], region, gender },
    { route: 'trends.trendLine', isKept: true },
  )
  return names.map((asked, index) => ({
    asked,
    line: rows.find((row) => row.trend_id === asked) ?? rows.find((row) => row.trend_id === ids[index]) ?? null,
  }))
}
