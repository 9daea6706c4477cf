import type { SeriesKey } from '@trendee/core/forecast/frozen-forecast'
import { sql } from 'kysely'
import type { StoreDb } from '../engine/open-store'
import { type LedgerEntry, type LedgerRow, entryOf } from './forecast-ledger'

/** A series with forecasts, and how far it is measured. */
export interface MeasuredSeries extends SeriesKey {
  /** Monday of its last week; `null` where it is not measured any more. */
  readonly lastWeek: string | null
  /** Monday of the newest week of its platform. */
  readonly newestWeek: string
}

/** Forecasts whose weeks have not all come. */
export interface OpenForecasts {
  readonly isBacktest: boolean
  /** The last of their weeks lies beyond the newest of their platform. */
  readonly waiting: number
  /** Sunday on which the last week of the first of those is over. */
  readonly firstDue: string | null
  /** Came due, but their series was not measured so far. */
  readonly unmeasured: number
}

/** All series of a region, and of no region, that have a forecast. */
export function forecastedSeries(
  db: StoreDb,
  { region, platform }: { readonly region: string; readonly platform: string | undefined },
): Promise<SeriesKey[]> {
  const all = db
    .selectFrom('forecast_ledger')
    .select(['trend_id as trendId', 'platform', 'region', 'gender'])
    .where('region', 'in', [region, ''])
    .groupBy(['region', 'trend_id', 'platform', 'gender'])
    .orderBy('trend_id')
    .orderBy('platform')
    .orderBy('region')
    .orderBy('gender')
  return (platform === undefined ? all : all.where('platform', '=', platform)).execute()
}

/** Of each series the newest forecast whose first `horizon` weeks have come, apart for back-tests. */
export async function dueForecasts(
  db: StoreDb,
  series: readonly MeasuredSeries[],
  horizon: number,
): Promise<LedgerEntry[]> {
  const { rows } = await sql<LedgerRow>`
    select distinct on (trend_id, platform, region, gender, is_backtest) forecast_ledger.*
    from forecast_ledger join ${asked(series)} using (trend_id, platform, region, gender)
    where cardinality(mean) >= ${horizon} and origin + 7 * ${horizon}::integer <= last_week
    order by trend_id, platform, region, gender, is_backtest, origin desc
  `.execute(db)
  return rows.map(entryOf)
}

/** How many forecasts of the series cannot be scored yet, apart for back-tests. */
export async function openForecasts(
  db: StoreDb,
  series: readonly MeasuredSeries[],
  horizon: number,
): Promise<OpenForecasts[]> {
  const { rows } = await sql<{ is_backtest: boolean; waiting: string; first_due: string | null; unmeasured: string }>`
    select
      is_backtest,
      count(*) filter (where last_ahead > newest_week) as waiting,
      (min(last_ahead) filter (where last_ahead > newest_week) + 6)::date as first_due,
      count(*) filter (where last_ahead <= newest_week and (last_week is null or last_ahead > last_week)) as unmeasured
    from (
      select is_backtest, last_week, newest_week, origin + 7 * ${horizon}::integer as last_ahead
      from forecast_ledger join ${asked(series)} using (trend_id, platform, region, gender)
      where cardinality(mean) >= ${horizon}
    ) as ahead
    group by is_backtest order by is_backtest
  `.execute(db)
  return rows.map(({ is_backtest: isBacktest, waiting, first_due: firstDue, unmeasured }) => ({
    isBacktest,
    waiting: Number(waiting),
    firstDue,
    unmeasured: Number(unmeasured),
  }))
}

function asked(series: readonly MeasuredSeries[]) {
  const rows = series.map(({ trendId, platform, region, gender, lastWeek, newestWeek }) => ({
    trend_id: trendId,
    platform,
    region,
    gender,
    last_week: lastWeek,
    newest_week: newestWeek,
  }))
  return sql`json_to_recordset(${JSON.stringify(rows)}::json) as asked (
    trend_id text, platform text, region text, gender text, last_week date, newest_week date)`
}
