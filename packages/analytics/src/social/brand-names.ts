import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'

const ROW = z.object({ brand_id: z.string(), name: z.string() })

/** What brands call themselves, by id; those that no feed but posts names are left out. */
export async function brandNames(db: AnalyticsDb, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.rows(
    ROW,
    "SELECT brand_id, name FROM trendee.brand_current WHERE brand_id IN {ids:Array(String)} AND name != '' LIMIT 1 BY brand_id",
    { ids: [...new Set(ids)] },
    { route: 'social.brand-names', isKept: true },
  )
  return new Map(rows.map(({ brand_id: id, name }) => [id, name]))
}
