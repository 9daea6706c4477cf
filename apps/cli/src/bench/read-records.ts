import { readTable } from '@trendee/feeds/read-table'

/**
 * A table file as one record a row, keyed by its header; missing cells are ''. Holds the whole file: for benchmark files
 * of some MB. Throws when the file is missing or no table.
 */
export async function readRecords(path: string): Promise<Record<string, string>[]> {
  let header: readonly string[] | null = null
  const records: Record<string, string>[] = []
  for await (const rows of readTable(path)) {
    for (const { cells } of rows) {
      if (header === null) header = cells
      else records.push(Object.fromEntries(header.map((name, index) => [name, cells[index] ?? ''])))
    }
  }
  return records
}
