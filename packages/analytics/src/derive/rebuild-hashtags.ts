import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'
import { WINDOW_DAYS } from '../tables/by-window'
import { insertedValues } from '../tables/columns'
import type { HashtagColumn } from '../tables/hashtag-current'
import { NETWORK_POSTS, postsGrowths } from '../tables/posts-growth'
import { valuesAt, windowStarts } from './between-captures'
import { replacePartition } from './replace-partition'

/** An attribute over-indexes from so many posts of the hashtag and this often as among all posts; so many are kept. */
const LEAST_POSTS = 5
const LEAST_LIFT = 1.5
const KEPT = 12

/** Posts before from which a growth of a network's own count is told. */
const POSTS_FLOOR = 5

const DAYS = z.object({ posts: z.string().nullable(), listed: z.string().nullable() })

const OF_POSTS = `SELECT posted_on, of_both, views, engagement_rate, arrayJoin(arrayDistinct(hashtags)) AS tag FROM trendee.post_current
  WHERE platform = {platform:String} AND posted_on > {postedOn:Date} - 180`
const RECENT = `trendee.post_current WHERE platform = {platform:String} AND posted_on > {postedOn:Date} - 90`

/** A word as a tag writes it: without spaces and signs. */
const AS_TAG = "replaceRegexpAll(lowerUTF8(one.3), '[^\\\\p{L}\\\\p{M}\\\\p{N}]+', '')"

/**
 * What the posts of a hashtag show more often than all posts of the network, most so first; not what the tag says itself: all
 * posts of #mustardyellow are mustard.
 */
const SHOWN = `SELECT tag, arraySlice(arraySort(one -> (-one.4, one.1, one.2), groupArray((type, value, posts, lift))), 1, ${KEPT}) AS shown
  FROM (
    SELECT tag, type, value, posts, (posts / tagged) / (everywhere / (SELECT count() FROM ${RECENT})) AS lift
    FROM (
      SELECT tag, one.1 AS type, one.2 AS value, toUInt32(count()) AS posts
      FROM (SELECT arrayJoin(arrayDistinct(hashtags)) AS tag, attribute_types, attribute_values, attribute_words FROM ${RECENT})
      ARRAY JOIN arrayZip(attribute_types, attribute_values, attribute_words) AS one
      GROUP BY tag, type, value
      HAVING posts >= ${LEAST_POSTS} AND NOT max(position(tag, ${AS_TAG}) > 0 OR position(tag, replaceAll(value, '-', '')) > 0)) AS counted
    INNER JOIN (SELECT arrayJoin(arrayDistinct(hashtags)) AS tag, count() AS tagged FROM ${RECENT} GROUP BY tag) AS tags USING (tag)
    INNER JOIN (SELECT one.1 AS type, one.2 AS value, count() AS everywhere FROM (SELECT attribute_types, attribute_values FROM ${RECENT})
      ARRAY JOIN arrayZip(attribute_types, attribute_values) AS one GROUP BY type, value) AS all_posts USING (type, value)
    WHERE lift >= ${LEAST_LIFT})
  GROUP BY tag`

/** The posts that we hold of each hashtag. */
const HELD = `SELECT tag, groupArray((posted_on, views, of_both)) AS held,
    toUInt32(countIf(posted_on > {postedOn:Date} - 90)) AS own_posts,
    quantileExactInclusiveOrNullIf(0.5)(engagement_rate, posted_on > {postedOn:Date} - 90) AS engagement
  FROM (${OF_POSTS}) GROUP BY tag`

/** The network's own list: its newest line and its totals by day. */
const LISTED = `SELECT hashtag, region, days[-1] = {listedOn:Date} AS is_listed, arrayMap(point -> point.1, points) AS days,
    arrayMap(point -> point.2, points) AS posts_by_day, arrayMap(point -> point.3, points) AS views_by_day, points[-1].4 AS newest_rank
  FROM (SELECT hashtag, region, arraySort(point -> point.1, groupArray((observed_on, posts_then, views_then, rank_then))) AS points
    FROM (SELECT hashtag, region, observed_on, argMax(posts, version) AS posts_then, argMax(views, version) AS views_then,
        argMax(rank, version) AS rank_then
      FROM trendee.hashtag WHERE platform = {platform:String} GROUP BY hashtag, region, observed_on)
    GROUP BY hashtag, region)`

const byWindow = (of: string) => `arrayMap(days_back -> ${of}, ${WINDOW_DAYS})`
const counted = (condition: string) => byWindow(`toFloat64(arrayCount(post -> ${condition}, held))`)
const shown = (place: number) => `arrayMap(one -> one.${place}, shown)`

const SHARED: Readonly<
  Pick<
    Record<HashtagColumn, string>,
    | 'platform'
    | 'own_posts'
    | 'engagement_rate'
    | 'attribute_types'
    | 'attribute_values'
    | 'attribute_posts'
    | 'attribute_lifts'
  >
> = {
  platform: '{platform:String}',
  own_posts: 'own_posts',
  engagement_rate: 'engagement',
  attribute_types: shown(1),
  attribute_values: shown(2),
  attribute_posts: shown(3),
  attribute_lifts: shown(4),
}

const IS_NOW = 'post.1 > {postedOn:Date} - days_back'
const IS_BEFORE = 'post.1 > {postedOn:Date} - 2 * days_back AND post.1 <= {postedOn:Date} - days_back'
/** Posts by window that can be compared with those of the other one. */
const compared = (condition: string) =>
  `arrayMap((days_back, place) -> arrayCount(post -> ${condition} AND post.3[place] = 1, held), ${WINDOW_DAYS}, arrayEnumerate(${WINDOW_DAYS}))`

const OF_OWN: Readonly<Record<HashtagColumn, string>> = {
  ...SHARED,
  hashtag: 'tag',
  region: "''",
  counted: "'posts'",
  rank: 'NULL',
  total_posts: 'NULL',
  total_views: 'NULL',
  posts: counted(IS_NOW),
  posts_before: `arrayMap((before, reach) -> if(reach = 1, before, NULL), ${counted(IS_BEFORE)}, reaches)`,
  growth: postsGrowths(compared(IS_NOW), {
    before: compared(IS_BEFORE),
    allNow: 'all_now',
    allBefore: 'all_before',
    reaches: 'reaches',
  }),
  views: byWindow(
    "toFloat64(arrayReduce('sumOrNull', arrayMap(post -> post.2, arrayFilter(post -> post.1 > {postedOn:Date} - days_back, held))))",
  ),
  as_of: '{postedOn:Date}',
}

/** Since when the totals of a window count; NULL for what is off the list by now. */
const since = (values: string, times: 1 | 2) => valuesAt(windowStarts('{listedOn:Date}', times), 'days', values)
const grown = (values: string) =>
  `arrayMap(before -> if(is_listed AND before <= ${values}[-1], toFloat64(${values}[-1]) - before, NULL), ${since(values, 1)})`

const LISTED_BEFORE = `arrayMap((later, earlier) -> if(is_listed AND earlier <= later, later - earlier, NULL),
  ${since('posts_by_day', 1)}, ${since('posts_by_day', 2)})`

const OF_LIST: Readonly<Record<HashtagColumn, string>> = {
  ...SHARED,
  hashtag: 'hashtag',
  region: 'region',
  counted: "'list'",
  rank: 'if(is_listed, newest_rank, NULL)',
  total_posts: 'toFloat64(posts_by_day[-1])',
  total_views: 'toFloat64(views_by_day[-1])',
  posts: grown('posts_by_day'),
  posts_before: LISTED_BEFORE,
  growth: `arrayMap((now, before) -> if(before >= ${POSTS_FLOOR}, now / before - 1, NULL), ${grown('posts_by_day')}, ${LISTED_BEFORE})`,
  views: grown('views_by_day'),
  as_of: '{listedOn:Date}',
}

/** Rebuilds a network's hashtags, as its own list counts them and as the posts that we hold do. */
export async function rebuildHashtags(db: AnalyticsDb, platform: string): Promise<void> {
  const bounds = { route: 'derive.hashtags' }
  const [days] = await db.rows(
    DAYS,
    `SELECT (SELECT toString(maxOrNull(posted_on)) FROM trendee.post_current WHERE platform = {platform:String}) AS posts,
       (SELECT toString(maxOrNull(observed_on)) FROM trendee.hashtag WHERE platform = {platform:String}) AS listed`,
    { platform },
    bounds,
  )
  const listedOn = days?.listed ?? null
  // Without posts none are within the windows of any day.
  const postedOn = days?.posts ?? listedOn
  await replacePartition(db, 'hashtag_current', platform, async (target) => {
    if (postedOn === null) return
    const own = insertedValues(OF_OWN)
    await db.run(
      `INSERT INTO ${target} (${own.columns}) SELECT ${own.values}
       FROM (${HELD}) AS held_posts LEFT JOIN (${SHOWN}) AS over USING (tag)
       CROSS JOIN (SELECT all_now, all_before, reaches FROM ${NETWORK_POSTS} WHERE platform = {platform:String}) AS network`,
      { platform, postedOn },
      bounds,
    )
    if (listedOn === null) return
    const listed = insertedValues(OF_LIST)
    await db.run(
      `INSERT INTO ${target} (${listed.columns}) SELECT ${listed.values}
       FROM (${LISTED}) AS lines LEFT JOIN (${HELD}) AS held_posts ON lines.hashtag = held_posts.tag
       LEFT JOIN (${SHOWN}) AS over ON lines.hashtag = over.tag`,
      { platform, postedOn, listedOn },
      bounds,
    )
  })
}
