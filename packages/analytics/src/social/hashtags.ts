import type { HashtagListInput } from '@trendee/contract/social/hashtags'
import { WINDOWS } from '@trendee/core/trend/vocabulary'
import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'
import { HASHTAG_CARD, type HashtagCard, USUAL_COUNT } from '../tables/hashtag-current'
import { rankedPage } from '../tables/ranked-page'
import { askedConditions } from '../tables/asked-conditions'

const WINDOW = '[{window:UInt8}]'

/** Sort key → SQL; the only text that a caller's choice puts into the query. */
const SORTS = {
  posts: `posts${WINDOW} {order} NULLS LAST`,
  growth: `growth${WINDOW} {order} NULLS LAST`,
  views: `views${WINDOW} {order} NULLS LAST`,
  engagement: 'engagement_rate {order} NULLS LAST',
  rank: 'rank {reverse} NULLS LAST',
  name: 'hashtag {order}',
} as const

const CARD = z.object({ card: z.string() })
const hashtagRow = ({ card }: z.output<typeof CARD>): HashtagCard => HASHTAG_CARD.parse(JSON.parse(card))

/** Hashtags by what is asked, one page. */
export async function hashtags(db: AnalyticsDb, question: HashtagListInput) {
  const filter = askedConditions([
    ['counted = {counted:String}', 'counted', question.counted],
    ['platform = {platform:String}', 'platform', question.platform],
    ['region = {region:String}', 'region', question.region],
    ['has(attribute_values, {attribute:String})', 'attribute', question.attributeName],
    [
      'position(hashtag, {tag:String}) > 0',
      'tag',
      // People write a tag's words apart, and with its sign.
      (question.q ?? '').toLowerCase().replaceAll(/[\s#]+/g, ''),
    ],
  ])
  const [order, reverse] = question.order === 'asc' ? ['ASC', 'DESC'] : ['DESC', 'ASC']
  const page = await rankedPage(
    db,
    CARD,
    {
      select: 'card',
      from: 'trendee.hashtag_current',
      where: question.counted === undefined ? `${filter.sql} AND ${USUAL_COUNT}` : filter.sql,
      order: `${SORTS[question.sort].replaceAll('{order}', order).replaceAll('{reverse}', reverse)}, hashtag, platform, region`,
    },
    question,
    { ...filter.parameters, window: WINDOWS.indexOf(question.window) + 1 },
    { route: 'social.hashtags', isKept: true },
  )
  return { list: page.rows.map(hashtagRow), total: page.total, asOf: page.asOf }
}

const DAY = z.object({
  platform: z.string(),
  region: z.string(),
  counted: z.enum(['list', 'posts']),
  day: z.string(),
  posts: z.number().nullable(),
  views: z.number().nullable(),
})

/** One hashtag: how it is counted, and its days; without rows where nobody knows it. */
export async function hashtagDays(db: AnalyticsDb, hashtag: string, platform = '') {
  const asked = { hashtag, platform }
  const of = "{platform:String} IN ('', platform)"
  const [cards, days] = await Promise.all([
    db.rows(
      CARD,
      `SELECT card FROM trendee.hashtag_current WHERE hashtag = {hashtag:String} AND ${of}
       ORDER BY total_posts DESC NULLS LAST, own_posts DESC, platform, region LIMIT 50`,
      asked,
      { route: 'social.hashtag', isKept: true },
    ),
    db.rows(
      DAY,
      `SELECT platform, region, counted, toString(on_day) AS day, posts, views FROM (SELECT * FROM (
         SELECT platform, region, 'list' AS counted, observed_on AS on_day, toFloat64(argMax(posts, version)) AS posts,
           toFloat64(argMax(views, version)) AS views
         FROM trendee.hashtag WHERE hashtag = {hashtag:String} AND ${of} GROUP BY platform, region, on_day
         UNION ALL
         SELECT platform, '', 'posts', posted_on AS on_day, toFloat64(count()), toFloat64(sumOrNull(views))
         FROM trendee.post_current WHERE has(hashtags, {hashtag:String}) AND ${of} GROUP BY platform, on_day)
         ORDER BY on_day DESC, counted, platform, region LIMIT 2000)
       ORDER BY counted, platform, region, on_day`,
      asked,
      { route: 'social.hashtag.days', isKept: true },
    ),
  ])
  return { counts: cards.map(hashtagRow), days }
}
