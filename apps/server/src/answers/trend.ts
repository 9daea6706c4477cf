import type { NamedTrend } from '@trendee/analytics/trends/mapping'
import type { MetricSummary } from '@trendee/analytics/trends/metric-summary'
import type { RecordTrend, TrendSummary } from '@trendee/contract/fields'
import type { CONTRACT } from '@trendee/contract/contract'
import type { OutputOf } from '@trendee/contract/endpoint'
import { type AskedGender, rowGender } from '@trendee/core/lexicon/gender-groups'
import { PICTURES } from '@trendee/core/pictures/trend-picture'
import { WINDOWS, type WindowDays } from '@trendee/core/trend/vocabulary'
import { addDays } from '@trendee/core/periods/week'
import { pictureAddress } from './picture-address'
import { colorHex } from './value-names'

/**
 * A stored trend as the API answers it, with the growth of the asked window; everybody's is drawn on garments of the `asked`
 * gender, behind the photographs that there are of it.
 */
export function trendSummary(
  metric: MetricSummary,
  window: WindowDays,
  asked: AskedGender = 'all',
  photos: readonly string[] = [],
): TrendSummary {
  const drawn = { ...metric, gender: metric.gender || rowGender(asked) }
  return {
    trend_id: metric.trend_id,
    name: metric.name,
    trend_name_zh: metric.name_zh,
    type: metric.type,
    gender: metric.gender,
    region: metric.region,
    trend_primary_category: metric.primary_category || null,
    trend_secondary_category: metric.secondary_category || null,
    growth: metric.growth[WINDOWS.indexOf(window)] ?? null,
    adjusted_growth: metric.adjusted_growth[WINDOWS.indexOf(window)] ?? null,
    yoy: metric.yoy,
    monthlyGrowthRateY2y: metric.ytd,
    level: metric.level,
    level_why: metric.why,
    story: metric.story,
    lifecycle: metric.lifecycle,
    season_strength: metric.season_strength,
    is_seasonal: metric.isSeasonal,
    forecast_peak_week: metric.peak_week_day,
    forecast_growth: metric.forecast_growth,
    forecast_confidence: metric.forecast_confidence || null,
    forecast_seasons: [...metric.seasonsAhead],
    score: metric.score,
    sparkline: { values: metric.spark, forecast: metric.spark_forecast },
    pictures: picturesOfTrend(drawn, photos),
    // The lexicon may know a swatch that it did not know when the row was made.
    hex: metric.hex || (metric.type === 'color' ? colorHex(metric.trend_id) : null),
    source: sourceOf(metric),
    as_of: metric.as_of_day,
    told_on: metric.toldOn,
    is_stale: metric.isStale,
  }
}

type Measured = Pick<
  MetricSummary,
  'platform' | 'signal_gender' | 'signal_region' | 'last_week_day' | 'as_of_day' | 'evidence'
>

/** Where a curve comes from, and to which day. */
export function sourceOf(measured: Measured) {
  const { platform, signal_gender: gender, signal_region: region, last_week_day: lastWeek, evidence } = measured
  // The week is named by its Monday and known to its Sunday, or as far as the data reaches.
  const sunday = addDays(lastWeek, 6)
  return { platform, gender, region, to: measured.as_of_day < sunday ? measured.as_of_day : sunday, evidence }
}

/** Photographs first; drawings for the places that are left. */
function picturesOfTrend(drawn: Pick<MetricSummary, 'trend_id' | 'gender'>, photos: readonly string[]): string[] {
  const shown = photos.slice(0, PICTURES)
  return [...shown, ...Array.from({ length: PICTURES - shown.length }, (_, index) => trendPictureAddress(drawn, index))]
}

/** The region whose trends a record's page names: nobody is asked for one there. */
export const RECORD_REGION = 'US'

/** A trend as the page of what shows it names it. */
export function recordTrend(metric: MetricSummary, window: WindowDays): RecordTrend {
  const { trend_id, name, trend_name_zh, type, gender, region, level, growth } = trendSummary(metric, window)
  return { trend_id, name, trend_name_zh, type, gender, region, level, growth }
}

/** A trend's n-th drawing, on garments that its row's gender wears. */
export function trendPictureAddress(
  { trend_id: trendId, gender }: Pick<MetricSummary, 'trend_id' | 'gender'>,
  place: number,
): string {
  return pictureAddress('trend', gender === '' ? `${trendId}.${place}` : `${trendId}.${place}.${gender}`)
}

/** A trend as the search box and collections name it. */
export function trendName(trend: NamedTrend): OutputOf<typeof CONTRACT.trends.mapping>[number] {
  return {
    trend_id: trend.trend_id,
    trend_name: trend.name,
    trend_name_zh: trend.name_zh,
    type: trend.type,
    monthlyGrowthRateY2y: trend.ytd,
    trend_primary_category: trend.primary_category || null,
    trend_secondary_category: trend.secondary_category || null,
    searched_as: trend.searched_as,
  }
}
