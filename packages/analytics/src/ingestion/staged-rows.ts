import type { RecordKind } from '@trendee/feeds/records'
import { type ColumnForms, NativeRows } from '../engine/native-rows'
import { RECORD_TABLES } from './record-tables'

/** A row's file, by its number among those read together, and its row of that file. */
const SOURCE: ColumnForms = [
  ['source_file', 'uint32'],
  ['source_row', 'uint32'],
]

/** Rows of one kind on their way into its table; `row` of the kind's table, then file and row of the source. */
export function stagedRows(kind: RecordKind): NativeRows {
  return new NativeRows([...RECORD_TABLES[kind].columns, ...SOURCE])
}
