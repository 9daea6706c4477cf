import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'

const ROW = z.object({ data: z.enum(['posts', 'products', 'trends']), platform: z.string(), day: z.string() })

type Days = Readonly<Record<string, string>>
export interface NewestDays {
  readonly posts: Days
  readonly products: Days
  /** Of all platforms, under ''. */
  readonly trends: Days
}

/** The newest day of each kind of data by platform; a platform without any is left out. */
export async function newestDays(db: AnalyticsDb): Promise<NewestDays> {
  const rows = await db.rows(
    ROW,
    `SELECT 'posts' AS data, toString(platform) AS platform, toString(max(posted_on)) AS day FROM trendee.post_current GROUP BY platform
     UNION ALL
     SELECT 'products', toString(platform), toString(max(as_of)) FROM trendee.product_current GROUP BY platform
     UNION ALL
     SELECT 'trends', '', toString(max(as_of)) FROM trendee.trend_metric HAVING count() > 0`,
    {},
    { route: 'dashboard.newest-days', isKept: true },
  )
  const daysOf = (data: keyof NewestDays) =>
    Object.fromEntries(rows.filter((row) => row.data === data).map(({ platform, day }) => [platform, day]))
  return { posts: daysOf('posts'), products: daysOf('products'), trends: daysOf('trends') }
}
