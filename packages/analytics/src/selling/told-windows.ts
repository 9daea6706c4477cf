import { z } from 'zod'
import { WINDOWS, type WindowDays } from '@trendee/core/trend/vocabulary'
import type { AnalyticsDb } from '../engine/db'

export interface ToldWindows {
  /** In which some product's demand was counted from capture to capture: a feed's own period is the same in all of them. */
  readonly demand: readonly WindowDays[]
  /** In which something came to a shop. */
  readonly arrivals: readonly WindowDays[]
}

const ROW = z.object({ counted: z.array(z.number()), newest: z.number().nullable() })

/** The windows that the products of these platforms tell something of, of all platforms for `null`. */
export async function toldWindows(db: AnalyticsDb, platforms: readonly string[] | null): Promise<ToldWindows> {
  const rows = await db.rows(
    ROW,
    `SELECT sumForEach(arrayMap(count -> toUInt64(count IS NOT NULL AND demand_window_days IS NULL), demand)) AS counted,
       minOrNullIf(toUInt16(as_of - arrived_on), arrived_on <= as_of AND arrived_on > toDate(0)) AS newest
     FROM trendee.product_current WHERE ${platforms === null ? '1' : 'platform IN {platforms:Array(String)}'}`,
    { platforms: platforms ?? [] },
    { route: 'filters.index.windows', isKept: true },
  )
  const { counted = [], newest = null } = rows[0] ?? {}
  return {
    demand: WINDOWS.filter((_, place) => (counted[place] ?? 0) > 0),
    arrivals: WINDOWS.filter((days) => newest !== null && newest < days),
  }
}
