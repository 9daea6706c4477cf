import type { Column } from '../column'
import type { SeasonTrend } from './season'
import { usualErrorOf } from './season-to-meet'

/** What the file of a season says of each trend. */
export const SEASON_COLUMNS: readonly Column<SeasonTrend>[] = [
  { id: 'season', header: 'seasons.past_season', kind: 'text', value: ({ season }) => season },
  { id: 'part', header: 'season.part', kind: 'season_part', value: ({ part }) => part },
  {
    id: 'name',
    header: 'column.trend',
    kind: 'text',
    value: ({ trend }, language) => (language === 'zh' ? trend.trend_name_zh || trend.name : trend.name),
  },
  { id: 'trend_id', header: 'column.id', kind: 'text', value: ({ trend }) => trend.trend_id },
  { id: 'type', header: 'column.type', kind: 'type', value: ({ trend }) => trend.type },
  { id: 'verdict', header: 'season.verdict', kind: 'verdict', value: ({ told }) => told.verdict },
  {
    id: 'reason',
    header: 'season.reason',
    kind: 'season_reason',
    value: ({ told }) => (told.reason === '' ? null : told.reason),
  },
  { id: 'order_by', header: 'season.order_by_first', kind: 'day', value: ({ order_by: orderBy }) => orderBy },
  { id: 'order_by_top', header: 'season.order_by_top', kind: 'day', value: (row) => row.order_by_top },
  { id: 'order_by_half', header: 'season.order_by_half', kind: 'day', value: (row) => row.order_by_half },
  { id: 'is_too_late', header: 'season.is_too_late', kind: 'flag', value: (row) => row.is_too_late },
  { id: 'lead_weeks', header: 'season.lead_weeks', kind: 'count', value: (row) => row.lead_weeks },
  { id: 'told_on', header: 'season.told_on', kind: 'day', value: (row) => row.told_on },
  { id: 'peak', header: 'column.peak_week', kind: 'day', value: ({ told }) => told.peak_week },
  { id: 'times', header: 'season.times', kind: 'decimal', value: ({ told }) => told.times },
  { id: 'times_lower', header: 'season.times_lower', kind: 'decimal', value: ({ told }) => told.times_lower },
  { id: 'times_upper', header: 'season.times_upper', kind: 'decimal', value: ({ told }) => told.times_upper },
  { id: 'unsold', header: 'season.unsold', kind: 'count', value: ({ told }) => told.unsold },
  { id: 'missed', header: 'season.missed', kind: 'count', value: ({ told }) => told.missed },
  { id: 'is_guess', header: 'season.is_guess', kind: 'flag', value: ({ told }) => told.is_guess },
  { id: 'usual_error', header: 'seasons.error', kind: 'decimal', value: ({ told }) => usualErrorOf(told) },
  { id: 'from', header: 'season.from', kind: 'day', value: ({ told }) => told.from },
  { id: 'to', header: 'season.to', kind: 'day', value: ({ told }) => told.to },
  { id: 'gender', header: 'season.curve_of', kind: 'gender', value: ({ trend }) => trend.gender || 'all' },
  { id: 'region', header: 'filter.region', kind: 'region', value: ({ trend }) => trend.region || null },
  { id: 'source', header: 'column.source', kind: 'text', value: ({ trend }) => trend.source.platform },
  {
    id: 'source_evidence',
    header: 'column.source_evidence',
    kind: 'evidence',
    value: ({ trend }) => trend.source.evidence,
  },
  { id: 'as_of', header: 'column.as_of', kind: 'day', value: ({ trend }) => trend.as_of },
]
