import type { z } from 'zod'
import type { Column } from '../column'
import { reportTexts } from '../texts/reports'
import type { reportSummary } from './report-fields'

/** What the list of reports says of each. */
export const REPORT_COLUMNS: readonly Column<z.output<typeof reportSummary>>[] = [
  { id: 'id', header: 'column.id', kind: 'text', value: (report) => report.id },
  {
    id: 'kind',
    header: 'column.type',
    kind: 'text',
    value: (report, language) => reportTexts[`reports.kind_${report.kind}`][language],
  },
  {
    id: 'title',
    header: 'column.title',
    kind: 'text',
    value: (report, language) => (language === 'zh' ? report.title_zh : report.title),
  },
  {
    id: 'teaser',
    header: 'column.summary',
    kind: 'text',
    value: (report, language) => (language === 'zh' ? report.teaser_zh : report.teaser),
  },
  { id: 'region', header: 'filter.region', kind: 'region', value: (report) => report.region || null },
  { id: 'as_of', header: 'column.as_of', kind: 'day', value: (report) => report.as_of },
  { id: 'written_at', header: 'column.written', kind: 'instant', value: (report) => report.written_at },
]
