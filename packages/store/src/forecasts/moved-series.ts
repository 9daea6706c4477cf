import type { MovedSeries } from '@trendee/core/forecast/frozen-forecast'
import { sql } from 'kysely'
import type { StoreDb } from '../engine/open-store'
import { inTransaction } from '../engine/in-transaction'

/**
 * Hands the frozen forecasts of series on to the trends that these belong to from now on, and keeps the ids of before for
 * links. A series without a region has forecasts in every one. A forecast that its new trend has already stays where it is.
 */
export async function followMovedSeries(db: StoreDb, moved: readonly MovedSeries[]): Promise<void> {
  if (moved.length === 0) return
  const rows = moved.map(({ from, to, platform, region }) => ({
    platform,
    region,
    from_trend: from.trendId,
    from_gender: from.gender,
    to_trend: to.trendId,
    to_gender: to.gender,
  }))
  const list = sql`json_to_recordset(${JSON.stringify(rows)}::json) as moved (
    platform text, region text, from_trend text, from_gender text, to_trend text, to_gender text)`
  await inTransaction(db, async (transaction) => {
    await sql`
      update forecast_ledger set trend_id = moved.to_trend, gender = moved.to_gender
      from ${list}
      where forecast_ledger.platform = moved.platform and forecast_ledger.trend_id = moved.from_trend
        and forecast_ledger.gender = moved.from_gender and moved.region in (forecast_ledger.region, '')
        and not exists (
          select from forecast_ledger as other
          where other.trend_id = moved.to_trend and other.gender = moved.to_gender
            and other.platform = forecast_ledger.platform and other.region = forecast_ledger.region
            and other.origin = forecast_ledger.origin)
    `.execute(transaction)
    await sql`
      insert into former_trend (former_id, trend_id)
      select distinct on (from_trend) from_trend, to_trend from ${list} order by from_trend, to_trend
      on conflict (former_id) do update set trend_id = excluded.trend_id, moved_at = now()
    `.execute(transaction)
  })
}

/** The trend that an id of before stands for now, or `null`. */
export async function trendFormerly(db: StoreDb, formerId: string): Promise<string | null> {
  const row = await db
    .selectFrom('former_trend')
    .select('trend_id')
    .where('former_id', '=', formerId)
    .executeTakeFirst()
  return row?.trend_id ?? null
}
