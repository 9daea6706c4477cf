import type { WindowDays } from '@trendee/core/trend/vocabulary'
import { type AskedGender, rowGender } from '@trendee/core/lexicon/gender-groups'
import { WINDOWS } from '@trendee/core/trend/vocabulary'
import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'

const counts = z.array(z.number())
const ROW = z.object({
  new_arrivals: counts,
  best_sellers: counts,
  posts: counts,
  looks: z.number(),
  season: z.string(),
  as_of_day: z.string().nullable(),
})

/** What shares are of: everything that shops, posts and shows have for a gender, in a window. */
export interface PresenceTotals {
  readonly arrivals: number
  readonly bests: number
  readonly posts: number
  readonly looks: number
  /** Of the looks; '' without any. */
  readonly season: string
  readonly asOf: string | null
}

export async function presenceTotals(
  db: AnalyticsDb,
  { gender, window }: { readonly gender: AskedGender; readonly window: WindowDays },
): Promise<PresenceTotals> {
  const [row] = await db.rows(
    ROW,
    `SELECT new_arrivals, best_sellers, posts, looks, season, toString(as_of) AS as_of_day
     FROM trendee.trend_presence WHERE gender = {gender:String} AND trend_id = ''`,
    { gender: rowGender(gender) },
    { route: 'trends.presence-totals', isKept: true },
  )
  const place = WINDOWS.indexOf(window)
  return {
    arrivals: row?.new_arrivals[place] ?? 0,
    bests: row?.best_sellers[place] ?? 0,
    posts: row?.posts[place] ?? 0,
    looks: row?.looks ?? 0,
    season: row?.season ?? '',
    asOf: row?.as_of_day ?? null,
  }
}
