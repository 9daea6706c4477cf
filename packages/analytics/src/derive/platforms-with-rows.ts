import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'

/** Facts that something is derived from, and what is derived of one platform. */
const TABLES = [
  'product',
  'observation',
  'series_point',
  'post',
  'product_current',
  'signal_weekly',
  'post_current',
] as const

/** Platforms of which anything is stored that is derived, or that something is derived from. */
export async function platformsWithRows(db: AnalyticsDb): Promise<string[]> {
  const each = TABLES.map((table) => `SELECT DISTINCT platform FROM trendee.${table}`)
  const rows = await db.rows(
    z.object({ platform: z.string() }),
    `SELECT DISTINCT platform FROM (${each.join(' UNION ALL ')}) ORDER BY platform`,
  )
  return rows.map(({ platform }) => platform)
}
