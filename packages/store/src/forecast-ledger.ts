import { sql } from 'kysely'
import type { StoreDb } from './open-store'

/** Which series a forecast is of. */
export interface SeriesKey {
  readonly trendId: string
  readonly platform: string
  readonly region: string
  readonly gender: string
}

export interface FrozenForecast extends SeriesKey {
  /** Monday of the last week that the forecast knew. */
  readonly origin: string
  /** Made after the fact on nothing but the weeks up to its origin. */
  readonly isBacktest: boolean
  readonly intervalShare: number
  readonly mean: readonly number[]
  readonly lower: readonly number[]
  readonly upper: readonly number[]
  /** Of a backtest: how it fared in the weeks after its origin, which are known when it is made. */
  readonly score?: ForecastFared
}

export interface ForecastFared {
  readonly weeksScored: number
  readonly mase: number | null
  readonly coverage: number | null
}

export interface LedgerEntry extends FrozenForecast {
  readonly forecastId: string
  readonly madeAt: Date
  readonly weeksScored: number
  readonly mase: number | null
  readonly coverage: number | null
}

/** Forecasts of one statement: some two megabytes of text. */
const CHUNK = 500

/**
 * Freezes forecasts. One that exists for the same series and origin stays as it was: the first word counts. They travel as
 * one text: a parameter for each value would take half as long again.
 */
export async function freezeForecasts(db: StoreDb, forecasts: readonly FrozenForecast[]): Promise<void> {
  const now = new Date()
  for (let from = 0; from < forecasts.length; from += CHUNK) {
    const rows = forecasts.slice(from, from + CHUNK).map((forecast) => ({
      trend_id: forecast.trendId,
      platform: forecast.platform,
      region: forecast.region,
      gender: forecast.gender,
      origin: forecast.origin,
      is_backtest: forecast.isBacktest,
      interval_share: forecast.intervalShare,
      mean: forecast.mean,
      lower: forecast.lower,
      upper: forecast.upper,
      weeks_scored: forecast.score?.weeksScored ?? 0,
      mase: forecast.score?.mase ?? null,
      coverage: forecast.score?.coverage ?? null,
      scored_at: forecast.score ? now : null,
    }))
    const columns = sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.ref(name)))
    await sql`
      insert into forecast_ledger (${columns})
      select ${columns} from json_populate_recordset(null::forecast_ledger, ${JSON.stringify(rows)}::json)
      on conflict (trend_id, platform, region, gender, origin) do nothing
    `.execute(db)
  }
}

/** Forecasts of a series, newest origin first. */
export async function forecastsOf(db: StoreDb, key: SeriesKey, limit = 20): Promise<LedgerEntry[]> {
  const rows = await db
    .selectFrom('forecast_ledger')
    .selectAll()
    .where('trend_id', '=', key.trendId)
    .where('platform', '=', key.platform)
    .where('region', '=', key.region)
    .where('gender', '=', key.gender)
    .orderBy('origin', 'desc')
    .limit(limit)
    .execute()
  return rows.map(entryOf)
}

/** Forecasts that weeks up to `lastWeek` can score further, `limit` at a time, oldest id first after `afterId`. */
export async function forecastsToScore(
  db: StoreDb,
  lastWeek: string,
  afterId: string,
  limit: number,
): Promise<LedgerEntry[]> {
  const rows = await db
    .selectFrom('forecast_ledger')
    .selectAll()
    .where('forecast_id', '>', afterId)
    .where(sql<boolean>`weeks_scored < least(cardinality(mean), (${lastWeek}::date - origin) / 7)`)
    .orderBy('forecast_id')
    .limit(limit)
    .execute()
  return rows.map(entryOf)
}

export async function saveForecastScore(db: StoreDb, forecastId: string, score: ForecastFared): Promise<void> {
  await db
    .updateTable('forecast_ledger')
    .set({ weeks_scored: score.weeksScored, mase: score.mase, coverage: score.coverage, scored_at: new Date() })
    .where('forecast_id', '=', forecastId)
    .execute()
}

function entryOf(row: {
  forecast_id: string
  trend_id: string
  platform: string
  region: string
  gender: string
  origin: string
  made_at: Date
  is_backtest: boolean
  interval_share: number
  mean: number[]
  lower: number[]
  upper: number[]
  weeks_scored: number
  mase: number | null
  coverage: number | null
}): LedgerEntry {
  return {
    forecastId: row.forecast_id,
    trendId: row.trend_id,
    platform: row.platform,
    region: row.region,
    gender: row.gender,
    origin: row.origin,
    madeAt: row.made_at,
    isBacktest: row.is_backtest,
    intervalShare: row.interval_share,
    mean: row.mean,
    lower: row.lower,
    upper: row.upper,
    weeksScored: row.weeks_scored,
    mase: row.mase,
    coverage: row.coverage,
  }
}
