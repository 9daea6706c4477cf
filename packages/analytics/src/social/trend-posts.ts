import type { GenderGroup } from '@trendee/core/lexicon/types'
import type { WindowDays } from '@trendee/core/trend/vocabulary'
import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'
import { inPostWindow } from '../tables/post-days'
import { itemFilter, itemParameters, itemsOf } from '../tables/trend-key'
import { newestPostDay } from './posts'

/** Whose posts of a trend are counted together: keys of the group, and what else is told of it. */
const GROUPS = {
  creators: {
    each: "concat(platform, '.', author_key)",
    from: 'trendee.post_current',
    where: "author_key != ''",
  },
  brands: { each: 'brand', from: 'trendee.post_current ARRAY JOIN brand_ids AS brand', where: '1' },
} as const

const SHARE = z.object({
  each: z.string(),
  posts: z.number(),
  likes: z.number().nullable(),
  comments: z.number().nullable(),
  engagement_rate: z.number().nullable(),
  creators: z.number(),
  first_post: z.string(),
})
const WHO = z.object({
  id: z.string(),
  name: z.string(),
  handle: z.string(),
  followers: z.number().nullable(),
  led_weeks: z.number(),
})

export interface TrendPostsQuestion {
  readonly name: string
  readonly gender: GenderGroup | ''
  readonly window: WindowDays
  readonly quantity: number
}

/** Creators or brands in the posts of a window that show a trend, most reactions first, and how many posts these are. */
export async function trendPosts(db: AnalyticsDb, by: keyof typeof GROUPS, question: TrendPostsQuestion) {
  const asOf = await newestPostDay(db)
  if (asOf === null) return { list: [], posts: 0, asOf: null }
  const items = itemsOf(question.name, question.gender)
  const group = GROUPS[by]
  const shows = `${inPostWindow()} AND ${itemFilter(items, 'caption')}`
  const parameters = { ...itemParameters(items), window: question.window, quantity: question.quantity }
  const [list, [all]] = await Promise.all([
    db.rows(
      SHARE,
      `SELECT ${group.each} AS each, count() AS posts, toFloat64(sumOrNull(likes)) AS likes, toFloat64(sumOrNull(comments)) AS comments,
         quantileExactInclusiveOrNull(0.5)(engagement_rate) AS engagement_rate, uniqExactIf(author_key, author_key != '') AS creators,
         toString(min(posted_on)) AS first_post
       FROM ${group.from} WHERE ${shows} AND ${group.where}
       GROUP BY each ORDER BY sumOrNull(liveliness) DESC NULLS LAST, posts DESC, each LIMIT {quantity:UInt16}`,
      parameters,
      { route: 'social.trend-posts', isKept: true },
    ),
    db.rows(
      z.object({ posts: z.number() }),
      `SELECT count() AS posts FROM trendee.post_current WHERE ${shows}`,
      parameters,
      { route: 'social.trend-posts.count', isKept: true },
    ),
  ])
  return { list, posts: all?.posts ?? 0, asOf }
}

/** Who creators are, by id, and by how many weeks they led a trend; 0 for not. */
export async function creatorNames(db: AnalyticsDb, ids: readonly string[], trendId: string) {
  const rows = await db.rows(
    WHO,
    `SELECT concat(platform, '.', author) AS id, name, handle, followers, weeks AS led_weeks FROM trendee.creator_current
     LEFT JOIN (SELECT platform, author, weeks FROM trendee.creator_lead WHERE trend_id = {trendId:String}) AS lead
       USING (platform, author)
     WHERE id IN {ids:Array(String)}`,
    { ids: ids.length === 0 ? [''] : ids, trendId },
    { route: 'social.creator-names', isKept: true },
  )
  return new Map(rows.map((row) => [row.id, row]))
}
