import { EVIDENCE } from '@trendee/core/series/evidence'
import type { AskedRow } from '@trendee/core/trend/speaking-row'
import { trendIdOf } from '@trendee/core/trend/trend-id'
import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'
import { listedRow } from '../tables/speaking-order'
import { metricsIn } from '../tables/trend-metric'

const ROW = z.object({
  trend_id: z.string(),
  name: z.string(),
  trend_name_zh: z.string(),
  gender: z.string(),
  platform: z.string(),
  evidence: z.enum(EVIDENCE),
  region: z.string(),
  signal_gender: z.string(),
  signal_region: z.string(),
  last_week_day: z.string(),
  as_of_day: z.string(),
  start_day: z.string(),
  line: z.array(z.number().nullable()),
})
export type TrendLine = z.output<typeof ROW>

/**
 * Curves of several trends in a region, for a gender or, with '', for everybody, in the order asked; `null` of an unknown name. The curves
 * are those that lists show: everybody's where that of the gender tells no year.
 */
export async function trendLines(
  db: AnalyticsDb,
  names: readonly string[],
  { region, gender }: AskedRow,
  { show, today }: { readonly show: 'interest' | 'season_adjusted'; readonly today: string },
): Promise<{ asked: string; line: TrendLine | null }[]> {
  const ids = names.map(trendIdOf)
  const rows = await db.rows(
    ROW,
    `SELECT trend_id, name, name_zh AS trend_name_zh, gender, platform, evidence, region, signal_gender, signal_region,
       toString(last_week) AS last_week_day, toString(as_of) AS as_of_day, toString(start) AS start_day,
       ${show === 'interest' ? 'line' : 'adjusted AS line'}
     FROM ${metricsIn()} AND trend_id IN {ids:Array(String)} ${listedRow()}`,
    { ids: [...new Set([...names, ...ids])], region, gender, today },
    { route: 'trends.trendLine', isKept: true },
  )
  return names.map((asked, index) => ({
    asked,
    line: rows.find((row) => row.trend_id === asked) ?? rows.find((row) => row.trend_id === ids[index]) ?? null,
  }))
}
