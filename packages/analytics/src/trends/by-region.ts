import { z } from 'zod'
import { LEVELS } from '@trendee/contract/parameters'
import type { AnalyticsDb } from '../db'
import { trendIdOf } from './trend-key'

const COUNTRY = z.object({
  region: z.string(),
  interest: z.number().nullable(),
  yoy: z.number().nullable(),
  level: z.enum(LEVELS),
  to: z.string(),
})

/**
 * A trend by country: the share of its region's trend interest that it has over the last 52 weeks, as a multiple of
 * its mean share over all countries. Shares, because a 0–100 index of one country does not compare with another's; of
 * the interest on one platform, because units sold do not add up with an index either.
 */
export function byCountry(db: AnalyticsDb, name: string): Promise<z.output<typeof COUNTRY>[]> {
  return db.rows(
    COUNTRY,
    `WITH recent AS (
       SELECT trend_id, region, platform, yoy, level, last_week, interest
       FROM trendee.trend_metric WHERE match(region, '^[A-Z]{2}$') ORDER BY gender LIMIT 1 BY trend_id, region),
     shares AS (SELECT trend_id, region, platform, yoy, level, last_week, interest / nullIf(sum(interest) OVER (PARTITION BY region, platform), 0) AS share
       FROM recent WHERE interest IS NOT NULL)
     SELECT region, share / nullIf(avg(share) OVER (), 0) AS interest, yoy, level, toString(last_week + 6) AS to
     FROM shares WHERE trend_id IN ({name:String}, {id:String})
       AND platform IN (SELECT platform FROM shares WHERE trend_id IN ({name:String}, {id:String})
         GROUP BY platform ORDER BY count() DESC, platform LIMIT 1)
     ORDER BY interest DESC NULLS LAST, region`,
    { name, id: trendIdOf(name) },
    { route: 'trends.regionCountry', isKept: true },
  )
}

const PLACE = z.object({ term: z.string(), place: z.string(), within: z.string(), value: z.number().nullable() })

/** Interest in every term by place within a country, newest file first; the caller knows which terms mean its trend. */
export function placesWithin(
  db: AnalyticsDb,
  terms: readonly string[],
  country: string,
): Promise<z.output<typeof PLACE>[]> {
  return db.rows(
    PLACE,
    `SELECT term, place, within, value FROM trendee.place_interest
     WHERE term IN {terms:Array(String)} AND within IN ({country:String}, '')
     ORDER BY version DESC LIMIT 1 BY term, place`,
    { terms: [...terms], country },
    { route: 'trends.regionState', isKept: true },
  )
}

/** Terms that files of places or related queries speak of. */
export async function placeTerms(db: AnalyticsDb): Promise<string[]> {
  const rows = await db.rows(
    z.object({ term: z.string() }),
    'SELECT term FROM trendee.place_interest UNION DISTINCT SELECT term FROM trendee.related_query',
    {},
    { route: 'trends.placeTerms', isKept: true },
  )
  return rows.map((row) => row.term)
}
