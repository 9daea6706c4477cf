import { z } from 'zod'
import { rowGender } from '@trendee/core/lexicon/gender-groups'
import type { PlatformTrendsInput } from '@trendee/contract/trends/platform-trends'
import type { AnalyticsDb } from '../engine/db'
import { rankedPage } from '../tables/ranked-page'
import { SPEAKING_ROW } from '../tables/speaking-order'
import { IS_STALE, metricsIn } from '../tables/trend-metric'
import { type MetricSummary, metricSummary } from './metric-summary'

const ROW = z.object({
  card: z.string(),
  said_on: z.string(),
  said_growth: z.number(),
  said_percentile: z.number().nullable(),
})

/** Of the asked platforms the one that weighs most in the trend's score, among those that have a growth to tell. */
const SAID = `arraySort(each -> (-each.weight, each.platform), arrayFilter(
  each -> has({platforms:Array(String)}, each.platform) AND each.growth IS NOT NULL,
  JSONExtract(platforms, 'Array(Tuple(platform String, growth Nullable(Float64), percentile Nullable(Float64), weight Float64))')))[1]`

export interface PlatformTrend {
  readonly metric: MetricSummary
  readonly platform: string
  readonly growth: number
  readonly percentile: number | null
}

/** Trends of a region by their season-adjusted growth on some platforms; those that none of them tells are not listed. */
export async function platformTrends(
  db: AnalyticsDb,
  platforms: readonly string[],
  question: PlatformTrendsInput,
  today: string,
): Promise<{ readonly list: PlatformTrend[]; readonly total: number; readonly asOf: string | null }> {
  const { rows, total, asOf } = await rankedPage(
    db,
    ROW,
    {
      select:
        'card, said.platform AS said_on, assumeNotNull(said.growth) AS said_growth, said.percentile AS said_percentile',
      from: `(SELECT *, card, ${SAID} AS said FROM ${metricsIn(question)} ${SPEAKING_ROW})`,
      where: `said.platform != '' ${question.evidence === undefined ? '' : 'AND evidence = {evidence:String}'}`,
      order: `${IS_STALE}, said_growth DESC, trend_id`,
    },
    question,
    {
      region: question.region,
      asOf: question.as_of ?? '',
      today,
      gender: rowGender(question.gender),
      platforms: [...platforms],
      evidence: question.evidence ?? '',
    },
    { route: 'trends.platformTrends', isKept: true },
  )
  return {
    list: rows.map((row) => ({
      metric: metricSummary(row.card, today),
      platform: row.said_on,
      growth: row.said_growth,
      percentile: row.said_percentile,
    })),
    total,
    asOf,
  }
}
