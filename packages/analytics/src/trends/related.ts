import { MOVE_WEEKS, type Movement, WEAKEST, changesOf, correlationOf } from '@trendee/core/trend/movement'
import { type AskedRow, bySpeaking, speaksFor } from '@trendee/core/trend/speaking-row'
import type { GenderGroup } from '@trendee/core/lexicon/types'
import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'
import { TRENDS_OF_ITEM } from '../tables/product-count'
import { metricsIn } from '../tables/trend-metric'
import { type MetricSummary, metricSummary } from './metric-summary'
import { OF_GENDERS, itemFilter, itemParameters, itemsOf } from '../tables/trend-key'

interface AskedOf extends AskedRow {
  readonly gender: GenderGroup | ''
}

const FEWEST_PRODUCTS = 10

export interface RelatedTrend {
  readonly metric: MetricSummary
  readonly correlation: number | null
  readonly lift: number | null
}

/** The trends of a region that moved most like one, each with its correlation. */
async function moves(db: AnalyticsDb, trendId: string, { region, gender }: AskedRow): Promise<Map<string, number>> {
  const [row] = await db.rows(
    z.object({ others: z.array(z.string()), correlations: z.array(z.number()) }),
    `SELECT others, correlations FROM trendee.trend_move
     WHERE region IN ({region:String}, '') AND gender = {gender:String} AND trend_id = {trend:String}
     ORDER BY region = {region:String} DESC LIMIT 1`,
    { trend: trendId, region, gender },
    { route: 'trends.related.moves', isKept: true },
  )
  return new Map(row?.others.map((other, index) => [other, row.correlations[index] ?? 0]))
}

const CARRIED = z.object({ trend: z.string(), products: z.number() })

/** How much more often than chance products of a trend carry each other trend; only where enough carry both. */
async function lifts(db: AnalyticsDb, trendId: string, gender: GenderGroup | ''): Promise<Map<string, number>> {
  const items = itemsOf(trendId, gender)
  const [both, usual] = await Promise.all([
    db.rows(
      CARRIED,
      `SELECT arrayJoin(arrayConcat(${TRENDS_OF_ITEM}, [''])) AS trend, count() AS products
       FROM trendee.product_by_kind WHERE ${itemFilter(items, 'title')}
       GROUP BY trend HAVING products >= ${FEWEST_PRODUCTS}`,
      itemParameters(items),
      { route: 'trends.related.worn', isKept: true },
    ),
    db.rows(
      CARRIED,
      gender === ''
        ? `SELECT value AS trend, toUInt64(sum(products)) AS products FROM trendee.product_count
           WHERE kind IN ('all', 'trend') GROUP BY kind, value`
        : `SELECT arrayJoin(arrayConcat(${TRENDS_OF_ITEM}, [''])) AS trend, count() AS products
           FROM trendee.product_by_kind WHERE ${OF_GENDERS} GROUP BY trend`,
      { itemGenders: [...items.genders] },
      { route: 'trends.related.usual', isKept: true },
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

/** Ids of the trends that a region lists for a gender: not all that products carry is one. */
async function trendsOf(db: AnalyticsDb, { region, gender }: AskedRow): Promise<Set<string>> {
  const rows = await db.rows(
    z.object({ trend_id: z.string() }),
    "SELECT DISTINCT trend_id FROM trendee.trend_metric WHERE region IN ({region:String}, '') AND {gender:String} IN ('', gender)",
    { region, gender },
    { route: 'trends.related.listed', isKept: true },
  )
  return new Set(rows.map((row) => row.trend_id))
}

const CHOSEN = z.object({
  trend_id: z.string(),
  region: z.string(),
  gender: z.string(),
  level: z.string(),
  score: z.number().nullable(),
  card: z.string(),
  platform: z.string(),
  last_week_day: z.string(),
  tail: z.array(z.number().nullable()),
})

const movementOf = ({ platform, last_week_day: lastWeek, tail }: z.output<typeof CHOSEN>): Movement => ({
  platform,
  lastWeek,
  changes: changesOf(tail),
})

/**
 * Trends worn with a trend (more often than chance, by products that carry both) and trends that move with it, each by the
 * row that speaks for it.
 */
export async function related(
  db: AnalyticsDb,
  trendId: string,
  asked: AskedOf,
  quantity: number,
  today: string,
): Promise<RelatedTrend[]> {
  const { region } = asked
  const [liftOf, movesWith, listed] = await Promise.all([
    lifts(db, trendId, asked.gender),
    moves(db, trendId, asked),
    trendsOf(db, asked),
  ])
  const strongest = [...new Set([...movesWith.keys(), ...liftOf.keys()])]
    .map((id) => ({
      id,
      strength: Math.max(movesWith.get(id) ?? 0, Math.log2(Math.max(1, liftOf.get(id) ?? 1)) / 4),
    }))
    .filter(({ id, strength }) => id !== trendId && strength >= WEAKEST && listed.has(id))
    .toSorted((a, b) => b.strength - a.strength || (a.id < b.id ? -1 : 1))
    .slice(0, quantity)
    .map(({ id }) => id)
  if (strongest.length === 0) return []
  const rows = await db.rows(
    CHOSEN,
    `SELECT trend_id, region, gender, level, score, card, platform, toString(last_week) AS last_week_day,
       arraySlice(adjusted, -${MOVE_WEEKS}) AS tail
     FROM ${metricsIn()} AND trend_id IN {ids:Array(String)}`,
    { region, ids: [trendId, ...strongest] },
    { route: 'trends.related', isKept: true },
  )
  const ordered = rows.filter((row) => speaksFor(row, asked)).toSorted(bySpeaking(asked))
  const rowOf = (id: string) => ordered.find((row) => row.trend_id === id)
  const own = rowOf(trendId)
  return strongest.flatMap((id) => {
    const row = rowOf(id)
    if (!row) return []
    const correlation = own ? correlationOf(movementOf(own), movementOf(row)) : null
    return [{ metric: metricSummary(row.card, today), correlation, lift: liftOf.get(id) ?? null }]
  })
}

const QUERY = z.object({
  query: z.string(),
  topic_type: z.string(),
  list: z.enum(['top', 'rising']),
  value: z.number().nullable(),
  is_breakout: z.number(),
})

/** Queries that people searched beside any term of a trend and the topics of such, strongest first. */
export async function relatedQueries(db: AnalyticsDb, trendId: string, region: string) {
  const rows = await db.rows(
    QUERY,
    `SELECT query, topic_type, list, value, is_breakout FROM trendee.related_query
     WHERE trend_id = {trend:String} AND region IN ({region:String}, 'world')
     ORDER BY version DESC LIMIT 1 BY query, topic_type, list`,
    { trend: trendId, region },
    { route: 'trends.related', isKept: true },
  )
  return rows
    .map(({ is_breakout, ...row }) => ({ ...row, is_breakout: is_breakout === 1 }))
    .sort((a, b) => Number(b.is_breakout) - Number(a.is_breakout) || (b.value ?? 0) - (a.value ?? 0))
}
