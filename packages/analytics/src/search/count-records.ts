import { SEARCH_KINDS } from '@trendee/core/search/search-kinds'
import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'

const COUNT = z.object({ kind: z.enum(SEARCH_KINDS), records: z.number() })

/** How many records of each kind are searched. */
export function countRecords(db: AnalyticsDb): Promise<z.output<typeof COUNT>[]> {
  return db.rows(
    COUNT,
    `SELECT kind, count() AS records FROM trendee.search_item GROUP BY kind
     UNION ALL SELECT kind, count() AS records FROM trendee.search_name GROUP BY kind`,
    {},
    { route: 'search.records', isKept: true },
  )
}
