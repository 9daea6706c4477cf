import { brandId } from '@trendee/core/brands/brand-id'
import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'
import { WINDOW_DAYS, byWindow } from '../tables/by-window'
import { insertedValues } from '../tables/columns'
import type { PostColumn } from '../tables/post-current'
import { isDated } from '../tables/undated'
import { postBrands } from './brand-words'
import { replacePartition } from './replace-partition'

/** A count of followers tells of a post at most so many days before or after it. */
const FOLLOWERS_KNOWN_DAYS = 31

/** Day of capture of each imported file. */
const CAPTURE_DAYS = '(SELECT import_id, captured_on FROM trendee.import_run FINAL)'

const IS_DATED = isDated('toDate(posted_at)')
const NAME = z.object({ brand: z.string() })

/** SQL: the brands of hashtags or mentioned accounts, which `brandTags` writes in letters and figures alone. */
const taggedBrands = (written: string, tags: string, ids: string) => `arrayMap(tag -> transform(
    replaceRegexpAll(lowerUTF8(tag), '[^\\\\p{L}\\\\p{M}\\\\p{N}]+', ''), {${tags}:Array(String)}, {${ids}:Array(String)}, ''),
  ${written})`

/** SQL: by author and window, whether posts are held of the days of both; `posted_on` to the network's newest post. */
const HELD_OF_BOTH = `(
  SELECT counted_author, ${byWindow((days) => `max(posted_on > ends - ${days}) AND max(posted_on BETWEEN ends - ${2 * days - 1} AND ends - ${days})`)} AS held
  FROM (
    SELECT lowerUTF8(author) AS counted_author, toDate(posted_at) AS posted_on, max(posted_on) OVER () AS ends FROM trendee.post
    WHERE platform = {platform:String} AND ${IS_DATED}
      AND post_id NOT IN (SELECT post_id FROM trendee.post WHERE platform = {platform:String} AND is_deleted = 1))
  WHERE counted_author != '' GROUP BY counted_author)`

const same = (column: PostColumn) => [column, column] as const

const COLUMNS: Readonly<Record<PostColumn, string>> = {
  ...(Object.fromEntries(
    (
      [
        'post_id',
        'author',
        'caption',
        'hashtags',
        'media_type',
        'media_url',
        'url',
        'region',
        'gender',
        'primary_category',
        'secondary_category',
        'attribute_types',
        'attribute_values',
        'attribute_words',
        'posted_at',
        'author_followers',
        'views',
        'likes',
        'comments',
        'shares',
        'at_least',
        'estimated',
      ] as const
    ).map(same),
  ) as Record<PostColumn, string>),
  platform: '{platform:String}',
  author_key: 'lowerUTF8(author)',
  of_both: `arrayResize(held, length(${WINDOW_DAYS}))`,
  brand_ids: `arrayDistinct(arrayFilter(id -> id != '', arrayConcat(
    arrayMap(name -> transform(name, {names:Array(String)}, {nameIds:Array(String)}, ''), brands),
    ${taggedBrands('hashtags', 'tags', 'tagIds')},
    ${taggedBrands("extractAll(caption, '@([\\\\p{L}\\\\p{M}\\\\p{N}_.]+)')", 'accounts', 'accountIds')})))`,
  // By day as the creators' feed counts, else as the post's first capture told, unless that came long after the post.
  followers_at_posting: `coalesce(
    if(counted_on > toDate(0) AND toDate(posted_at) - counted_on <= ${FOLLOWERS_KNOWN_DAYS}, counted, NULL),
    if(first_said_on - toDate(posted_at) <= ${FOLLOWERS_KNOWN_DAYS}, toUInt64OrNull(toString(first_said)), NULL))`,
}

/**
 * Rebuilds a platform's posts: each once, from its newest capture, with the brands that it names and its author's followers
 * when it was posted, and whether shares of the windows can be compared by its author. A post that a capture of its newest day calls deleted is left out: files of one day have no order. One whose newest capture tells no moment has that of another; one that none tells is left out.
 */
export async function rebuildPosts(db: AnalyticsDb, platform: string): Promise<void> {
  const brands = await brandParameters(db, platform)
  const { columns, values } = insertedValues(COLUMNS)
  await replacePartition(db, 'post_current', platform, (target) =>
    db.run(
      `INSERT INTO ${target} (${columns})
       SELECT ${values} FROM (
         SELECT * REPLACE (if(${IS_DATED}, posted_at, told_at) AS posted_at), lowerUTF8(author) AS counted_author,
           toDate(if(${IS_DATED}, posted_at, told_at)) AS posted_day
         FROM (SELECT * FROM trendee.post LEFT JOIN ${CAPTURE_DAYS} AS capture USING (import_id)
           WHERE platform = {platform:String}
           ORDER BY captured_on DESC, is_deleted DESC, version DESC LIMIT 1 BY post_id) AS said
         LEFT JOIN (SELECT post_id, argMax(posted_at, version) AS told_at FROM trendee.post
           WHERE platform = {platform:String} AND ${IS_DATED} AND post_id IN (SELECT post_id FROM trendee.post
             WHERE platform = {platform:String} AND NOT ${IS_DATED})
           GROUP BY post_id) AS told USING (post_id)) AS newest
       LEFT JOIN (
         SELECT post_id, argMin(author_followers, (captured_on, version)) AS first_said, min(captured_on) AS first_said_on
         FROM trendee.post LEFT JOIN ${CAPTURE_DAYS} AS capture USING (import_id)
         WHERE platform = {platform:String} AND author_followers > 0 GROUP BY post_id) AS first USING (post_id)
       ASOF LEFT JOIN (
         SELECT author AS counted_author, observed_on AS counted_on, argMax(followers, version) AS counted
         FROM trendee.creator WHERE platform = {platform:String} AND followers > 0
         GROUP BY counted_author, counted_on) AS creator
         ON newest.counted_author = creator.counted_author AND newest.posted_day >= creator.counted_on
       LEFT JOIN ${HELD_OF_BOTH} AS authors ON newest.counted_author = authors.counted_author
       WHERE is_deleted = 0 AND ${isDated('posted_day')}`,
      { platform, ...brands },
      { route: 'derive.posts' },
    ),
  )
}

/** The names and tags by which posts are searched for brands; never empty, which the engine does not take. */
async function brandParameters(db: AnalyticsDb, platform: string) {
  const [named, { tags, accounts }] = await Promise.all([
    db.rows(
      NAME,
      'SELECT DISTINCT arrayJoin(brands) AS brand FROM trendee.post WHERE platform = {platform:String} ORDER BY brand',
      { platform },
      { route: 'derive.post-brands' },
    ),
    postBrands(db),
  ])
  return {
    names: ['', ...named.map(({ brand }) => brand)],
    nameIds: ['', ...named.map(({ brand }) => brandId(brand))],
    tags: ['', ...tags.keys()],
    tagIds: ['', ...tags.values()],
    accounts: ['', ...accounts.keys()],
    accountIds: ['', ...accounts.values()],
  }
}
