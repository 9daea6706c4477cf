import { bestMonth, monthsOfYear } from '@trendee/core/graphics/best-month'
import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'
import { METRIC_CURVES } from '../tables/trend-metric'

const CURVE = z.object({
  trend_id: z.string(),
  is_seasonal: z.number(),
  spark: z.array(z.number().nullable()),
  curves: z.string(),
  as_of_day: z.string(),
})

/** What the curve of a search tells. */
export interface SearchCurve {
  readonly isSeasonal: boolean
  readonly spark: readonly (number | null)[]
  readonly start: string
  readonly line: readonly (number | null)[]
  readonly months: readonly number[] | null
  readonly bestMonth: number | null
  readonly asOf: string
}

/** The curves of some searches of a region, by trend. */
export async function searchCurves(
  db: AnalyticsDb,
  region: string,
  trendIds: readonly string[],
): Promise<ReadonlyMap<string, SearchCurve>> {
  if (trendIds.length === 0) return new Map()
  const rows = await db.rows(
    CURVE,
    `SELECT trend_id, is_seasonal, spark, curves, toString(as_of) AS as_of_day FROM trendee.trend_metric
     WHERE trend_id IN {trends:Array(String)} AND region = {region:String} AND gender = '' AND platform = 'google'`,
    { trends: trendIds, region },
    { route: 'graphics.search-curves', isKept: true },
  )
  return new Map(
    rows.map(({ trend_id: trendId, is_seasonal: seasonal, spark, curves, as_of_day: asOf }) => {
      const { start_day: start, line } = METRIC_CURVES.parse(JSON.parse(curves))
      const months = monthsOfYear(start, line)
      const isSeasonal = seasonal === 1
      return [trendId, { isSeasonal, spark, start, line, months, bestMonth: bestMonth(months, isSeasonal), asOf }]
    }),
  )
}

const QUERY = z.object({
  keyword: z.string(),
  list: z.enum(['term', 'top', 'rising']),
  search: z.string(),
  trend_id: z.string(),
  beside: z.string(),
  region: z.string(),
  value: z.number().nullable(),
  is_breakout: z.number(),
})
export type KeywordQuery = z.output<typeof QUERY>

/** Searches of one keyword at most. */
const MOST_QUERIES = 30

/** What is searched for some keywords, theirs by curve first, then what rises most. */
export async function keywordQueries(
  db: AnalyticsDb,
  keywords: readonly string[],
): Promise<ReadonlyMap<string, readonly KeywordQuery[]>> {
  if (keywords.length === 0) return new Map()
  const rows = await db.rows(
    QUERY,
    `SELECT keyword, list, search, trend_id, beside, region, value, is_breakout FROM trendee.graphic_search
     WHERE keyword IN {keywords:Array(String)}
     ORDER BY keyword, list = 'term' DESC, list = 'rising' DESC, is_breakout DESC, value DESC NULLS LAST, search, beside, region
     LIMIT ${MOST_QUERIES} BY keyword`,
    { keywords },
    { route: 'graphics.queries', isKept: true },
  )
  const found = new Map<string, KeywordQuery[]>()
  for (const row of rows) found.set(row.keyword, [...(found.get(row.keyword) ?? []), row])
  return found
}
