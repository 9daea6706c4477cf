import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'

const ROW = z.object({ brand_id: z.string(), name: z.string(), name_zh: z.string() })

/** Brand id → its names, of the brands that the data has. Its Chinese name is its own where it has no other. */
export async function brandNames(
  db: AnalyticsDb,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { readonly name: string; readonly name_zh: string }>> {
  if (ids.length === 0) return new Map()
  const rows = await db.rows(
    ROW,
    `SELECT brand_id, name, if(name_zh = '', name, name_zh) AS name_zh FROM trendee.brand_current
     WHERE brand_id IN {ids:Array(String)}`,
    { ids: [...ids] },
    { route: 'rankings.brandNames', isKept: true },
  )
  return new Map(rows.map(({ brand_id: id, ...names }) => [id, names]))
}
