import { type Cell, type Table, looksLikeFormula } from './table'

/** Excel takes a file without it for the machine's own code page and garbles Chinese. */
const BYTE_ORDER_MARK = '\u{FEFF}'
/** Rows that are put together before they are handed on. */
const ROWS_AT_ONCE = 500

/** Where the machine's list separator is a semicolon, a new cell begins after one, and after a line break in spite of quotes. */
const CELL_WITHIN = /([;\r\n])(\s*[=+\-@＝＋－＠])/gu

function cellText(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'object') return String(cell.amount)
  if (typeof cell !== 'string') return String(cell)
  const text = (looksLikeFormula(cell) ? `'${cell}` : cell).replaceAll(CELL_WITHIN, "$1'$2")
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

function rowText(row: readonly Cell[]): string {
  return `${row.map(cellText).join(',')}\r\n`
}

/**
 * A table as CSV after RFC 4180 (comma, CRLF, doubled quotes), in UTF-8 with a byte order mark. Texts that a spreadsheet
 * would run get an apostrophe before what it would run. `null` is an empty cell, an amount has no currency.
 */
export async function* csvTable({ columns, batches }: Table): AsyncGenerator<Buffer> {
  yield Buffer.from(BYTE_ORDER_MARK + rowText(columns.map(({ header }) => header)))
  for await (const rows of batches) {
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
      yield Buffer.from(
        rows
          .slice(from, from + ROWS_AT_ONCE)
          .map(rowText)
          .join(''),
      )
    }
  }
}
