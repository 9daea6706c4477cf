import { GROWTH_FLOOR } from '@trendee/core/series/growth-floor'
import { WINDOWS } from '@trendee/core/trend/vocabulary'

/**
 * How posts of something grew: by their share of all posts, as one file may hold more posts of a week than another. Told
 * from a floor on, and only where a network's posts reach back beyond the earlier window.
 */

/** SQL of each network's first and newest day; a window ends on the newest, since one network's files may be older. */
export const NETWORK_DAYS = `(SELECT platform, toDate(max(posted_at)) AS as_of_day, toDate(min(posted_at)) AS first_day
  FROM trendee.post_current GROUP BY platform)`

/** Conditions beside `NETWORK_DAYS`. */
export const reachesBack = (days: number | string) => `(first_day <= as_of_day - 2 * ${days})`
export const isOfWindow = (day: string, days: number | string) => `(${day} > as_of_day - ${days})`
export const isOfTwoWindows = (day: string, days: number | string) => `(${day} > as_of_day - 2 * ${days})`

const byWindow = (sql: (days: number) => string) => `[${WINDOWS.map((days) => sql(days)).join(', ')}]`

/** SQL of the posts of each network by window, those of the window before, and whether its posts reach back beyond. */
export const NETWORK_POSTS = `(SELECT platform, as_of_day,
    ${byWindow((days) => `countIf(${isOfWindow('posted_on', days)})`)} AS all_now,
    ${byWindow((days) => `countIf(NOT ${isOfWindow('posted_on', days)} AND ${isOfTwoWindows('posted_on', days)})`)} AS all_before,
    ${byWindow((days) => `toUInt8(any${reachesBack(days)})`)} AS reaches
  FROM (SELECT platform, toDate(posted_at) AS posted_on FROM trendee.post_current) AS post
  INNER JOIN ${NETWORK_DAYS} AS days USING (platform) GROUP BY platform, as_of_day)`

interface PostCounts {
  readonly before: string
  readonly allNow: string
  readonly allBefore: string
  readonly reaches: string
}

/** SQL of how many posts keep the share of the window before; NULL where that says nothing. */
export const postsAtOldShare = ({ before, allNow, allBefore, reaches }: PostCounts) =>
  `if(${reaches} AND ${before} >= ${GROWTH_FLOOR} AND ${allNow} > 0, ${before} * ${allNow} / ${allBefore}, NULL)`

/** SQL of the growth of `now` after `before`. */
export const postsGrowth = (now: string, counts: PostCounts) => `(${now} / ${postsAtOldShare(counts)} - 1)`
