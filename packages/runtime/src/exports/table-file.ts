import { csvTable } from './csv-table'
import type { Table, TableFormat } from './table'
import { xlsxTable } from './xlsx-table'

interface Format {
  readonly contentType: string
  /** The file as it is made: each piece when the one before has been taken. */
  readonly write: (table: Table) => AsyncGenerator<Buffer>
}

export const TABLE_FILES: Readonly<Record<TableFormat, Format>> = {
  csv: { contentType: 'text/csv; charset=utf-8', write: csvTable },
  xlsx: { contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', write: xlsxTable },
}
