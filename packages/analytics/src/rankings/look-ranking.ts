import { z } from 'zod'
import type { RankedKind } from '@trendee/contract/rankings/ranked-fields'
import type { LookRankingInput } from '@trendee/contract/rankings/ranking-filters'
import type { LookFilters } from '@trendee/contract/runway/look'
import { seasonYearBefore } from '@trendee/core/runway/season-year-before'
import type { AnalyticsDb } from '../engine/db'
import { countedPage } from '../tables/counted-page'
import { wordsPutRight } from '../tables/found-by-words'
import { askedGarments, lookConditions } from '../tables/look-filter'
import { countedAndListed, type RankedGroup } from './garment-filter'
import { GARMENT_KEYS, type GroupKeys, RANKED_ROW, type Ranking, type RecordCount, oneId } from './ranked-row'

const KEYS = { ...GARMENT_KEYS, brand: oneId('brand_id') } as const satisfies GroupKeys
export type LookRanked = keyof typeof KEYS & RankedKind

/** Fewer looks of the season before tell nothing of a change: the shows of one house are thirty. */
const FEWEST_BEFORE = 10

const ORDER = { looks: 'records DESC', growth: 'growth DESC NULLS LAST, records DESC' } as const

const SEASON = z.object({ season: z.string(), looks: z.number(), newest: z.string() })

/** The garments that the filters leave, of all seasons. */
async function garmentsOf(db: AnalyticsDb, filter: Partial<LookFilters>) {
  const { q } = await wordsPutRight(db, filter.q ?? '')
  const conditions = lookConditions({ ...filter, season: undefined }, q)
  return { garments: askedGarments(conditions), parameters: conditions.parameters }
}
type AskedGarments = Awaited<ReturnType<typeof garmentsOf>>

/** The seasons of which the filters leave looks, newest first. */
function seasonsOf(db: AnalyticsDb, { garments, parameters }: AskedGarments) {
  return db.rows(
    SEASON,
    `SELECT season, uniqExact(look_id) AS looks, toString(max(shown_on)) AS newest FROM ${garments} AND season != ''
     GROUP BY season ORDER BY max(shown_on) DESC, season LIMIT 100`,
    parameters,
    { route: 'rankings.looks.seasons', isKept: true },
  )
}

/** The season that is asked, or the newest of which there are looks. */
function seasonAmong(seasons: readonly z.output<typeof SEASON>[], asked: string | undefined) {
  const season = asked ?? seasons[0]?.season ?? ''
  return { season, now: seasons.find((each) => each.season === season) }
}

/** How many looks of the season the filters leave. */
export async function lookCount(db: AnalyticsDb, filter: Partial<LookFilters>): Promise<RecordCount> {
  const seasons = await seasonsOf(db, await garmentsOf(db, filter))
  const { season, now } = seasonAmong(seasons, filter.season)
  return { totalRecords: now?.looks ?? 0, asOf: now?.newest ?? null, season: now === undefined ? '' : season }
}

/**
 * What the looks of a season show, by number or by growth of its share of the season's looks against the same season a year
 * before. A look counts once for each of what its garments are.
 */
export async function lookRanking(
  db: AnalyticsDb,
  of: LookRanked,
  input: LookRankingInput,
  only?: RankedGroup,
): Promise<Ranking> {
  const { counted, listed } = countedAndListed(of, input, only)
  const asked = await garmentsOf(db, counted)
  const seasons = await seasonsOf(db, asked)
  const { season, now } = seasonAmong(seasons, input.season)
  const yearBefore = seasonYearBefore(season)
  const before = seasons.find((each) => each.season === yearBefore)
  const { rows, total } = await countedPage(
    db,
    RANKED_ROW,
    `SELECT key.2 AS id, key.1 AS type, uniqExactIf(look_id, season = {season:String}) AS records,
       if({allBefore:UInt64} > 0, uniqExactIf(look_id, season = {seasonBefore:String}), NULL) AS before,
       if(before >= ${FEWEST_BEFORE}, records / {allNow:UInt64} / (before / {allBefore:UInt64}) - 1, NULL) AS growth,
       NULL AS engagement, NULL AS rate, NULL AS sold, '' AS basis, NULL AS revenue_usd,
       NULL AS new_arrivals, NULL AS median_price_usd,
       'look' AS strongest_kind, argMax(look_id, (season = {season:String}, shown_on, look_id)) AS strongest_id,
       count() OVER () AS total
     FROM (SELECT * FROM ${asked.garments} AND season != '' AND season IN ({season:String}, {seasonBefore:String})) AS garment
     ARRAY JOIN ${KEYS[of]} AS key
     WHERE ${["key.2 != ''", ...listed.sql].join(' AND ')}
     GROUP BY id, type HAVING records > 0
     ORDER BY ${ORDER[input.by]}, id, type`,
    {
      ...asked.parameters,
      ...listed.parameters,
      season,
      seasonBefore: before?.season ?? '',
      allNow: Math.max(1, now?.looks ?? 0),
      allBefore: before?.looks ?? 0,
    },
    input,
    { route: `rankings.looks.${of}`, isKept: true },
  )
  return {
    rows,
    total,
    totalRecords: now?.looks ?? 0,
    asOf: now?.newest ?? null,
    season: now === undefined ? '' : season,
    seasonBefore: before?.season ?? '',
    growthOf: 'share',
  }
}
