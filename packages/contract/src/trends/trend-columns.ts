import type { Column } from '../column'
import { LEAD_WEEKS } from '@trendee/core/season/lead-weeks'
import type { TrendSummary } from '../fields'
import { dueOf, seasonToMeet, usualErrorOf } from './season-to-meet'

/** What is said of the season that goods ordered today still meet with the usual lead time. */
const toOrder = (trend: TrendSummary) => seasonToMeet(trend, LEAD_WEEKS.usual)

function verdictOf(trend: TrendSummary): string | null {
  const said = toOrder(trend)
  return said === null ? null : said.gender || 'all'
}

function orderDay(trend: TrendSummary): string | null {
  const said = toOrder(trend)
  return said === null ? null : dueOf(said, trend, LEAD_WEEKS.usual).orderBy
}

function errorOf(trend: TrendSummary): number | null {
  const said = toOrder(trend)
  return said === null ? null : usualErrorOf(said)
}

/** What is said of the season that goods ordered today still meet with the usual lead time. */
const SEASON_TO_MEET_COLUMNS: readonly Column<TrendSummary>[] = [
  {
    id: 'verdict_season',
    header: 'column.verdict_season',
    kind: 'text',
    value: (trend) => toOrder(trend)?.season ?? null,
  },
  { id: 'verdict', header: 'season.verdict', kind: 'verdict', value: (trend) => toOrder(trend)?.verdict ?? null },
  {
    id: 'verdict_reason',
    header: 'season.reason',
    kind: 'season_reason',
    value: (trend) => toOrder(trend)?.reason || null,
  },
  { id: 'verdict_by', header: 'season.order_by', kind: 'day', value: (trend) => orderDay(trend) },
  { id: 'times', header: 'season.times', kind: 'decimal', value: (trend) => toOrder(trend)?.times ?? null },
  {
    id: 'times_lower',
    header: 'season.times_lower',
    kind: 'decimal',
    value: (trend) => toOrder(trend)?.times_lower ?? null,
  },
  {
    id: 'times_upper',
    header: 'season.times_upper',
    kind: 'decimal',
    value: (trend) => toOrder(trend)?.times_upper ?? null,
  },
  { id: 'is_guess', header: 'season.is_guess', kind: 'flag', value: (trend) => toOrder(trend)?.is_guess ?? null },
  { id: 'usual_error', header: 'seasons.error', kind: 'decimal', value: (trend) => errorOf(trend) },
  { id: 'verdict_of', header: 'season.curve_of', kind: 'gender', value: (trend) => verdictOf(trend) },
]

/** The same of the trend of a row, which may have none. */
export function seasonToMeetOf<Row extends { readonly trend: TrendSummary | null }>(): Column<Row>[] {
  return SEASON_TO_MEET_COLUMNS.map(({ id, header, kind, value }) => ({
    id,
    header,
    kind,
    value: ({ trend }, language) => (trend === null ? null : value(trend, language)),
  }))
}

/** What a list of trends says of each. */
export const TREND_COLUMNS: readonly Column<TrendSummary>[] = [
  { id: 'trend_id', header: 'column.id', kind: 'text', value: (trend) => trend.trend_id },
  {
    id: 'name',
    header: 'column.trend',
    kind: 'text',
    value: (trend, language) => (language === 'zh' ? trend.trend_name_zh : trend.name),
  },
  { id: 'type', header: 'column.type', kind: 'type', value: (trend) => trend.type },
  { id: 'gender', header: 'lists.curve_gender', kind: 'gender', value: (trend) => trend.gender || 'all' },
  { id: 'region', header: 'filter.region', kind: 'region', value: (trend) => trend.region || null },
  {
    id: 'category',
    header: 'filter.category',
    kind: 'primary_category',
    value: (trend) => trend.trend_primary_category,
  },
  {
    id: 'subcategory',
    header: 'column.subcategory',
    kind: 'category',
    value: (trend) => trend.trend_secondary_category,
  },
  { id: 'growth', header: 'column.growth_window', kind: 'growth', value: (trend) => trend.growth },
  {
    id: 'adjusted_growth',
    header: 'column.adjusted_growth',
    kind: 'growth',
    value: (trend) => trend.adjusted_growth,
  },
  { id: 'yoy', header: 'column.yoy', kind: 'growth', value: (trend) => trend.yoy },
  { id: 'ytd', header: 'column.ytd', kind: 'growth', value: (trend) => trend.monthlyGrowthRateY2y },
  { id: 'level', header: 'trend.level', kind: 'level', value: (trend) => trend.level },
  { id: 'lifecycle', header: 'column.lifecycle', kind: 'lifecycle', value: (trend) => trend.lifecycle },
  { id: 'season', header: 'column.season_strength', kind: 'share', value: (trend) => trend.season_strength },
  { id: 'is_seasonal', header: 'column.is_seasonal', kind: 'flag', value: (trend) => trend.is_seasonal },
  { id: 'peak', header: 'column.peak_week', kind: 'day', value: (trend) => trend.forecast_peak_week },
  {
    id: 'forecast_growth',
    header: 'column.forecast_growth',
    kind: 'growth',
    value: (trend) => trend.forecast_growth,
  },
  {
    id: 'forecast_low',
    header: 'column.forecast_low',
    kind: 'flag',
    value: ({ forecast_confidence: confidence }) => (confidence === null ? null : confidence === 'low'),
  },
  ...SEASON_TO_MEET_COLUMNS,
  { id: 'score', header: 'column.score', kind: 'decimal', value: (trend) => trend.score },
  { id: 'source', header: 'column.source', kind: 'text', value: (trend) => trend.source.platform },
  {
    id: 'source_evidence',
    header: 'column.source_evidence',
    kind: 'evidence',
    value: (trend) => trend.source.evidence,
  },
  { id: 'as_of', header: 'column.as_of', kind: 'day', value: (trend) => trend.as_of },
  { id: 'picture', header: 'column.picture', kind: 'picture', value: (trend) => trend.pictures[0] ?? null },
]
