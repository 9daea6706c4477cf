import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'
import { NEWEST_POSTS } from '../tables/newest-posts'
import { FEED_POST, FEED_POST_COLUMNS } from './feed-post'
import { type FollowedKey, SEEN_ROWS, isNew, seenBinds } from '../tables/seen-rows'

const POSTS_SHOWN = 3

const ROW = z.object({
  id: z.string(),
  platform: z.string(),
  handle: z.string(),
  followers: z.number().nullable(),
  posts: z.coerce.number(),
  new_posts: z.coerce.number(),
  newest_posts: z.array(z.string()),
})
const POST = z.object(FEED_POST)

/** Their posts; a creator can be known by captures of the followers alone. */
const POSTS = `SELECT id, countIf(${isNew('toDate(posted_at)', 'as_of')}) AS new_posts,
    arrayMap(newest -> newest.2, groupArraySorted(${POSTS_SHOWN})((-toUnixTimestamp(posted_at), ${FEED_POST_COLUMNS}))) AS newest_posts
  FROM (SELECT *, concat(platform, '.', author_key) AS id FROM trendee.post_current
    WHERE concat(platform, '.', author_key) IN {ids:Array(String)}) AS post
  INNER JOIN ${SEEN_ROWS} AS followed USING (id) INNER JOIN ${NEWEST_POSTS} AS newest USING (platform) GROUP BY id`

/** What followed creators (`platform.author`) posted since their owner looked. */
export async function followedCreators(db: AnalyticsDb, followed: readonly FollowedKey[]) {
  if (followed.length === 0) return []
  const rows = await db.rows(
    ROW,
    `SELECT id, platform, handle, followers, posts, new_posts, newest_posts
     FROM (SELECT concat(platform, '.', author) AS id, platform, handle, followers, posts_total AS posts
       FROM trendee.creator_current WHERE concat(platform, '.', author) IN {ids:Array(String)}) AS creator
     LEFT JOIN (${POSTS}) AS posted USING (id)`,
    seenBinds(followed),
    { route: 'dashboard.influencers' },
  )
  return rows.map(({ newest_posts: newest, handle, ...creator }) => ({
    ...creator,
    author: handle,
    newestPosts: newest.map((post) => POST.parse(JSON.parse(post))),
  }))
}
