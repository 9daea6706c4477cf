import { TREND_TYPES } from '@trendee/core/trend/vocabulary'
import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'

const DAY = z.object({ day: z.string(), followers: z.number() })
const WEEK = z.object({ week: z.string(), posts: z.number(), engagement_rate: z.number().nullable() })
const LEAD = z.object({
  trend_id: z.string(),
  name: z.string(),
  name_zh: z.string(),
  type: z.enum(TREND_TYPES),
  weeks: z.number(),
  shown_on: z.string(),
  rose_on: z.string(),
  posts: z.number(),
  all_posts: z.number(),
  share_of_others: z.number(),
  post_ids: z.array(z.string()),
})

/** A creator's followers as captures counted them, oldest first; of more days than a chart shows the newest. */
export function creatorFollowers(db: AnalyticsDb, platform: string, author: string): Promise<z.output<typeof DAY>[]> {
  return db.rows(
    DAY,
    `SELECT toString(observed_on) AS day, toFloat64(assumeNotNull(counted)) AS followers FROM (
       SELECT observed_on, argMax(followers, version) AS counted FROM trendee.creator
       WHERE platform = {platform:String} AND author = {author:String} AND followers IS NOT NULL
       GROUP BY observed_on ORDER BY observed_on DESC LIMIT 1000)
     ORDER BY observed_on`,
    { platform, author },
    { route: 'social.creator.followers', isKept: true },
  )
}

/** A creator's last 26 weeks with posts: how many, and the median of their engagement. */
export function creatorWeeks(db: AnalyticsDb, platform: string, author: string): Promise<z.output<typeof WEEK>[]> {
  return db.rows(
    WEEK,
    `SELECT * FROM (
       SELECT toString(toMonday(posted_on)) AS week, count() AS posts,
         quantileExactInclusiveOrNull(0.5)(engagement_rate) AS engagement_rate
       FROM trendee.post_current WHERE platform = {platform:String} AND author_key = {author:String}
       GROUP BY week ORDER BY week DESC LIMIT 26)
     ORDER BY week`,
    { platform, author },
    { route: 'social.creator.weeks', isKept: true },
  )
}

/** The trends that a creator led, the longest lead first; a trend without a row of its own goes by its id. */
export function creatorLeads(db: AnalyticsDb, platform: string, author: string): Promise<z.output<typeof LEAD>[]> {
  return db.rows(
    LEAD,
    `SELECT trend_id, if(trend.name = '', trend_id, trend.name) AS name, if(trend.name_zh = '', name, trend.name_zh) AS name_zh,
       if(trend.kind = '', 'keyword', trend.kind) AS type,
       weeks, toString(shown_on) AS shown_on, toString(rose_on) AS rose_on, posts, all_posts, share_of_others, post_ids
     FROM trendee.creator_lead
     LEFT JOIN (SELECT trend_id, any(name) AS name, any(name_zh) AS name_zh, toString(any(type)) AS kind FROM trendee.trend_metric
       WHERE trend_id IN (SELECT trend_id FROM trendee.creator_lead WHERE platform = {platform:String} AND author = {author:String})
       GROUP BY trend_id) AS trend
       USING (trend_id)
     WHERE platform = {platform:String} AND author = {author:String} ORDER BY weeks DESC, trend_id`,
    { platform, author },
    { route: 'social.creator.leads', isKept: true },
  )
}
