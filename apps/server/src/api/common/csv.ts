export type CsvCell = string | number | boolean | null

/** Excel takes a file without it for the machine's own code page and garbles Chinese. */
const BYTE_ORDER_MARK = '\u{FEFF}'

/** What a spreadsheet runs as a formula, full-width signs included, wherever it stands after blanks. */
const FORMULA = /^(\s*[=+\-@＝＋－＠]|[\t\r])/
const NUMBER = /^[+-]?\d+([.,]\d+)*$/

function cellText(cell: CsvCell): string {
  if (cell === null) return ''
  if (typeof cell !== 'string') return String(cell)
  const text = FORMULA.test(cell) && !NUMBER.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * A table as CSV after RFC 4180 (comma, CRLF, doubled quotes), in UTF-8 with a byte order mark. Texts that a spreadsheet
 * would run get a leading apostrophe. `null` is an empty cell.
 */
export function csvText(header: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  return `${BYTE_ORDER_MARK}${[header, ...rows].map((row) => `${row.map(cellText).join(',')}\r\n`).join('')}`
}
