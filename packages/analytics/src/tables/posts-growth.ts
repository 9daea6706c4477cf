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
export const comparedPosts = (day: string, now: string, before: string) =>
  `${byWindow((days, place) => `countIf(of_both[${place}] = 1 AND ${isOfWindow(day, days)})`)} AS ${now},
    ${byWindow((days, place) => `countIf(of_both[${place}] = 1 AND NOT ${isOfWindow(day, days)} AND ${isOfTwoWindows(day, days)})`)} AS ${before}`

/** SQL of each network's posts that can be compared, by window, those of the window before, and whether its posts reach back beyond. */
export const NETWORK_POSTS = `(SELECT platform, as_of_day, ${comparedPosts('posted_on', 'all_now', 'all_before')},
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

/** The same by window, of arrays. */
export const postsGrowths = (now: string, { before, allNow, allBefore, reaches }: PostCounts) => {
  const one = { before: 'earlier', allNow: 'all', allBefore: 'all_earlier', reaches: 'reach = 1' }
  return `arrayMap((now, earlier, all, all_earlier, reach) -> ${postsGrowth('now', one)},
    ${now}, ${before}, ${allNow}, ${allBefore}, ${reaches})`
}

/** The same over networks, of rows with `comparedPosts` as `compared` and `compared_before`, joined with `NETWORK_POSTS`. */
export const SUMMED_GROWTHS = postsGrowths('sumForEach(compared)', {
  before: 'sumForEach(compared_before)',
  allNow: 'sumForEach(all_now)',
  allBefore: 'sumForEach(all_before)',
  reaches: 'minForEach(reaches)',
})
