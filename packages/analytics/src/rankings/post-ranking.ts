import { z } from 'zod'
import type { RankedKind } from '@trendee/contract/rankings/ranked-fields'
import type { PostRankingInput } from '@trendee/contract/rankings/ranking-filters'
import type { PostFilters } from '@trendee/contract/social/post-filters'
import { WINDOWS } from '@trendee/core/trend/vocabulary'
import type { AnalyticsDb } from '../engine/db'
import { countedPage } from '../tables/counted-page'
import { postFilter } from '../tables/post-filter'
import { firstPostDay, newestPostDay } from '../tables/post-days'
import { postsGrowth, reachesBack } from '../tables/posts-growth'
import { countedAndListed, type RankedGroup } from './garment-filter'
import { GARMENT_KEYS, type GroupKeys, RANKED_ROW, type Ranking, manyIds, oneId } from './ranked-row'

const KEYS = {
  ...GARMENT_KEYS,
  creator: `if(author = '', [], ${oneId("concat(platform, '.', author_key)")})`,
  brand: manyIds('brand_ids'),
  hashtag: manyIds('arrayMap(tag -> lowerUTF8(tag), hashtags)'),
} as const satisfies GroupKeys
export type PostRanked = keyof typeof KEYS & RankedKind

const ORDER = {
  posts: 'records DESC, engagement DESC NULLS LAST',
  engagement: 'engagement DESC NULLS LAST, records DESC',
  growth: 'growth DESC NULLS LAST, records DESC',
} as const

/** Posts of authors that are held in both windows. */
const IS_COMPARED = 'of_both[{place:UInt8}] = 1'
const GROWTH = postsGrowth(`countIf(is_now AND ${IS_COMPARED})`, {
  before: `countIf(NOT is_now AND ${IS_COMPARED})`,
  allNow: '{allNow:UInt64}',
  allBefore: '{allBefore:UInt64}',
  reaches: '{comparable:UInt8} = 1',
})

const SPAN = z.object({
  now: z.number(),
  /** Of the two windows, of authors that are held in both. */
  compared_now: z.number(),
  compared_before: z.number(),
  /** Whether every platform has posts from before the earlier window. */
  reaches: z.number(),
  newest: z.string().nullable(),
})

/** Each platform's to its own newest day. */
const postsOfTwoWindows = (platform: string | undefined) => `(SELECT *, liveliness, engagement_rate,
    ${newestPostDay(platform)} AS as_of_day, ${firstPostDay(platform)} AS first_day, posted_on > as_of_day - {days:UInt16} AS is_now
  FROM trendee.post_current WHERE posted_on > as_of_day - 2 * {days:UInt16}`

export type PostFilter = PostFilters & Pick<PostRankingInput, 'window'>

async function postsOf(db: AnalyticsDb, filter: PostFilter) {
  const { sql, parameters } = await postFilter(db, filter)
  return {
    from: `${postsOfTwoWindows(filter.platform)} AND ${sql})`,
    parameters: { ...parameters, days: filter.window, place: WINDOWS.indexOf(filter.window) + 1 },
  }
}
type Posts = Awaited<ReturnType<typeof postsOf>>

/** How many posts the filters leave in the window, and how many can be compared with those of the one before. */
async function spanOf(db: AnalyticsDb, { from, parameters }: Posts) {
  const [span] = await db.rows(
    SPAN,
    `SELECT countIf(is_now) AS now, countIf(is_now AND ${IS_COMPARED}) AS compared_now,
       countIf(NOT is_now AND ${IS_COMPARED}) AS compared_before, min${reachesBack('{days:UInt16}')} AS reaches,
       toString(maxOrNull(as_of_day)) AS newest FROM ${from}`,
    parameters,
    { route: 'rankings.posts.span', isKept: true },
  )
  return span ?? { now: 0, compared_now: 0, compared_before: 0, reaches: 0, newest: null }
}

/**
 * What the posts of a window show, by number, engagement or growth of its share of all posts, of authors that posted in both windows.
 */
export async function postRanking(
  db: AnalyticsDb,
  of: PostRanked,
  input: PostRankingInput,
  only?: RankedGroup,
): Promise<Ranking> {
  const { counted, listed } = countedAndListed(of, input, only)
  const asked = await postsOf(db, counted)
  const { from, parameters } = asked
  const span = await spanOf(db, asked)
  const comparable = span.reaches === 1
  const { rows, total } = await countedPage(
    db,
    RANKED_ROW,
    `SELECT key.2 AS id, key.1 AS type, countIf(is_now) AS records,
       if({comparable:UInt8} = 1, countIf(NOT is_now), NULL) AS before,
       ${GROWTH} AS growth,
       sumOrNullIf(liveliness, is_now) AS engagement,
       if(countIf(is_now AND engagement_rate IS NOT NULL) = 0, NULL,
         quantileExactInclusiveIf(0.5)(engagement_rate, is_now AND engagement_rate IS NOT NULL)) AS rate,
       NULL AS sold, '' AS basis, NULL AS revenue_usd, NULL AS new_arrivals, NULL AS median_price_usd,
       'post' AS strongest_kind, argMax(concat(platform, '.', post_id), (is_now, ifNull(liveliness, 0), post_id)) AS strongest_id,
       count() OVER () AS total
     FROM ${from} AS post ARRAY JOIN ${KEYS[of]} AS key
     WHERE ${["key.2 != ''", ...listed.sql].join(' AND ')}
     GROUP BY id, type HAVING records > 0
     ORDER BY ${ORDER[input.by]}, id, type`,
    {
      ...parameters,
      ...listed.parameters,
      comparable: comparable ? 1 : 0,
      allNow: span.compared_now,
      allBefore: span.compared_before,
    },
    input,
    { route: `rankings.posts.${of}`, isKept: true },
  )
  return {
    rows,
    total,
    totalRecords: span.now,
    asOf: span.newest,
    season: '',
    seasonBefore: '',
    growthOf: 'share',
  }
}

const TOTALS = z.tuple([z.number(), z.number(), z.number(), z.number().nullable(), z.number().nullable()])
const BOTH_TOTALS = z.object({ now: TOTALS, before: TOTALS, reaches: z.number(), newest: z.string().nullable() })

export interface PostTotals {
  readonly posts: number
  readonly creators: number
  readonly brands: number
  readonly engagement: number | null
  readonly rate: number | null
}

/** SQL of the totals of the posts of a condition, in the order of `PostTotals`. */
const totalsOf = (condition: string) => `(countIf(${condition}),
    uniqExactIf(concat(platform, '/', author_key), ${condition} AND author_key != ''),
    length(arrayDistinct(arrayFlatten(groupUniqArrayIf(brand_ids, ${condition})))),
    sumOrNullIf(liveliness, ${condition}),
    if(countIf(${condition} AND engagement_rate IS NOT NULL) = 0, NULL,
      quantileExactInclusiveIf(0.5)(engagement_rate, ${condition} AND engagement_rate IS NOT NULL)))`

/** Totals of the window and of the one before; that one is `null` where the data does not reach back so far. */
export async function postTotals(
  db: AnalyticsDb,
  filter: PostFilter,
): Promise<{ readonly now: PostTotals; readonly before: PostTotals | null; readonly asOf: string | null }> {
  const { from, parameters } = await postsOf(db, filter)
  const [both] = await db.rows(
    BOTH_TOTALS,
    `SELECT ${totalsOf('is_now')} AS now, ${totalsOf('NOT is_now')} AS before,
       min${reachesBack('{days:UInt16}')} AS reaches, toString(maxOrNull(as_of_day)) AS newest FROM ${from} AS post`,
    parameters,
    { route: 'rankings.posts.totals', isKept: true },
  )
  if (both === undefined) return { now: totals([0, 0, 0, null, null]), before: null, asOf: null }
  return {
    now: totals(both.now),
    before: both.reaches === 1 ? totals(both.before) : null,
    asOf: both.newest,
  }
}

function totals([posts, creators, brands, engagement, rate]: z.output<typeof TOTALS>): PostTotals {
  return { posts, creators, brands, engagement, rate }
}
