import {
  type MeasuredMarket,
  type SeenAtDecision,
  firstJudgedWeek,
  growthOfWeeks,
  marketOf,
} from '@trendee/core/collections/decision'
import { JUDGED_WEEKS } from '@trendee/core/collections/decision-words'
import { weeksBetween } from '@trendee/core/periods/week'
import type { WeeklySeries } from '@trendee/core/series/weekly-series'
import { WINDOWS } from '@trendee/core/trend/vocabulary'
import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'
import { SPEAKING_ROW } from '../tables/speaking-order'
import { metricsIn } from '../tables/trend-metric'
import { type MetricSummary, metricSummary } from './metric-summary'

const ROW = z.object({
  trend_id: z.string(),
  platform: z.string(),
  type: z.string(),
  primary_category: z.string(),
  last: z.string(),
  start_day: z.string(),
  line: z.array(z.number().nullable()),
  ahead_from: z.string(),
  ahead: z.array(z.number()),
  lower: z.array(z.number()),
  upper: z.array(z.number()),
})
type Row = z.output<typeof ROW>

/** One region and gender, as rows have them: '' for none and for everybody. */
export interface MarketPlace {
  readonly region: string
  readonly gender: string
}

/** Trends of a place with those of the same kind: of the same type and primary category, told by the same platform. */
async function rowsOf(
  db: AnalyticsDb,
  ids: readonly string[],
  { region, gender }: MarketPlace,
  asOf?: string,
): Promise<Row[]> {
  const place = `${metricsIn({ as_of: asOf })} AND region = {place:String} AND gender = {gender:String}`
  return db.rows(
    ROW,
    `SELECT trend_id, platform, type, primary_category, toString(last_week) AS last, toString(start) AS start_day, line,
       ifNull(toString(forecast_start), '') AS ahead_from, forecast_mean AS ahead, forecast_lower AS lower,
       forecast_upper AS upper
     FROM ${place} AND (platform, type, primary_category) IN (
       SELECT platform, type, primary_category FROM ${place} AND trend_id IN {ids:Array(String)})
     ORDER BY trend_id`,
    { ids: [...new Set(ids)], region, place: region, gender, asOf: asOf ?? '' },
    { route: 'collection.market' },
  )
}

const isOfKind = (own: Row) => (row: Row) =>
  row !== own && row.platform === own.platform && row.type === own.type && row.primary_category === own.primary_category
const seriesOf = ({ start_day: start, line: values }: Row): WeeklySeries => ({ start, values })

/** Trends as they are measured now in a place beside the others of their kind, by id; of one that there is not, nothing. */
export async function trendMarkets(
  db: AnalyticsDb,
  ids: readonly string[],
  place: MarketPlace,
): Promise<ReadonlyMap<string, MeasuredMarket>> {
  if (ids.length === 0) return new Map()
  const rows = await rowsOf(db, ids, place)
  const asked = rows.filter(({ trend_id: id }) => ids.includes(id))
  return new Map(
    asked.map((own) => {
      const { platform, last: lastWeek } = own
      const others = rows.filter(isOfKind(own)).map(seriesOf)
      return [own.trend_id, { platform, lastWeek, own: seriesOf(own), others }]
    }),
  )
}

/** Growth that an edge of a row's forecast tells of the judged weeks; `null` where it does not reach all of them. */
function saidOf(row: Row, edge: readonly number[], from: string): number | null {
  if (row.ahead_from === '') return null
  const first = weeksBetween(row.ahead_from, from)
  const weeks = edge.slice(Math.max(0, first), first + JUDGED_WEEKS)
  if (first < 0 || weeks.length < JUDGED_WEEKS) return null
  return growthOfWeeks(weeks, seriesOf(row), from)
}

/**
 * What is kept of a trend with a decision that is taken on `day`: its figures, and what the forecast says of the weeks after.
 * `asOf`: of a day in the past, which must have been worked out before.
 */
export async function seenAtDecision(
  db: AnalyticsDb,
  metric: MetricSummary,
  day: string,
  asOf?: string,
): Promise<SeenAtDecision> {
  const { region, gender, platform } = metric
  const from = firstJudgedWeek(day)
  const rows = await rowsOf(db, [metric.trend_id], metric, asOf)
  const own = rows.find(({ trend_id: id }) => id === metric.trend_id)
  return {
    region,
    gender,
    platform,
    asOf: metric.as_of_day,
    level: metric.level,
    lifecycle: metric.lifecycle,
    growth: metric.growth[WINDOWS.indexOf(30)] ?? null,
    yoy: metric.yoy,
    peakWeek: metric.peak_week_day,
    from,
    said: own === undefined || metric.isStale ? NOTHING_SAID : whatIsSaid(own, rows, from),
  }
}

/** The same on a day in the past, which must have been worked out before; `null` where nothing was known of the trend. */
export async function seenOnDay(
  db: AnalyticsDb,
  id: string,
  { region, gender }: MarketPlace,
  day: string,
): Promise<SeenAtDecision | null> {
  const [row] = await db.rows(
    z.object({ card: z.string() }),
    `SELECT card FROM (SELECT *, card FROM ${metricsIn({ as_of: day })} AND trend_id = {id:String} ${SPEAKING_ROW})`,
    { id, region, gender, asOf: day },
    { route: 'collection.market' },
  )
  return row === undefined ? null : seenAtDecision(db, metricSummary(row.card, day), day, day)
}

const NOTHING_SAID: SeenAtDecision['said'] = { growth: null, market: null, others: 0, lower: null, upper: null }

function whatIsSaid(own: Row, rows: readonly Row[], from: string): SeenAtDecision['said'] {
  return {
    growth: saidOf(own, own.ahead, from),
    ...marketOf(rows.filter(isOfKind(own)).map((row) => saidOf(row, row.ahead, from))),
    lower: saidOf(own, own.lower, from),
    upper: saidOf(own, own.upper, from),
  }
}
