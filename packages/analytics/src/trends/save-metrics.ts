import { setImmediate as nextTurn } from 'node:timers/promises'
import type { PlatformMetric, TrendMetric } from '@trendee/core/trend/trend-metric'
import type { AnalyticsDb } from '../engine/db'
import { inOnePart } from '../derive/in-one-part'
import { JsonLines } from '../engine/json-lines'
import { type TrendMovement, changesOf, movesByRegion } from './movement'

const METRIC_COLUMNS = [
  'trend_id',
  'region',
  'gender',
  'name',
  'name_zh',
  'type',
  'primary_category',
  'secondary_category',
  'hex',
  'platform',
  'evidence',
  'as_of',
  'last_week',
  'growth',
  'growth_reason',
  'yoy',
  'ytd',
  'level',
  'level_why',
  'lifecycle',
  'season_strength',
  'is_seasonal',
  'peak_week',
  'forecast_growth',
  'score',
  'spark',
  'spark_forecast',
  'start',
  'line',
  'adjusted',
  'forecast_start',
  'forecast_mean',
  'forecast_lower',
  'forecast_upper',
  'platforms',
]
const MOVE_COLUMNS = ['region', 'trend_id', 'others', 'correlations']

/** More digits than a curve can show would only make the text long. */
const short = (value: number | null): number | null => {
  // Counts have few digits anyway, and taking digits off is slow.
  if (value === null || (Number.isInteger(value) && Math.abs(value) < 1e7)) return value
  return Number(value.toPrecision(7))
}

function platformsJson(platforms: readonly PlatformMetric[]): string {
  return JSON.stringify(
    platforms.map(({ leadWeeks, start, line, ...rest }) => ({
      ...rest,
      lead_weeks: leadWeeks,
      start_day: start,
      line: line.map(short),
    })),
  )
}

function metricLine(row: TrendMetric): unknown[] {
  return [
    row.trendId,
    row.region,
    row.gender,
    row.name,
    row.nameZh,
    row.type,
    row.primaryCategory,
    row.secondaryCategory,
    row.hex,
    row.platform,
    row.evidence,
    row.asOf,
    row.lastWeek,
    row.growth,
    row.growthReason,
    row.yoy,
    row.ytd,
    row.level,
    row.levelWhy,
    row.lifecycle,
    row.seasonStrength,
    row.isSeasonal ? 1 : 0,
    row.peakWeek,
    row.forecastGrowth,
    row.score,
    row.spark,
    row.sparkForecast,
    row.start,
    row.line,
    row.adjusted,
    row.forecastStart,
    row.forecastMean,
    row.forecastLower,
    row.forecastUpper,
    platformsJson(row.platforms),
  ]
}

/** Rows of `trend_metric` as they are stored, and what comparing their movements takes. May be made in another thread. */
export interface PreparedMetrics {
  /** Lines of JSONCompactEachRow. */
  readonly lines: Uint8Array
  /** One a row. */
  readonly movements: readonly TrendMovement[]
}

export function prepareMetrics(rows: readonly TrendMetric[]): PreparedMetrics {
  const lines = new JsonLines()
  for (const row of rows) lines.add(metricLine(row))
  const movements = rows.map(({ trendId, region, gender, platform, lastWeek, adjusted }) => ({
    trendId,
    region,
    gender,
    platform,
    lastWeek,
    changes: changesOf(adjusted),
  }))
  return { lines: lines.take(), movements }
}

/** Appends metrics to a table of `trend_metric`'s shape. */
export async function appendMetrics(db: AnalyticsDb, table: string, { lines }: PreparedMetrics): Promise<void> {
  // Bytes that came from another thread are no Buffer any more.
  await db.append(table, METRIC_COLUMNS, Buffer.from(lines.buffer, lines.byteOffset, lines.byteLength))
}

const TABLES = ['trend_metric', 'trend_move', 'trend_share']

/** Each trend's share of the interest in all trends of a country on one platform; of several genders by the first. */
const SHARES = `INSERT INTO trendee.stage_next_trend_share
  SELECT trend_id, region, platform,
    interest / nullIf(sum(interest) OVER (PARTITION BY region, platform), 0), yoy, level, last_week
  FROM (SELECT trend_id, region, platform, yoy, level, last_week, interest
      FROM trendee.stage_next_trend_metric WHERE match(region, '^[A-Z]{2}$') ORDER BY gender LIMIT 1 BY trend_id, region)
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

  async publish(): Promise<void> {
    for (const moves of movesByRegion(this.movements)) {
      const lines = new JsonLines()
      for (const move of moves) lines.add([move.region, move.trendId, move.others, move.correlations])
      await this.db.append('trendee.stage_next_trend_move', MOVE_COLUMNS, lines.take())
      // Requests wait for this thread: none should wait for all regions.
      await nextTurn()
    }
    await this.db.run(SHARES, {}, { route: 'derive.trend-shares' })
    for (const table of ['trend_metric', 'trend_move']) await inOnePart(this.db, `trendee.stage_next_${table}`)
    for (const table of TABLES) {
      await this.db.run(`EXCHANGE TABLES trendee.${table} AND trendee.stage_next_${table}`)
      await this.db.run(`DROP TABLE trendee.stage_next_${table}`)
    }
  }
}
