import { GROWTH_FLOOR } from '@trendee/core/series/growth-floor'
import { byWindow } from './by-window'

/**
 * How posts of something grew: by their share of all posts, as one file may hold more posts of a week than another; and of authors
 * whose posts are held in both windows alone, as one file may hold one subject. Told from a floor on, and only where a network's
 * posts reach back beyond the earlier window.
 */

/** SQL of each network's first and newest day; a window ends on the newest, since one network's files may be older. */
export const NETWORK_DAYS = `(SELECT platform, toDate(max(posted_at)) AS as_of_day, toDate(min(posted_at)) AS first_day
  FROM trendee.post_current GROUP BY platform)`

/** Conditions beside `NETWORK_DAYS`. */
export const reachesBack = (days: number | string) => `(first_day <= as_of_day - 2 * ${days})`
export const isOfWindow = (day: string, days: number | string) => `(${day} > as_of_day - ${days})`
export const isOfTwoWindows = (day: string, days: number | string) => `(${day} > as_of_day - 2 * ${days})`

/** SQL, by window: posts that can be compared, of the window and of the one before, by `of_both` and the `day` of each. */
export const comparedNow = (day: string) =>
  byWindow((days, place) => `countIf(of_both[${place}] = 1 AND ${isOfWindow(day, days)})`)
export const comparedBefore = (day: string) =>
  byWindow(
    (days, place) => `countIf(of_both[${place}] = 1 AND NOT ${isOfWindow(day, days)} AND ${isOfTwoWindows(day, days)})`,
  )

/** SQL of each network's posts that can be compared, by window, those of the window before, and whether its posts reach back beyond. */
export const NETWORK_POSTS = `(SELECT platform, as_of_day, ${comparedNow('posted_on')} AS all_now, ${comparedBefore('posted_on')} AS all_before,
    ${byWindow((days) => `toUInt8(any${reachesBack(days)})`)} AS reaches
  FROM (SELECT platform, posted_on, of_both FROM trendee.post_current) AS post
  INNER JOIN ${NETWORK_DAYS} AS days USING (platform) GROUP BY platform, as_of_day)`

interface PostCounts {
  readonly before: string
  readonly allNow: string
  readonly allBefore: string
  readonly reaches: string
}

/** SQL of the growth of `now` after `before`, posts that can be compared as all of them; NULL where that says nothing. */
export const postsGrowth = (now: string, { before, allNow, allBefore, reaches }: PostCounts) =>
  `if(${reaches} AND ${before} >= ${GROWTH_FLOOR} AND ${allNow} > 0, ${now} * ${allBefore} / (${before} * ${allNow}) - 1, NULL)`
