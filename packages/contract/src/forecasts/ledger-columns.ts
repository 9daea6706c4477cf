import type { Column } from '../column'
import type { JudgedForecast } from './ledger-fields'

/** What the ledger says of each forecast. */
export const LEDGER_COLUMNS: readonly Column<JudgedForecast>[] = [
  { id: 'trend_id', header: 'column.id', kind: 'text', value: (row) => row.trend_id },
  {
    id: 'name',
    header: 'column.trend',
    kind: 'text',
    value: (row, language) => (language === 'zh' ? row.trend_name_zh : row.name),
  },
  { id: 'category', header: 'filter.category', kind: 'primary_category', value: (row) => row.primary_category },
  { id: 'gender', header: 'filter.gender', kind: 'gender', value: (row) => row.gender || 'all' },
  { id: 'region', header: 'filter.region', kind: 'region', value: (row) => row.region || null },
  { id: 'platform', header: 'column.source', kind: 'text', value: (row) => row.platform },
  { id: 'origin', header: 'ledger.knew_until', kind: 'day', value: (row) => row.origin },
  { id: 'made_on', header: 'ledger.made_on', kind: 'day', value: (row) => row.made_on },
  { id: 'is_backtest', header: 'ledger.is_backtest', kind: 'flag', value: (row) => row.made === 'backtest' },
  {
    id: 'is_input_withdrawn',
    header: 'ledger.input_withdrawn',
    kind: 'flag',
    value: (row) => row.is_input_withdrawn,
  },
  { id: 'weeks', header: 'ledger.weeks', kind: 'count', value: (row) => row.weeks },
  { id: 'said', header: 'ledger.said', kind: 'decimal', value: (row) => row.said },
  { id: 'came', header: 'ledger.came', kind: 'decimal', value: (row) => row.came },
  { id: 'mase', header: 'ledger.mase', kind: 'decimal', value: (row) => row.mase },
  { id: 'naive_mase', header: 'ledger.naive_mase', kind: 'decimal', value: (row) => row.naive_mase },
  { id: 'coverage', header: 'ledger.coverage', kind: 'share', value: (row) => row.coverage },
]
