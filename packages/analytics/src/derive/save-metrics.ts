import { setImmediate as nextTurn } from 'node:timers/promises'
import { type TrendMovement, changesOf, movesByRegion } from '@trendee/core/trend/movement'
import type { TrendMetric } from '@trendee/core/trend/trend-metric'
import type { AnalyticsDb } from '../engine/db'
import { JsonLines } from '../engine/json-lines'
import { PAST_METRICS } from '../engine/remade-tables'
import { genderOrder } from '../tables/speaking-order'
import { METRIC_INSERT, metricValues } from '../tables/trend-metric'
import { inOnePart } from './in-one-part'

const MOVE_COLUMNS = ['region', 'gender', 'trend_id', 'others', 'correlations']

/** Rows of `trend_metric` as they are stored, and what comparing their movements takes. May be made in another thread. */
export interface PreparedMetrics {
  /** Lines of JSONCompactEachRow. */
  readonly lines: Uint8Array
  /** One a row. */
  readonly movements: readonly TrendMovement[]
}

export function prepareMetrics(rows: readonly TrendMetric[]): PreparedMetrics {
  const lines = new JsonLines()
  for (const row of rows) lines.add(metricValues(row))
  const movements = rows.map(({ trendId, region, gender, level, score, platform, lastWeek, adjusted }) => ({
    trendId,
    region,
    gender,
    level,
    score,
    platform,
    lastWeek,
    changes: changesOf(adjusted),
  }))
  return { lines: lines.take(), movements }
}

/** Appends metrics to a table of `trend_metric`'s shape. */
export async function appendMetrics(db: AnalyticsDb, table: string, { lines }: PreparedMetrics): Promise<void> {
  // Bytes that came from another thread are no Buffer any more.
  await db.append(table, METRIC_INSERT, Buffer.from(lines.buffer, lines.byteOffset, lines.byteLength))
}

const TABLES = ['trend_metric', 'trend_move', 'trend_share']

/** Told by curves of the country itself: one of no place says the same of each. */
const COUNTRY_ROWS = "trendee.stage_next_trend_metric WHERE match(region, '^[A-Z]{2}$') AND signal_region = region"

/** A share among fewer trends tells of the others as much as of this one; of one alone it is all. Set by judgement. */
const LEAST_TRENDS_FOR_A_SHARE = 5

/**
 * Each trend's share of the interest in all trends of a country on one platform, by the row that speaks for it: among the
 * rows of each gender, and where none is asked. What is stale has none, unless all that is known of the country is; nor what stands beside too few. Binds: `today`.
 */
const SHARES = `INSERT INTO trendee.stage_next_trend_share
    (trend_id, region, gender, told_gender, platform, share, yoy, level, last_week)
  SELECT trend_id, region, asked, gender, platform,
    if(count() OVER (PARTITION BY region, asked, platform) < ${LEAST_TRENDS_FOR_A_SHARE}, NULL,
      interest / nullIf(sumKahan(interest) OVER (PARTITION BY region, asked, platform), 0)), yoy, level, last_week
  FROM (SELECT * FROM (SELECT trend_id, region, gender, level, score, platform, yoy, last_week, interest,
          fresh_until, max(as_of) OVER (PARTITION BY region) AS newest,
          arrayJoin(arrayDistinct(['', gender])) AS asked FROM ${COUNTRY_ROWS})
      WHERE fresh_until >= least({today:Date}, newest)
      ORDER BY ${genderOrder('asked')} LIMIT 1 BY trend_id, region, asked)
  WHERE interest IS NOT NULL`

/** Collects the rows of one refresh beside the live tables, which it then takes the place of in one step. */
export class MetricWriter {
  private readonly movements: TrendMovement[] = []

  constructor(private readonly db: AnalyticsDb) {}

  async begin(): Promise<void> {
    for (const table of TABLES) {
      await this.db.run(`DROP TABLE IF EXISTS trendee.stage_next_${table}`)
      await this.db.run(`CREATE TABLE trendee.stage_next_${table} AS trendee.${table}`)
    }
  }

  async add(prepared: PreparedMetrics): Promise<void> {
    await appendMetrics(this.db, 'trendee.stage_next_trend_metric', prepared)
    for (const movement of prepared.movements) this.movements.push(movement)
  }

  /** `today`: the day on which they were analysed. */
  async publish(today: string): Promise<void> {
    for (const moves of movesByRegion(this.movements)) {
      const lines = new JsonLines()
      for (const move of moves) lines.add([move.region, move.gender, move.trendId, move.others, move.correlations])
      await this.db.append('trendee.stage_next_trend_move', MOVE_COLUMNS, lines.take())
      // Requests wait for this thread: none should wait for all regions.
      await nextTurn()
    }
    await this.db.run(SHARES, { today }, { route: 'derive.trend-shares' })
    for (const table of ['trend_metric', 'trend_move']) await inOnePart(this.db, `trendee.stage_next_${table}`)
    for (const table of TABLES) {
      await this.db.run(`EXCHANGE TABLES trendee.${table} AND trendee.stage_next_${table}`)
      await this.db.run(`DROP TABLE trendee.stage_next_${table}`)
    }
    // Days in the past were worked out from the series of before.
    for (const table of PAST_METRICS) await this.db.run(`TRUNCATE TABLE trendee.${table}`)
  }
}
