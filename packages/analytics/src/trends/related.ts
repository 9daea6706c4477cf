import { z } from 'zod'
import { pearson } from '@trendee/core/trend/lead-lag'
import type { AnalyticsDb } from '../db'
import { METRIC_COLUMNS, type MetricSummary, metricRow, metricSummary } from './metric-summary'
import { itemFilter, itemParameters, itemsOf } from './trend-key'

const MOVE_WEEKS = 104
const MIN_WEEKS = 52

const CANDIDATE = metricRow.extend({ tail: z.array(z.number().nullable()) })
const LIFT = z.object({ trend: z.string(), lift: z.number() })

export interface RelatedTrend {
  readonly metric: MetricSummary
  readonly correlation: number | null
  readonly lift: number | null
}

/** Yearly-free movement of the last two years: changes over four weeks of the adjusted line on a log scale. */
function movement(tail: readonly (number | null)[]): (number | null)[] {
  return tail.slice(4).map((value, week) => {
    const before = tail[week] ?? null
    return value === null || before === null ? null : Math.log1p(value) - Math.log1p(before)
  })
}

function correlation(a: readonly (number | null)[], b: readonly (number | null)[]): number | null {
  const xs: number[] = []
  const ys: number[] = []
  // Both tails end in the same week, so they are aligned from the end.
  const shared = Math.min(a.length, b.length)
  for (let back = 1; back <= shared; back += 1) {
    const x = a.at(-back) ?? null
    const y = b.at(-back) ?? null
    if (x === null || y === null) continue
    xs.push(x)
    ys.push(y)
  }
  return xs.length < MIN_WEEKS ? null : pearson(xs, ys)
}

/** Trends worn with a trend (more often than chance, by products that carry both) and trends that move with it. */
export async function related(
  db: AnalyticsDb,
  trendId: string,
  region: string,
  quantity: number,
): Promise<RelatedTrend[]> {
  const items = itemsOf(trendId)
  const lifts = await db.rows(
    LIFT,
    `WITH total AS (SELECT count() AS items FROM trendee.product_current),
       own AS (SELECT count() AS items FROM trendee.product_current WHERE ${itemFilter('title')})
     SELECT trend, both / nullIf((SELECT items FROM own), 0) / (everywhere / (SELECT items FROM total)) AS lift FROM (
       SELECT arrayJoin(arrayDistinct(arrayConcat(attribute_values, [secondary_category]))) AS trend, count() AS everywhere,
         countIf(${itemFilter('title')}) AS both
       FROM trendee.product_current GROUP BY trend)
     WHERE both >= 10 AND trend != '' AND isFinite(lift) ORDER BY lift DESC LIMIT 200`,
    itemParameters(items),
    { route: 'trends.related' },
  )
  const liftOf = new Map(lifts.map((row) => [row.trend, row.lift]))
  const candidates = await db.rows(
    CANDIDATE,
    `SELECT ${METRIC_COLUMNS}, arraySlice(adjusted, -${MOVE_WEEKS}) AS tail FROM trendee.trend_metric
     WHERE region IN ({region:String}, '') ORDER BY region = {region:String} DESC LIMIT 1 BY trend_id`,
    { region },
    { route: 'trends.related' },
  )
  const own = candidates.find((row) => row.trend_id === trendId)
  const ownMovement = movement(own?.tail ?? [])
  return candidates
    .filter((row) => row.trend_id !== trendId)
    .map((row) => {
      const comparable = own?.platform === row.platform && own.last_week_day === row.last_week_day
      return {
        metric: metricSummary(row),
        correlation: comparable ? correlation(ownMovement, movement(row.tail)) : null,
        lift: liftOf.get(row.trend_id) ?? null,
      }
    })
    .map((entry) => ({
      entry,
      strength: Math.max(entry.correlation ?? 0, Math.log2(Math.max(1, entry.lift ?? 1)) / 4),
    }))
    .filter(({ strength }) => strength >= 0.2)
    .sort((a, b) => b.strength - a.strength)
    .slice(0, quantity)
    .map(({ entry }) => entry)
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
