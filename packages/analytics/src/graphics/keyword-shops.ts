import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'

const SHOP = z.object({
  platform: z.string(),
  listings: z.number(),
  difficulty: z.number().nullable(),
  price_median: z.number().nullable(),
  as_of_day: z.string(),
})

/** The shops whose listings say a keyword, the fullest first. */
export function keywordShops(db: AnalyticsDb, keyword: string): Promise<z.output<typeof SHOP>[]> {
  return db.rows(
    SHOP,
    `SELECT platform, listings, difficulty, price_median, toString(as_of) AS as_of_day FROM trendee.graphic_keyword
     WHERE keyword = {keyword:String} ORDER BY listings DESC, platform`,
    { keyword },
    { route: 'graphics.keyword-shops', isKept: true },
  )
}

/** How many keywords of all sources hold each of some names, given as what they hold; in their order. */
export async function keywordsHolding(
  db: AnalyticsDb,
  needles: readonly (readonly string[])[],
): Promise<readonly number[]> {
  const rows = await db.rows(
    z.object({ keyword: z.string() }),
    `SELECT DISTINCT keyword FROM trendee.graphic_keyword UNION DISTINCT SELECT DISTINCT keyword FROM trendee.graphic_search`,
    {},
    { route: 'graphics.all-keywords', isKept: true },
  )
  const padded = rows.map(({ keyword }) => ` ${keyword} `)
  return needles.map((any) => padded.filter((keyword) => any.some((needle) => keyword.includes(needle))).length)
}
