import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'

/**
 * SQL that keeps the observations of a platform whose product some row or file names: what nobody names is shown nowhere, so it is no part
 * of the shelf either. Empty where all are named, as on most platforms. Binds `platform`.
 */
export async function ofNamed(db: AnalyticsDb, platform: string): Promise<string> {
  const unnamed = await db.rows(
    z.object({ words: z.number() }),
    'SELECT words FROM trendee.observation WHERE platform = {platform:String} AND words = 0 LIMIT 1',
    { platform },
    { route: 'derive.named-products' },
  )
  return unnamed.length === 0
    ? ''
    : 'AND product_id IN (SELECT product_id FROM trendee.product WHERE platform = {platform:String})'
}
