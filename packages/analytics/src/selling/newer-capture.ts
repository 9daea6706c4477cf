import { newerCapture as schema } from '@trendee/contract/selling/newer-capture'
import type { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'
import { IS_COMPARABLE } from '../tables/comparable-captures'

/** The newest capture of a platform, where it cannot be compared with those before it; else null. */
export async function newerCapture(db: AnalyticsDb, platform: string): Promise<z.output<typeof schema> | null> {
  const [newest] = await db.rows(
    schema,
    `SELECT toString(newest.day) AS day, products, comparability AS reason
     FROM (SELECT * FROM trendee.capture_day WHERE platform = {platform:String} ORDER BY day DESC LIMIT 1) AS newest
     WHERE NOT (${IS_COMPARABLE})`,
    { platform },
    { route: 'selling.newer-capture', isKept: true },
  )
  return newest ?? null
}
