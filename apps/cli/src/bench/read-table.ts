import { readFileSync } from 'node:fs'
import { DelimitedRows } from '@trendee/feeds/delimited-rows'

/**
 * A small CSV file as one record a row, keyed by the header. Reads the whole file: for benchmark files of some MB.
 * Throws when the file is missing or a row is broken.
 */
export function readTable(path: string): Record<string, string>[] {
  const rows: string[][] = []
  const reader = new DelimitedRows(',', {
    row: (cells) => void rows.push([...cells]),
    broken: (line, reason) => {
      throw new Error(`${path}:${line}: ${reason}`)
    },
  })
  reader.push(readFileSync(path, 'utf8').replace(/^\uFEFF/, ''))
  reader.end(null)
  const [header, ...body] = rows
  if (header === undefined) return []
  return body.map((cells) => Object.fromEntries(header.map((name, index) => [name, cells[index] ?? ''])))
}
