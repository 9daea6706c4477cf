import { sql } from 'kysely'
import type { FrozenForecast, FrozenForecastScore, SeriesKey } from '@trendee/core/forecast/frozen-forecast'
import { float8Array } from '../engine/float8-array'
import type { StoreDb } from '../engine/open-store'

export interface LedgerEntry extends FrozenForecast {
  readonly forecastId: string
  readonly madeAt: Date
  readonly weeksScored: number
  readonly mase: number | null
  readonly coverage: number | null
  /** Part of what it was made from was taken back later. */
  readonly isInputWithdrawn: boolean
}

/** Forecasts of one statement: some megabyte of numbers. */
const CHUNK = 500

/** All numbers of some forecasts one after the other: mean, lower and upper of the first, then of the next. */
function numbersOf(forecasts: readonly FrozenForecast[]): Float64Array {
  return Float64Array.from(forecasts.flatMap(({ mean, lower, upper }) => [...mean, ...lower, ...upper]))
}

/**
 * Freezes forecasts. One that exists for the same series and origin stays as it was: the first word counts. The numbers of
 * many travel as one array, of which each row takes its parts.
 */
export async function freezeForecasts(db: StoreDb, forecasts: readonly FrozenForecast[]): Promise<void> {
  const now = new Date()
  for (let from = 0; from < forecasts.length; from += CHUNK) {
    const chunk = forecasts.slice(from, from + CHUNK)
    let before = 0
    const rows = chunk.map((forecast) => {
      const weeks = forecast.mean.length
      const row = {
        trend_id: forecast.trendId,
        platform: forecast.platform,
        region: forecast.region,
        gender: forecast.gender,
        origin: forecast.origin,
        is_backtest: forecast.isBacktest,
        interval_share: forecast.intervalShare,
        known_level: forecast.knownLevel,
        weeks_scored: forecast.score?.weeksScored ?? 0,
        mase: forecast.score?.mase ?? null,
        coverage: forecast.score?.coverage ?? null,
        scored_at: forecast.score ? now : null,
        before,
        weeks,
      }
      before += 3 * weeks
      return row
    })
    await sql`
      insert into forecast_ledger (
        trend_id, platform, region, gender, origin, is_backtest, interval_share, known_level, weeks_scored, mase, coverage,
        scored_at,
        mean, lower, upper
      )
      select
        trend_id, platform, region, gender, origin, is_backtest, interval_share, known_level, weeks_scored, mase, coverage,
        scored_at,
        numbers[before + 1 : before + weeks],
        numbers[before + weeks + 1 : before + 2 * weeks],
        numbers[before + 2 * weeks + 1 : before + 3 * weeks]
      from
        (select ${float8Array(numbersOf(chunk))}::double precision[] as numbers) as all_numbers,
        json_to_recordset(${JSON.stringify(rows)}::json) as (
          trend_id text, platform text, region text, gender text, origin date, is_backtest boolean,
          interval_share double precision, known_level double precision, weeks_scored integer, mase double precision, coverage double precision,
          scored_at timestamptz, before integer, weeks integer
        )
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

/** Says of the forecasts of trends made from weeks on or after `from` (ISO day) that input of theirs was withdrawn. */
export async function markInputWithdrawn(
  db: StoreDb,
  platform: string,
  trendIds: readonly string[],
  from: string,
): Promise<void> {
  if (trendIds.length === 0) return
  await db
    .updateTable('forecast_ledger')
    .set({ input_withdrawn_at: new Date() })
    .where('platform', '=', platform)
    .where(sql<boolean>`trend_id = any(${sql.val([...trendIds])}::text[])`)
    // A week that began before the day holds it.
    .where(sql<boolean>`origin > ${from}::date - 7`)
    .where('input_withdrawn_at', 'is', null)
    .execute()
}

export async function saveForecastScore(db: StoreDb, forecastId: string, score: FrozenForecastScore): Promise<void> {
  await db
    .updateTable('forecast_ledger')
    .set({ weeks_scored: score.weeksScored, mase: score.mase, coverage: score.coverage, scored_at: new Date() })
    .where('forecast_id', '=', forecastId)
    .execute()
}

/** A row as the database holds it. */
export interface LedgerRow {
  readonly forecast_id: string
  readonly trend_id: string
  readonly platform: string
  readonly region: string
  readonly gender: string
  readonly origin: string
  readonly made_at: Date
  readonly is_backtest: boolean
  readonly interval_share: number
  readonly known_level: number | null
  readonly mean: number[]
  readonly lower: number[]
  readonly upper: number[]
  readonly weeks_scored: number
  readonly mase: number | null
  readonly coverage: number | null
  readonly input_withdrawn_at: Date | null
}

export function entryOf(row: LedgerRow): LedgerEntry {
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
    knownLevel: row.known_level,
    mean: row.mean,
    lower: row.lower,
    upper: row.upper,
    weeksScored: row.weeks_scored,
    mase: row.mase,
    coverage: row.coverage,
    isInputWithdrawn: row.input_withdrawn_at !== null,
  }
}
