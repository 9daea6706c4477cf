import type { Column } from '../column'
import { seasonToMeetOf } from '../trends/trend-columns'
import type { CollectedTrend } from './collected-trend'

/** What an exported project says of each. */
export const COLLECTED_COLUMNS: readonly Column<CollectedTrend>[] = [
  { id: 'trend_id', header: 'column.id', kind: 'text', value: (row) => row.trendName },
  {
    id: 'name',
    header: 'column.trend',
    kind: 'text',
    value: (row, language) => (language === 'zh' ? row.trend_name_zh : row.name),
  },
  { id: 'type', header: 'column.type', kind: 'type', value: (row) => row.trend?.type ?? null },
  { id: 'note', header: 'column.note', kind: 'text', value: (row) => row.note },
  { id: 'decision', header: 'diary.choice', kind: 'choice', value: (row) => row.decision?.choice ?? null },
  { id: 'decision_why', header: 'diary.why', kind: 'text', value: (row) => row.decision?.why ?? null },
  { id: 'decided_on', header: 'diary.day', kind: 'day', value: (row) => row.decision?.decided_on ?? null },
  { id: 'collected_at', header: 'column.collected_at', kind: 'instantDay', value: (row) => row.collected_at },
  { id: 'level', header: 'trend.level', kind: 'level', value: (row) => row.now?.level ?? null },
  { id: 'level_then', header: 'column.level_then', kind: 'level', value: (row) => row.before?.level ?? null },
  { id: 'growth', header: 'column.growth_window', kind: 'growth', value: (row) => row.now?.growth ?? null },
  { id: 'growth_then', header: 'column.growth_then', kind: 'growth', value: (row) => row.before?.growth ?? null },
  { id: 'lifecycle', header: 'column.lifecycle', kind: 'lifecycle', value: (row) => row.now?.lifecycle ?? null },
  {
    id: 'lifecycle_then',
    header: 'column.lifecycle_then',
    kind: 'lifecycle',
    value: (row) => row.before?.lifecycle ?? null,
  },
  { id: 'yoy', header: 'column.yoy', kind: 'growth', value: (row) => row.trend?.yoy ?? null },
  ...seasonToMeetOf<CollectedTrend>(),
  { id: 'peak', header: 'column.peak_week', kind: 'day', value: (row) => row.now?.forecast_peak_week ?? null },
  { id: 'peak_then', header: 'column.peak_then', kind: 'day', value: (row) => row.before?.forecast_peak_week ?? null },
  { id: 'as_of', header: 'column.as_of', kind: 'day', value: (row) => row.now?.as_of ?? null },
  { id: 'as_of_then', header: 'column.as_of_then', kind: 'day', value: (row) => row.before?.as_of ?? null },
]
