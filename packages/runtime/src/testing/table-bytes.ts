import { buffer } from 'node:stream/consumers'
import type { Row, Table, TableColumn } from '../exports/table'

/** A file of some rows, which come in batches of two. */
export async function tableBytes(
  write: (table: Table) => AsyncIterable<Buffer>,
  columns: readonly TableColumn[],
  rows: readonly Row[],
  name = 'table',
): Promise<Buffer> {
  async function* batches() {
    for (let from = 0; from < rows.length; from += 2) yield await Promise.resolve(rows.slice(from, from + 2))
  }
  return buffer(write({ name, columns, batches: batches() }))
}
