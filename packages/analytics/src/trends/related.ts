import { z } from 'zod'
import type { AnalyticsDb } from '../db'
import { TRENDS_OF_ITEM } from '../derive/rebuild-signals'
import { METRIC_COLUMNS, type MetricSummary, metricRow, metricSummary } from './metric-summary'
import { itemFilter, itemParameters, itemsOf } from './trend-key'

const MOVE_WEEKS = 104
const MIN_WEEKS = 52
const FEWEST_PRODUCTS = 10
const WEAKEST = 0.2

export interface RelatedTrend {
  readonly metric: MetricSummary
  readonly correlation: number | null
  readonly lift: number | null
}

/** One row a trend: the region's own where there is one. */
const OF_REGION = `trendee.trend_metric WHERE region IN ({region:String}, '')
  ORDER BY region = {region:String} DESC, gender LIMIT 1 BY trend_id`

/** Movement without the year: changes over four weeks of the adjusted line on a log scale, gaps as gaps. */
const MOVEMENT = `arrayMap((now, before) -> log1p(now) - log1p(before), arraySlice(tail, 5), arraySlice(tail, 1, -4))`

/** How all trends of a region moved with one in the last two years; those of its platform and weeks alone compare. */
async function correlations(db: AnalyticsDb, trendId: string, region: string): Promise<Map<string, number | null>> {
  const rows = await db.rows(
    z.object({ trend_id: z.string(), correlation: z.number().nullable() }),
    `WITH trends AS (
       SELECT trend_id, platform, last_week, ${MOVEMENT} AS movement
       FROM (SELECT trend_id, platform, last_week, arraySlice(adjusted, -${MOVE_WEEKS}) AS tail FROM ${OF_REGION})),
     own AS (SELECT any(platform) AS own_platform, any(last_week) AS own_week, any(movement) AS own_movement FROM trends
             WHERE trend_id = {trend:String})
     -- Both movements end in the same week, so they are aligned from the end.
     SELECT trend_id, if(platform != own_platform OR last_week != own_week OR shared < ${MIN_WEEKS}, NULL,
       ifNotFinite(assumeNotNull(arrayReduce('corr', arrayMap(pair -> pair.1, pairs), arrayMap(pair -> pair.2, pairs))), NULL)) AS correlation
     FROM (
       SELECT trend_id, platform, last_week, own_platform, own_week,
         least(length(movement), length(own_movement)) AS weeks,
         arrayMap(pair -> (assumeNotNull(pair.1), assumeNotNull(pair.2)), arrayFilter(pair -> isNotNull(pair.1) AND isNotNull(pair.2),
           arrayZip(arraySlice(movement, -weeks), arraySlice(own_movement, -weeks)))) AS pairs,
         length(pairs) AS shared
       FROM trends CROSS JOIN own)
     WHERE trend_id != {trend:String}`,
    { trend: trendId, region },
    { route: 'trends.related.movement' },
  )
  return new Map(rows.map((row) => [row.trend_id, row.correlation]))
}

const CARRIED = z.object({ trend: z.string(), products: z.number() })

/** How much more often than chance products of a trend carry each other trend; only where enough carry both. */
async function lifts(db: AnalyticsDb, trendId: string): Promise<Map<string, number>> {
  const items = itemsOf(trendId)
  const [both, usual] = await Promise.all([
    db.rows(
      CARRIED,
      `SELECT arrayJoin(arrayConcat(${TRENDS_OF_ITEM}, [''])) AS trend, count() AS products
       FROM trendee.product_current WHERE ${itemFilter(items, 'title')}
       GROUP BY trend HAVING products >= ${FEWEST_PRODUCTS}`,
      itemParameters(items),
      { route: 'trends.related.worn' },
    ),
    db.rows(
      CARRIED,
      `SELECT value AS trend, toUInt64(sum(products)) AS products FROM trendee.product_count
       WHERE kind IN ('all', 'trend') GROUP BY kind, value`,
      {},
      { route: 'trends.related.usual' },
    ),
  ])
  // The empty value stands for all products on both sides.
  const own = both.find(({ trend }) => trend === '')?.products ?? 0
  const everywhere = new Map(usual.map(({ trend, products }) => [trend, products]))
  const everything = everywhere.get('') ?? 0
  return new Map(
    both.flatMap(({ trend, products }) => {
      const all = everywhere.get(trend) ?? 0
      return trend === '' || all === 0 ? [] : [[trend, products / own / (all / everything)]]
    }),
  )
}

/** Trends worn with a trend (more often than chance, by products that carry both) and trends that move with it. */
export async function related(
  db: AnalyticsDb,
  trendId: string,
  region: string,
  quantity: number,
): Promise<RelatedTrend[]> {
  const [liftOf, moved] = await Promise.all([lifts(db, trendId), correlations(db, trendId, region)])
  const chosen = [...moved]
    .map(([id, correlation]) => ({ id, correlation, lift: liftOf.get(id) ?? null }))
    .map((entry) => ({
      ...entry,
      strength: Math.max(entry.correlation ?? 0, Math.log2(Math.max(1, entry.lift ?? 1)) / 4),
    }))
    .filter(({ strength }) => strength >= WEAKEST)
    .toSorted((a, b) => b.strength - a.strength || (a.id < b.id ? -1 : 1))
    .slice(0, quantity)
  if (chosen.length === 0) return []
  const rows = await db.rows(
    metricRow,
    `SELECT ${METRIC_COLUMNS} FROM (SELECT * FROM ${OF_REGION}) WHERE trend_id IN {ids:Array(String)}`,
    { region, ids: chosen.map(({ id }) => id) },
    { route: 'trends.related' },
  )
  const byId = new Map(rows.map((row) => [row.trend_id, row]))
  return chosen.flatMap(({ id, correlation, lift }) => {
    const row = byId.get(id)
    return row ? [{ metric: metricSummary(row), correlation, lift }] : []
  })
}

const QUERY = z.object({
  query: z.string(),
  list: z.enum(['top', 'rising']),
  value: z.number().nullable(),
  is_breakout: z.number(),
})

/** Queries that people searched beside the given terms, strongest first. */
export async function relatedQueries(db: AnalyticsDb, terms: readonly string[], region: string) {
  const rows = await db.rows(
    QUERY,
    `SELECT query, list, value, is_breakout FROM trendee.related_query
     WHERE term IN {terms:Array(String)} AND region IN ({region:String}, '', 'world')
     ORDER BY version DESC LIMIT 1 BY query, list`,
    { terms: [...terms], region },
    { route: 'trends.related' },
  )
  return rows
    .map(({ is_breakout, ...row }) => ({ ...row, is_breakout: is_breakout === 1 }))
    .sort((a, b) => Number(b.is_breakout) - Number(a.is_breakout) || (b.value ?? 0) - (a.value ?? 0))
}
