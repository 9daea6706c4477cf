import type { Column } from '../column'
import type { Decision } from './decision'

/** What an exported diary says of each decision. */
export const DECISION_COLUMNS: readonly Column<Decision>[] = [
  { id: 'decided_on', header: 'diary.day', kind: 'day', value: (row) => row.decided_on },
  { id: 'by', header: 'diary.by', kind: 'text', value: (row) => row.by },
  { id: 'trend_id', header: 'column.id', kind: 'text', value: (row) => row.trendName },
  {
    id: 'name',
    header: 'column.trend',
    kind: 'text',
    value: (row, language) => (language === 'zh' ? row.trend_name_zh : row.name),
  },
  { id: 'choice', header: 'diary.choice', kind: 'choice', value: (row) => row.choice },
  { id: 'why', header: 'diary.why', kind: 'text', value: (row) => row.why },
  { id: 'region', header: 'filter.region', kind: 'region', value: (row) => row.seen.region },
  { id: 'level', header: 'column.level_then', kind: 'level', value: (row) => row.seen.level },
  { id: 'growth', header: 'column.growth_then', kind: 'growth', value: (row) => row.seen.growth },
  { id: 'peak', header: 'column.peak_then', kind: 'day', value: (row) => row.seen.forecast_peak_week },
  { id: 'as_of', header: 'column.as_of_then', kind: 'day', value: (row) => row.seen.as_of },
  { id: 'said', header: 'diary.said', kind: 'growth', value: (row) => row.said?.growth ?? null },
  { id: 'said_lower', header: 'diary.said_lower', kind: 'growth', value: (row) => row.said?.lower ?? null },
  { id: 'said_upper', header: 'diary.said_upper', kind: 'growth', value: (row) => row.said?.upper ?? null },
  { id: 'said_market', header: 'diary.said_market', kind: 'growth', value: (row) => row.said?.market ?? null },
  { id: 'from', header: 'diary.from', kind: 'day', value: (row) => row.from },
  { id: 'due', header: 'diary.due', kind: 'day', value: (row) => row.due },
  { id: 'came', header: 'diary.came', kind: 'growth', value: (row) => row.came?.growth ?? null },
  { id: 'market', header: 'diary.market', kind: 'growth', value: (row) => row.came?.market ?? null },
  { id: 'others', header: 'diary.others', kind: 'count', value: (row) => row.came?.others ?? null },
  { id: 'verdict', header: 'diary.verdict', kind: 'verdict', value: (row) => row.verdict },
  { id: 'forecast_verdict', header: 'diary.forecast_verdict', kind: 'verdict', value: (row) => row.forecast_verdict },
  { id: 'not_judged', header: 'diary.not_judged', kind: 'not_judged', value: (row) => row.not_judged },
]
