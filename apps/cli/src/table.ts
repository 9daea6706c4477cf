/** The ways in which a command prints rows. */
export const FORMATS = ['json', 'ndjson', 'csv', 'table'] as const
export type Format = (typeof FORMATS)[number]

type Cell = string | number | boolean | null | object
type Row = Readonly<Record<string, Cell>>

function plain(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return ''
  return typeof cell === 'object' ? JSON.stringify(cell) : String(cell)
}

function csvCell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A line of RFC 4180. */
export function csvLine(cells: readonly string[]): string {
  return cells.map(csvCell).join(',')
}

/** Rows as lines of text; columns in the order given. */
export function rowsAsText(rows: readonly Row[], columns: readonly string[], format: Format): string[] {
  switch (format) {
    case 'json':
      return [JSON.stringify(rows, null, 2)]
    case 'ndjson':
      return rows.map((row) => JSON.stringify(row))
    case 'csv':
      return [csvLine(columns), ...rows.map((row) => csvLine(columns.map((column) => plain(row[column]))))]
    case 'table': {
      const table = [columns, ...rows.map((row) => columns.map((column) => plain(row[column])))]
      const widths = columns.map((_, index) =>
        Math.min(60, Math.max(...table.map((line) => (line[index] ?? '').length))),
      )
      return table.map((line) =>
        line
          .map((cell, index) => cell.slice(0, 60).padEnd(widths[index] ?? 0))
          .join('  ')
          .trimEnd(),
      )
    }
  }
}
