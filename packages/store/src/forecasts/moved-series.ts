import type { MovedSeries } from '@trendee/core/forecast/frozen-forecast'
import { sql } from 'kysely'
import type { StoreDb } from '../engine/open-store'
import { inTransaction } from '../engine/in-transaction'
import { type LedgerPlace, type SettledMove, settleMoves } from './settle-moves'

/**
 * Hands the frozen forecasts of series on to the trends that these belong to from now on, and keeps the ids of before for
 * links. A series without a region has forecasts in every one. A forecast that its new trend has already stays where it is.
 */
export async function followMovedSeries(db: StoreDb, moved: readonly MovedSeries[]): Promise<void> {
  if (moved.length === 0) return
  await inTransaction(db, async (transaction) => {
    const moves = settleMoves(await placesOf(transaction, moved), moved)
    await moveForecasts(transaction, moves)
    await keepFormerIds(transaction, moved, moves)
  })
}

/** The forecasts under ids that series move from and to. */
function placesOf(db: StoreDb, moved: readonly MovedSeries[]): Promise<LedgerPlace[]> {
  const trendIds = [...new Set(moved.flatMap(({ from, to }) => [from.trendId, to.trendId]))]
  const platforms = [...new Set(moved.map(({ platform }) => platform))]
  return db
    .selectFrom('forecast_ledger')
    .select(['forecast_id as forecastId', 'trend_id as trendId', 'platform', 'region', 'gender', 'origin'])
    .select([sql<number>`cardinality(mean)`.as('weeks'), 'weeks_scored as weeksScored', 'moved_from as movedFrom'])
    .where('platform', '=', sql<string>`any(${sql.val(platforms)}::text[])`)
    .where('trend_id', '=', sql<string>`any(${sql.val(trendIds)}::text[])`)
    .execute()
}

/** One may go where another leaves: all leave first, for ids that no trend has, since the key holds row by row. */
async function moveForecasts(db: StoreDb, moves: readonly SettledMove[]): Promise<void> {
  const rows = moves.map(({ forecast, to }) => ({
    forecast_id: forecast.forecastId,
    moved_from: forecast.trendId,
    to_trend: to.trendId,
    to_gender: to.gender,
  }))
  const list = sql`json_to_recordset(${JSON.stringify(rows)}::json) as moved (
    forecast_id bigint, moved_from text, to_trend text, to_gender text)`
  await sql`
    update forecast_ledger set trend_id = 'moving ' || moved.forecast_id
    from ${list} where forecast_ledger.forecast_id = moved.forecast_id
  `.execute(db)
  await sql`
    update forecast_ledger set trend_id = moved.to_trend, gender = moved.to_gender, moved_from = moved.moved_from
    from ${list} where forecast_ledger.forecast_id = moved.forecast_id
  `.execute(db)
}

/** Platforms come one after the other: each adds what moved on it. Asked again it moves nothing and adds nothing. */
async function keepFormerIds(db: StoreDb, moved: readonly MovedSeries[], moves: readonly SettledMove[]): Promise<void> {
  const rows = [
    ...moved.map(({ from, to, weeks, isNamesake }) => ({
      former_id: from.trendId,
      trend_id: to.trendId,
      forecasts: 0,
      weeks,
      is_namesake: isNamesake,
    })),
    ...moves.map(({ forecast, to }) => ({
      former_id: forecast.trendId,
      trend_id: to.trendId,
      forecasts: 1,
      weeks: 0,
      is_namesake: false,
    })),
  ]
  await sql`
    insert into former_trend (former_id, trend_id, forecasts, weeks, is_namesake)
    select former_id, trend_id, sum(forecasts), sum(weeks), bool_or(is_namesake)
    from json_to_recordset(${JSON.stringify(rows)}::json) as moved (
      former_id text, trend_id text, forecasts integer, weeks integer, is_namesake boolean)
    group by former_id, trend_id
    on conflict (former_id, trend_id) do update set
      forecasts = former_trend.forecasts + excluded.forecasts,
      weeks = greatest(former_trend.weeks, excluded.weeks),
      is_namesake = former_trend.is_namesake or excluded.is_namesake,
      moved_at = now()
  `.execute(db)
}

/** The trend that an id of before stands for now, or `null`: of several the one that spoke under it most. */
export async function trendFormerly(db: StoreDb, formerId: string): Promise<string | null> {
  const row = await db
    .selectFrom('former_trend')
    .select('trend_id')
    .where('former_id', '=', formerId)
    .orderBy('forecasts', 'desc')
    .orderBy('weeks', 'desc')
    .orderBy('is_namesake', 'desc')
    .orderBy('trend_id')
    .limit(1)
    .executeTakeFirst()
  return row?.trend_id ?? null
}
