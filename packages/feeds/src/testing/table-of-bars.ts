import type { UnknownColumn } from '../mapping/guessed-field'

/** A table of a header and rows, both parted by bars. */
export function table(header: string, ...rows: readonly string[]): UnknownColumn[] {
  const cells = rows.map((row) => row.split('|'))
  return header.split('|').map((name, at) => ({ name, cells: cells.map((row) => row[at]) }))
}
