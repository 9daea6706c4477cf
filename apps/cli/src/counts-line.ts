import type { ImportRun } from '@trendee/contract/admin/import-run'
import { csvLine, rowsAsText } from './table'

const COLUMNS = [
  'feed',
  'file',
  'rows_read',
  'rows_loaded',
  'rows_duplicate',
  'rows_rejected',
  'seconds',
  'rows_left_out',
]

export const COUNTS_FORMATS = ['csv', 'ndjson'] as const
export type CountsFormat = (typeof COUNTS_FORMATS)[number]

export const COUNTS_HEADING = csvLine(COLUMNS)

/** What became of a file's rows, in one line. */
export function countsLine(file: string, run: ImportRun, format: CountsFormat): string {
  const row = {
    feed: run.feed,
    file,
    rows_read: run.rows_read,
    rows_loaded: run.rows_loaded,
    rows_duplicate: run.rows_duplicate,
    rows_rejected: run.rows_rejected,
    seconds: Math.round(run.seconds * 1000) / 1000,
    rows_left_out: run.rows_left_out,
  }
  return rowsAsText([row], COLUMNS, format).at(-1) ?? ''
}
