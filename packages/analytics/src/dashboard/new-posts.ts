import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'
import { type Page, countedPage } from '../tables/counted-page'
import { NEWEST_POSTS } from '../tables/newest-posts'
import { FEED_POST, FEED_POST_COLUMNS } from './feed-post'
import { type FollowedKey, SEEN_ROWS, isNew, seenBinds } from '../tables/seen-rows'

const ROW = z.object({ post: z.string(), is_new: z.number(), total: z.number() })
const POST = z.object(FEED_POST)

/** Posts of followed creators, the newest first, each with whether their follower has yet to see it. */
export async function postsOfFollowed(db: AnalyticsDb, followed: readonly FollowedKey[], page: Page) {
  if (followed.length === 0) return { list: [], total: 0 }
  const { rows, total } = await countedPage(
    db,
    ROW,
    `SELECT ${FEED_POST_COLUMNS} AS post, ${isNew('toDate(posted_at)', 'as_of')} AS is_new, count() OVER () AS total
     FROM (SELECT *, concat(platform, '.', author_key) AS id FROM trendee.post_current
       WHERE concat(platform, '.', author_key) IN {ids:Array(String)}) AS post
     INNER JOIN ${SEEN_ROWS} AS followed USING (id) INNER JOIN ${NEWEST_POSTS} AS newest USING (platform)
     ORDER BY posted_at DESC, post_id`,
    seenBinds(followed),
    page,
    { route: 'dashboard.posts' },
  )
  return {
    list: rows.map((row) => Object.assign(POST.parse(JSON.parse(row.post)), { isNew: row.is_new === 1 })),
    total,
  }
}
