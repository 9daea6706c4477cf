import { z } from 'zod'
import type { WeeklySeries } from '@trendee/core/series/weekly-series'
import { SPANS } from '@trendee/core/trend/shared-points'
import { SCORED_PRODUCTS } from '@trendee/core/trend/score'
import type { Signal } from '@trendee/core/trend/signal'
import { addWeeks } from '@trendee/core/periods/week'
import type { AnalyticsDb } from '../engine/db'
import { weakestOf } from '../tables/evidence-sql'

const ROW = z.object({
  platform: z.string(),
  trend_id: z.string(),
  region: z.string(),
  gender: z.string(),
  evidence: z.string(),
  rounding_step: z.number(),
  counts_products: z.number(),
  many_at: z.number().nullable(),
  span_of_last: z.enum(SPANS),
  start: z.string(),
  places: z.array(z.number()),
  values: z.array(z.number().nullable()),
})

/** Weeks in between that nobody measured become gaps. `places` count weeks from the start, in order. */
export function seriesOfWeeks(
  start: string,
  places: readonly number[],
  values: readonly (number | null)[],
): WeeklySeries {
  const dense: (number | null)[] = Array.from({ length: (places.at(-1) ?? -1) + 1 }, () => null)
  places.forEach((place, index) => {
    dense[place] = values[index] ?? null
  })
  return { start, values: dense }
}

export interface SignalFilter {
  readonly region?: string
  readonly trendId?: string
  readonly platform?: string
  /** Weeks complete at the end of this day only. */
  readonly asOf?: string
  readonly minWeeks?: number
  /** Leaves out signals of feeds that name no region. */
  readonly isRegionNamed?: boolean
  /** Another table of weekly signals. */
  readonly from?: string
}

const PLACE = `({region:String} IN ('*', region) OR region = '') AND (region != '' OR {isRegionNamed:UInt8} = 0)`

/** Signals for everybody (gender '') and for each gender that a platform tells apart. */
export async function readSignals(db: AnalyticsDb, filter: SignalFilter): Promise<Signal[]> {
  const rows = await db.rows(
    ROW,
    `SELECT platform, trend_id, region, gender, ${weakestOf('evidence')} AS evidence, max(rounding_step) AS rounding_step,
       max(products) > 0 AS counts_products,
       intDiv(toUInt16(minOrNullIf(week, products >= ${SCORED_PRODUCTS})) - toUInt16(min(week)), 7) AS many_at,
       argMax(span, week) AS span_of_last,
       toString(min(week)) AS start,
       -- Numbers rather than dates: millions of them are read, and dates are slow to take apart.
       arrayMap(point -> intDiv(toUInt16(point.1) - toUInt16(min(week)), 7), arraySort(groupArray((week, value))) AS points) AS places,
       arrayMap(point -> point.2, points) AS values
     FROM ${filter.from ?? 'trendee.signal_weekly'}
     WHERE ${PLACE}
       AND ({trend:String} = '' OR trend_id = {trend:String})
       AND ({platform:String} = '' OR platform = {platform:String})
       AND week + 6 <= {asOf:Date}
     GROUP BY platform, trend_id, region, gender
     HAVING count() >= {minWeeks:UInt32}
     ORDER BY trend_id, platform, region, gender`,
    {
      region: filter.region ?? '*',
      trend: filter.trendId ?? '',
      platform: filter.platform ?? '',
      asOf: filter.asOf ?? '2149-06-06',
      minWeeks: filter.minWeeks ?? 1,
      isRegionNamed: filter.isRegionNamed ? 1 : 0,
    },
    { route: 'trends.read-signals', maxSeconds: 60 },
  )
  return rows.map((row) => ({
    platform: row.platform,
    trendId: row.trend_id,
    region: row.region,
    gender: row.gender,
    evidence: row.evidence,
    roundingStep: row.rounding_step > 0 ? row.rounding_step : null,
    ...(row.counts_products === 1 ? { manyAt: row.many_at } : {}),
    span: row.span_of_last,
    series: seriesOfWeeks(row.start, row.places, row.values),
  }))
}

/** Monday after a series' last week. */
export function endOf(series: WeeklySeries): string {
  return addWeeks(series.start, series.values.length)
}

/** Every region that some feed names, the one with most to analyse first. */
export async function signalRegions(db: AnalyticsDb): Promise<string[]> {
  const rows = await db.rows(
    z.object({ region: z.string() }),
    "SELECT region FROM trendee.signal_weekly WHERE region != '' GROUP BY region ORDER BY count() DESC, region",
  )
  return rows.map((row) => row.region)
}

/** Monday of the newest week of any signal with at least `minWeeks` weeks; `null` when there is none. */
export async function newestWeek(db: AnalyticsDb, minWeeks: number): Promise<string | null> {
  const rows = await db.rows(
    z.object({ week: z.string() }),
    `SELECT toString(max(week)) AS week FROM trendee.signal_weekly
     GROUP BY platform, trend_id, region, gender HAVING count() >= {minWeeks:UInt32} ORDER BY week DESC LIMIT 1`,
    { minWeeks },
  )
  return rows[0]?.week ?? null
}
