import type { AnalyticsDb } from '../db'
import { JsonLines } from '../ingestion/json-lines'

/** One trend in one region as the refresh found it. `null` is unknown; arrays of growth follow the windows. */
export interface MetricRow {
  readonly trendId: string
  readonly region: string
  readonly gender: string
  readonly name: string
  readonly nameZh: string
  readonly type: string
  readonly primaryCategory: string
  readonly secondaryCategory: string
  readonly hex: string
  readonly platform: string
  readonly evidence: string
  readonly asOf: string
  readonly lastWeek: string
  readonly growth: readonly (number | null)[]
  readonly growthReason: readonly string[]
  readonly yoy: number | null
  readonly ytd: number | null
  readonly level: string
  readonly levelWhy: string
  readonly lifecycle: string
  readonly seasonStrength: number | null
  readonly isSeasonal: boolean
  readonly peakWeek: string | null
  readonly forecastGrowth: number | null
  readonly score: number | null
  readonly spark: readonly (number | null)[]
  readonly sparkForecast: readonly number[]
  readonly start: string
  readonly line: readonly (number | null)[]
  readonly adjusted: readonly (number | null)[]
  readonly forecastStart: string | null
  readonly forecastMean: readonly number[]
  readonly forecastLower: readonly number[]
  readonly forecastUpper: readonly number[]
  readonly platforms: readonly PlatformRow[]
}

export interface PlatformRow {
  readonly platform: string
  readonly evidence: string
  readonly growth: number | null
  readonly percentile: number | null
  readonly weight: number
  readonly leadWeeks: number | null
  readonly start: string
  readonly line: readonly (number | null)[]
}

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
]
const PLATFORM_COLUMNS = [
  'trend_id',
  'region',
  'gender',
  'platform',
  'evidence',
  'growth',
  'percentile',
  'weight',
  'lead_weeks',
  'start',
  'line',
]

function metricLine(row: MetricRow): unknown[] {
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
  ]
}

/** Appends metrics to a table of `trend_metric`'s shape. */
export async function appendMetrics(db: AnalyticsDb, table: string, rows: readonly MetricRow[]): Promise<void> {
  const lines = new JsonLines()
  for (const row of rows) lines.add(metricLine(row))
  await db.append(table, METRIC_COLUMNS, lines.take())
}

/** Collects the rows of one refresh beside the live tables, which it then takes the place of in one step. */
export class MetricWriter {
  constructor(private readonly db: AnalyticsDb) {}

  async begin(): Promise<void> {
    for (const table of ['trend_metric', 'trend_platform']) {
      await this.db.run(`DROP TABLE IF EXISTS trendee.stage_next_${table}`)
      await this.db.run(`CREATE TABLE trendee.stage_next_${table} AS trendee.${table}`)
    }
  }

  async add(rows: readonly MetricRow[]): Promise<void> {
    await appendMetrics(this.db, 'trendee.stage_next_trend_metric', rows)
    const platforms = new JsonLines()
    for (const row of rows) {
      for (const part of row.platforms) {
        platforms.add([
          row.trendId,
          row.region,
          row.gender,
          part.platform,
          part.evidence,
          part.growth,
          part.percentile,
          part.weight,
          part.leadWeeks,
          part.start,
          part.line,
        ])
      }
    }
    await this.db.append('trendee.stage_next_trend_platform', PLATFORM_COLUMNS, platforms.take())
  }

  async publish(): Promise<void> {
    for (const table of ['trend_metric', 'trend_platform']) {
      await this.db.run(`EXCHANGE TABLES trendee.${table} AND trendee.stage_next_${table}`)
      await this.db.run(`DROP TABLE trendee.stage_next_${table}`)
    }
  }
}
