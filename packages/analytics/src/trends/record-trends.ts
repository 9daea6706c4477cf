import { groupOfWearer } from '@trendee/core/lexicon/gender-groups'
import { trendIdOf } from '@trendee/core/trend/trend-id'
import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'
import { LEVEL_RANK, listedOrEverybodysRow } from '../tables/speaking-order'
import { metricsIn } from '../tables/trend-metric'
import { type MetricSummary, metricSummary } from './metric-summary'
import { readingDay } from '../tables/reading-day'

/** More than that, and the page of one record is a list of trends. */
const MOST = 24

/** What of a product, post or look says which trends it shows. */
export interface TrendCarrier {
  readonly secondary_category: string
  readonly attribute_values: readonly string[]
}

/** Whose trends are asked for: `gender` is the record's own, '' where it is not known. */
interface RecordPlace {
  readonly region: string
  readonly gender: string
}

/** Ids that its trends can have: each value, its category, and each value of that category ("satin midi skirt"). */
function trendIds({ secondary_category: category, attribute_values: values }: TrendCarrier): string[] {
  if (category === '') return [...new Set(values)]
  return [...new Set([...values, category, ...values.map((value) => trendIdOf(`${value}-${category}`))])]
}

/**
 * The trends of a region that a record, or any of its garments, shows, of the record's own gender or else everybody's;
 * highest level first.
 */
export async function recordTrends(
  db: AnalyticsDb,
  record: TrendCarrier | readonly TrendCarrier[],
  { region, gender }: RecordPlace,
  clockDay: string,
): Promise<MetricSummary[]> {
  const trends = [...new Set([record].flat().flatMap(trendIds))]
  if (trends.length === 0) return []
  const today = await readingDay(db, clockDay)
  const wearer = groupOfWearer(gender)
  const rows = await db.rows(
    z.object({ card: z.string() }),
    `SELECT card FROM (SELECT *, card FROM ${metricsIn()} AND trend_id IN {trends:Array(String)} ${listedOrEverybodysRow(wearer)})
     ORDER BY ${LEVEL_RANK} DESC, score DESC NULLS LAST, trend_id LIMIT ${MOST}`,
    { trends, region, gender: wearer, today },
    { route: 'trends.of-record', isKept: true },
  )
  return rows.map(({ card }) => metricSummary(card, today))
}
