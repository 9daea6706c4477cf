import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'
import { WINDOW_DAYS } from '../tables/by-window'
import { insertedValues } from '../tables/columns'
import type { CreatorColumn } from '../tables/creator-current'
import { FURTHEST_DAYS, valuesAt, windowStarts } from './between-captures'
import { replacePartition } from './replace-partition'

/** Categories, attributes and brands that are kept of a creator. */
const KEPT = 12
const DAYS = z.object({ posts: z.string().nullable(), followers: z.string().nullable() })

/** Newest statement of each declared word, whichever day it was made on. */
const declared = (column: string) => `argMaxIf(${column}, version, ${column} != '') AS ${column}`

/** What captures of creators say: their followers by day, and themselves. */
const SAID = `SELECT author, any(days) AS days, any(counts) AS counts, ${declared('name')}, ${declared('country')},
    argMaxIf(age, version, age IS NOT NULL) AS age, argMaxIf(observed_on, version, creator.age IS NOT NULL) AS age_said_on,
    ${['age_group', 'gender', 'race', 'body_type', 'city', 'declared_by'].map(declared).join(', ')}
  FROM trendee.creator
  LEFT JOIN (
    SELECT author, arrayMap(point -> point.1, points) AS days, arrayMap(point -> point.2, points) AS counts
    FROM (SELECT author, arraySort(groupArray((observed_on, assumeNotNull(count)))) AS points
      FROM (SELECT author, observed_on, argMax(followers, version) AS count FROM trendee.creator
        WHERE platform = {platform:String} AND followers IS NOT NULL GROUP BY author, observed_on)
      GROUP BY author)) AS counted USING (author)
  WHERE platform = {platform:String} GROUP BY author`

/** What their posts tell; those of half a year by window. */
const POSTED = `SELECT author_key AS author, argMax(post_current.author, posted_at) AS handle, toUInt32(count()) AS posts_total,
    max(posted_on) AS last_post, argMaxIf(author_followers, posted_at, author_followers > 0) AS followers_said,
    maxIf(posted_on, author_followers > 0) AS followers_said_on,
    groupArrayIf((posted_on, likes, comments, engagement_rate), posted_on > {asOf:Date} - 180) AS newest
  FROM trendee.post_current WHERE platform = {platform:String} AND author_key != '' GROUP BY author`

/** What their posts of 90 days show, most often first. */
const CARRIED = `SELECT author, arraySort(one -> (-toInt64(one.3), one.1, one.2), groupArray((kind, value, posts))) AS carried
  FROM (
    SELECT author_key AS author, one.1 AS kind, one.2 AS value, toUInt32(count()) AS posts
    FROM trendee.post_current
    ARRAY JOIN arrayConcat(
      arrayMap((type, value) -> (toString(type), toString(value)), attribute_types, attribute_values),
      [('category', toString(secondary_category))], arrayMap(id -> ('brand', toString(id)), brand_ids)) AS one
    WHERE platform = {platform:String} AND author_key != '' AND posted_on > {asOf:Date} - 90 AND one.2 != ''
    GROUP BY author, kind, value)
  GROUP BY author`

const IN_WINDOW = 'arrayFilter(post -> post.1 > {asOf:Date} - days, newest)'
const byWindow = (of: string) => `arrayMap(days -> ${of}, ${WINDOW_DAYS})`
const ofPosts = (place: number, what: string) =>
  byWindow(`toFloat64(arrayReduce('${what}', arrayMap(post -> post.${place}, ${IN_WINDOW})))`)
const kept = (kind: string, place: number) =>
  `arrayMap(one -> one.${place}, arraySlice(arrayFilter(one -> ${kind}, carried), 1, ${KEPT}))`
const CATEGORY = "one.1 = 'category'"
const BRAND = "one.1 = 'brand'"
const ATTRIBUTE = "one.1 NOT IN ('category', 'brand')"

const COLUMNS: Readonly<Record<CreatorColumn, string>> = {
  platform: '{platform:String}',
  author: 'author',
  handle: "if(handle = '', author, handle)",
  name: 'name',
  country: 'country',
  followers: 'if(empty(counts), toFloat64(nullIf(followers_said, 0)), toFloat64(counts[-1]))',
  followers_on: 'if(empty(days), nullIf(followers_said_on, toDate(0)), days[-1])',
  // Windows end where `followers` was counted; a creator whom the network's captures no longer tell of has no growth.
  followers_before: `arrayMap(before -> if({countedOn:Date} - days[-1] > ${FURTHEST_DAYS}, NULL, before),
    ${valuesAt(windowStarts('days[-1]', 1), 'days', 'counts')})`,
  posts_total: 'posts_total',
  posts: byWindow(`toUInt32(length(${IN_WINDOW}))`),
  posts_before: byWindow(
    'toUInt32(arrayCount(post -> post.1 > {asOf:Date} - 2 * days AND post.1 <= {asOf:Date} - days, newest))',
  ),
  likes: ofPosts(2, 'sumOrNull'),
  comments: ofPosts(3, 'sumOrNull'),
  engagement_rate: ofPosts(4, 'quantileExactInclusiveOrNull(0.5)'),
  last_post: 'nullIf(last_post, toDate(0))',
  category_values: kept(CATEGORY, 2),
  category_posts: kept(CATEGORY, 3),
  attribute_types: kept(ATTRIBUTE, 1),
  attribute_values: kept(ATTRIBUTE, 2),
  attribute_posts: kept(ATTRIBUTE, 3),
  brand_ids: kept(BRAND, 2),
  brand_posts: kept(BRAND, 3),
  age: 'age',
  age_said_on: 'if(age IS NULL, NULL, age_said_on)',
  age_group: 'age_group',
  gender: 'gender',
  race: 'race',
  body_type: 'body_type',
  city: 'city',
  declared_by: 'declared_by',
  as_of: '{asOf:Date}',
}

/** Rebuilds a network's creators: everybody whose posts or followers some feed tells. */
export async function rebuildCreators(db: AnalyticsDb, platform: string): Promise<void> {
  const bounds = { route: 'derive.creators' }
  const [days] = await db.rows(
    DAYS,
    `SELECT (SELECT toString(maxOrNull(posted_on)) FROM trendee.post_current WHERE platform = {platform:String}) AS posts,
       (SELECT toString(maxOrNull(observed_on)) FROM trendee.creator WHERE platform = {platform:String}) AS followers`,
    { platform },
    bounds,
  )
  const countedOn = days?.followers ?? days?.posts
  const asOf = days?.posts ?? days?.followers
  const { columns, values } = insertedValues(COLUMNS)
  await replacePartition(db, 'creator_current', platform, async (target) => {
    if (!asOf || !countedOn) return
    await db.run(
      `INSERT INTO ${target} (${columns})
       SELECT ${values} FROM (SELECT * FROM (${SAID}) AS said FULL JOIN (${POSTED}) AS posted USING (author)) AS everybody
       LEFT JOIN (${CARRIED}) AS shown USING (author)`,
      { platform, asOf, countedOn },
      bounds,
    )
  })
}
