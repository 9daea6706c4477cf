import { HELD_KINDS, type Held } from '@trendee/core/holdings/missing-files'
import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'
import { IS_STALE } from '../tables/trend-metric'
import { isDated } from '../tables/undated'

const HELD = z.object({
  kind: z.enum(HELD_KINDS),
  platform: z.string(),
  count: z.number(),
  first_day: z.string(),
  last_day: z.string(),
  days: z.number(),
})
const TRENDS = z.object({ trends: z.number(), levelled: z.number() })

export interface HeldSince extends Held {
  readonly from: string
  readonly to: string
}
export interface Holdings {
  readonly held: readonly HeldSince[]
  /** Trends of any region. */
  readonly trends: number
  /** Those of them that have a level today: what is too old has none. */
  readonly levelled: number
}

/** What the platform holds by kind and source; derived tables alone are read, and the answer is kept until one changes. */
export async function holdings(db: AnalyticsDb, today: string): Promise<Holdings> {
  const [held, [trends]] = await Promise.all([
    db.rows(
      HELD,
      `SELECT * FROM (
       SELECT 'search' AS kind, toString(platform) AS platform, uniqExact(trend_id) AS count,
         toString(min(first)) AS first_day, toString(max(last)) AS last_day, toUInt64(max(weeks)) AS days
       FROM (SELECT platform, trend_id, region, gender, min(week) AS first, max(week) AS last, countIf(value IS NOT NULL) AS weeks
             FROM trendee.signal_weekly WHERE platform IN ('google', 'pinterest')
             GROUP BY platform, trend_id, region, gender)
       GROUP BY platform
       UNION ALL
       SELECT 'products', toString(platform), sum(products), toString(min(first)), toString(max(last)), toUInt64(max(captures))
       FROM (SELECT platform, products FROM trendee.product_count WHERE kind = 'all') AS counted
       INNER JOIN (SELECT platform, min(day) AS first, max(day) AS last, count() AS captures FROM (
                     SELECT platform, day FROM trendee.capture_day
                     UNION DISTINCT SELECT platform, ordered_on FROM trendee.order_line WHERE ${isDated('ordered_on')}
                   ) GROUP BY platform) AS captured USING (platform)
       GROUP BY platform
       UNION ALL
       SELECT 'posts', toString(platform), count(), toString(toDate(min(posted_at))), toString(toDate(max(posted_at))),
         uniqExact(toDate(posted_at))
       FROM trendee.post_current GROUP BY platform
       UNION ALL
       SELECT 'looks', 'runway', count(), toString(min(shown_on)), toString(max(shown_on)), uniqExact(shown_on)
       FROM trendee.look_current HAVING count() > 0
       UNION ALL
       SELECT 'ads', toString(platform), uniqExact(kind, topic), toString(min(as_of)), toString(max(as_of)), uniqExact(as_of)
       FROM trendee.ad_topic_current GROUP BY platform
       ) ORDER BY kind, platform`,
      {},
      { route: 'common.holdings', isKept: true },
    ),
    db.rows(
      TRENDS,
      `SELECT uniqExact(trend_id) AS trends, uniqExactIf(trend_id, level NOT IN ('', 'none') AND NOT ${IS_STALE}) AS levelled
       FROM trendee.trend_metric WHERE region != ''`,
      { today },
      { route: 'common.holdings.trends', isKept: true },
    ),
  ])
  return {
    held: held.map(({ first_day: from, last_day: to, ...one }) => ({ ...one, from, to })),
    trends: trends?.trends ?? 0,
    levelled: trends?.levelled ?? 0,
  }
}
