import type { PostListInput } from '@trendee/contract/social/posts'
import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'
import { POST_CARD, type PostCard } from '../tables/post-current'
import { inPostWindow } from '../tables/post-days'
import { postFilter } from '../tables/post-filter'
import { isDated } from '../tables/undated'

/** Sort key → SQL; the only text that a caller's choice puts into the query. */
const SORTS = {
  reactions: 'liveliness {order} NULLS LAST',
  engagement: 'engagement_rate {order} NULLS LAST',
  likes: 'likes {order} NULLS LAST',
  views: 'views {order} NULLS LAST',
  newest: 'posted_at {order}',
} as const

const CARD = z.object({ card: z.string() })
export const postRow = ({ card }: z.output<typeof CARD>): PostCard => POST_CARD.parse(JSON.parse(card))

/** Newest day of the posts of a network, of all for ''; null without any. */
export async function newestPostDay(db: AnalyticsDb, platform = ''): Promise<string | null> {
  const [row] = await db.rows(
    z.object({ day: z.string().nullable() }),
    `SELECT toString(maxOrNull(posted_at)::Nullable(Date)) AS day FROM trendee.post_current ${platform === '' ? '' : 'WHERE platform = {platform:String}'}`,
    { platform },
    { route: 'social.newest-post', isKept: true },
  )
  return row?.day ?? null
}

/** Posts of a window that fit, one page. */
export async function posts(db: AnalyticsDb, question: PostListInput) {
  const asOf = await newestPostDay(db, question.platform)
  if (asOf === null) return { list: [], total: 0, asOf: null, searchedAs: null }
  const filter = await postFilter(db, question)
  const where = `${inPostWindow(question.platform)} AND ${filter.sql}`
  const parameters = {
    ...filter.parameters,
    window: question.window,
    limit: question.pageSize,
    offset: (question.page - 1) * question.pageSize,
  }
  const order = SORTS[question.sort].replaceAll('{order}', question.order === 'asc' ? 'ASC' : 'DESC')
  const [rows, [count]] = await Promise.all([
    db.rows(
      CARD,
      `SELECT card FROM trendee.post_current WHERE ${where} ORDER BY ${order}, post_id
       LIMIT {limit:UInt32} OFFSET {offset:UInt32}`,
      parameters,
      { route: 'social.posts', isKept: true },
    ),
    db.rows(
      z.object({ total: z.number() }),
      `SELECT count() AS total FROM trendee.post_current WHERE ${where}`,
      parameters,
      { route: 'social.posts.count', isKept: true },
    ),
  ])
  return { list: rows.map(postRow), total: count?.total ?? 0, asOf, searchedAs: filter.searchedAs }
}

/** Liveliest others of 90 days that show the same garment; none of a post that shows none. */
export async function similarPosts(db: AnalyticsDb, post: PostCard, quantity: number): Promise<PostCard[]> {
  const secondaryCategory = post.secondary_category || undefined
  const attributeName = post.attribute_values[0]
  if (secondaryCategory === undefined && attributeName === undefined) return []
  const { list } = await posts(db, {
    secondaryCategory,
    attributeName,
    window: 90,
    sort: 'reactions',
    order: 'desc',
    page: 1,
    pageSize: quantity + 1,
  })
  return list.filter((one) => one.id !== post.id || one.platform !== post.platform).slice(0, quantity)
}

/** Posts of a network by id, in the order of the ids; those that are not there are left out. */
export async function postsById(db: AnalyticsDb, platform: string, ids: readonly string[]): Promise<PostCard[]> {
  if (ids.length === 0) return []
  const rows = await db.rows(
    CARD,
    `SELECT card FROM trendee.post_current WHERE platform = {platform:String} AND post_id IN {ids:Array(String)}
     ORDER BY indexOf({ids:Array(String)}, post_id)`,
    { platform, ids },
    { route: 'social.posts-by-id', isKept: true },
  )
  return rows.map(postRow)
}

const CAPTURE = z.object({
  day: z.string(),
  views: z.number().nullable(),
  likes: z.number().nullable(),
  comments: z.number().nullable(),
  shares: z.number().nullable(),
})

/** A post's counts as each capture saw them, oldest first. */
export function postHistory(db: AnalyticsDb, platform: string, id: string): Promise<z.output<typeof CAPTURE>[]> {
  return db.rows(
    CAPTURE,
    `SELECT toString(greatest(toDate(posted_at), any(captured_on))) AS day, argMax(views, version) AS views, argMax(likes, version) AS likes,
       argMax(comments, version) AS comments, argMax(shares, version) AS shares
     FROM (SELECT posted_at, version, views, likes, comments, shares, import_id FROM trendee.post
       WHERE platform = {platform:String} AND post_id = {id:String} AND is_deleted = 0) AS seen
     LEFT JOIN (SELECT import_id, captured_on FROM trendee.import_run FINAL) AS run USING (import_id)
     GROUP BY posted_at, captured_on HAVING ${isDated('toDate(day)')} ORDER BY day`,
    { platform, id },
    { route: 'social.post-history', isKept: true },
  )
}
