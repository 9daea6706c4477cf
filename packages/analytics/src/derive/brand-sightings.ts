import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'
import { byWindow } from '../tables/by-window'
import {
  NETWORK_DAYS,
  NETWORK_POSTS,
  SUMMED_GROWTHS,
  comparedPosts,
  isOfTwoWindows,
  isOfWindow,
} from '../tables/posts-growth'

/** Where a brand was seen beside shops. */
export interface BrandSeen {
  readonly posts: {
    readonly platforms: readonly string[]
    readonly asOf: string
    /** By window. */
    readonly posts: readonly number[]
    readonly before: readonly number[]
    readonly growth: readonly (number | null)[]
    /** `null`: no post tells them. */
    readonly likes: readonly (number | null)[]
    readonly authors: readonly number[]
  }
  readonly looks: {
    readonly written: string
    readonly looks: number
    readonly shows: number
    readonly lastShow: string
  }
}

const counts = z.array(z.number())
const POST_ROW = z.object({
  brand_id: z.string(),
  platforms: z.array(z.string()),
  newest_day: z.string(),
  posts: counts,
  before: counts,
  growth: z.array(z.number().nullable()),
  likes: z.array(z.number().nullable()),
  authors: counts,
})

const within = (days: number) => isOfWindow('day', days)

/** Posts that name a brand, by windows that end on the newest post of their platform; its shares are of its platforms. */
export async function brandPosts(db: AnalyticsDb): Promise<ReadonlyMap<string, BrandSeen['posts']>> {
  const rows = await db.rows(
    POST_ROW,
    `SELECT brand_id, arraySort(groupArray(toString(platform))) AS platforms, toString(max(as_of_day)) AS newest_day,
       sumForEach(own_posts) AS posts, sumForEach(own_before) AS before, sumOrNullForEach(own_likes) AS likes,
       sumForEach(own_authors) AS authors,
       ${SUMMED_GROWTHS} AS growth
     FROM (
       SELECT platform, brand_id,
         ${byWindow((days) => `countIf(${within(days)})`)} AS own_posts,
         ${byWindow((days) => `countIf(NOT ${within(days)} AND ${isOfTwoWindows('day', days)})`)} AS own_before,
         ${comparedPosts('day', 'compared', 'compared_before')},
         ${byWindow((days) => `sumOrNullIf(likes, ${within(days)})`)} AS own_likes,
         ${byWindow((days) => `uniqExactIf(author_key, author_key != '' AND ${within(days)})`)} AS own_authors
       FROM (SELECT platform, author_key, likes, of_both, posted_on AS day, arrayJoin(brand_ids) AS brand_id
         FROM trendee.post_current) AS named
       INNER JOIN ${NETWORK_DAYS} AS ends USING (platform)
       GROUP BY platform, brand_id) AS own
     INNER JOIN ${NETWORK_POSTS} AS network USING (platform)
     GROUP BY brand_id`,
    {},
    { route: 'derive.brands' },
  )
  return new Map(
    rows.map(({ brand_id: id, platforms, newest_day: asOf, posts, before, growth, likes, authors }) => [
      id,
      { platforms, asOf, posts, before, growth, likes, authors },
    ]),
  )
}

const LOOK_ROW = z.object({
  brand_id: z.string(),
  written: z.string(),
  looks: z.number(),
  shows: z.number(),
  last_show: z.string(),
})

/** Looks by the brand that showed them, with its most usual spelling there. */
export async function brandLooks(db: AnalyticsDb): Promise<ReadonlyMap<string, BrandSeen['looks']>> {
  const rows = await db.rows(
    LOOK_ROW,
    `SELECT brand_id, topK(1)(brand)[1] AS written, count() AS looks, uniqExact(show_id) AS shows,
       toString(max(shown_on)) AS last_show
     FROM trendee.look_current WHERE brand_id != '' GROUP BY brand_id`,
    {},
    { route: 'derive.brands' },
  )
  return new Map(
    rows.map(({ brand_id: id, written, looks, shows, last_show: lastShow }) => [
      id,
      { written, looks, shows, lastShow },
    ]),
  )
}
