import readWorkbook from 'read-excel-file/node'

/** A cell as `read-excel-file` gives it; its own type has the class of dates where it means one. */
type Cell = string | number | boolean | Date | null

export interface WorkbookTask {
  readonly path: string
  /** Sheets that it does not show. */
  readonly hidden: readonly string[]
}

/** The sheet of a workbook that is read, as a table of text. */
export interface WorkbookRows {
  /** Its rows as CSV, a line each. */
  readonly text: string
  readonly sheet: string
  /** Sheets that have rows too and are not read. */
  readonly others: readonly string[]
}

/** Titles of a report stand above its header; a header that far down is none. */
const ROWS_ABOVE_HEADER = 10
const FEWEST_COLUMNS = 3

/**
 * The sheet of an Excel workbook (.xlsx) with the most filled rows, the first of several such; one of the `hidden`, in which templates keep
 * the words of their lists, where no other has rows. Throws an error of `read-excel-file` for a file that is none.
 */
export async function workbookRows(path: string, hidden: readonly string[] = []): Promise<WorkbookRows> {
  const all = (await readWorkbook(path, { parseNumber: numberOf })).map(({ sheet, data }) => ({
    sheet,
    data,
    filled: data.filter((row) => row.some((cell) => cell !== null)).length,
  }))
  const shown = all.filter(({ sheet, filled }) => filled > 0 && !hidden.includes(sheet))
  const sheets = shown.length === 0 ? all : shown
  const most = Math.max(...sheets.map(({ filled }) => filled))
  const read = sheets.find(({ filled }) => filled === most)
  if (read === undefined || most === 0) return { text: '', sheet: '', others: [] }
  const others = sheets.filter((one) => one !== read && one.filled > 1).map(({ sheet }) => sheet)
  const table = read.data.map((row) => row.map((cell) => cellText(cell as unknown as Cell)))
  const rows = belowTitles(table.map((row) => (filledIn(row) === 0 ? [] : row)))
  return { text: rows.map((row) => `${row.map(quoted).join(',')}\n`).join(''), sheet: read.sheet, others }
}

/** A cell as a table of text would have it. */
export function cellText(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'string') return cell
  if (typeof cell === 'boolean') return String(cell)
  if (typeof cell === 'number') return numberText(cell)
  if (Number.isNaN(cell.getTime())) return ''
  const [day = '', time = ''] = cell.toISOString().split('T')
  return time === '00:00:00.000Z' ? day : `${day}T${time}`
}

/** Longer than Excel's own numbers, as programs write ids, or rounded by it: a double would make another id of it. */
const LONG_INTEGER = /^-?\d{16,}$|e\+1[5-9]$/iu

function numberOf(text: string): string | number {
  return LONG_INTEGER.test(text) ? text : Number(text)
}

/** Excel keeps 15 digits and shows no more. Three decimals get a fourth: 49.499 as text could be forty-nine thousand. */
function numberText(value: number): string {
  const text = String(Number(value.toPrecision(15)))
  return /^-?\d{1,3}\.\d{3}$/.test(text) ? `${text}0` : text
}

/** Without the lines above the header, which fill one cell of a table of several columns. */
function belowTitles(rows: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const header = rows.findIndex((row) => filledIn(row) >= FEWEST_COLUMNS)
  const isTitle = rows.slice(0, header).every((row) => filledIn(row) <= 1)
  return header > 0 && header <= ROWS_ABOVE_HEADER && isTitle ? rows.slice(header) : withHeadings(rows)
}

/** Of two columns: what begins a part of the sheet and fills the first alone is its heading, which text writes without the second. */
function withHeadings(rows: readonly (readonly string[])[]): readonly (readonly string[])[] {
  return rows.map((row, at) => {
    const begins = at === 0 || rows[at - 1]?.length === 0
    return begins && row.length === 2 && row[1] === '' ? row.slice(0, 1) : row
  })
}

function filledIn(row: readonly string[]): number {
  return row.filter((cell) => cell !== '').length
}

/** A line break in a cell would shift the numbers of the lines below. */
function quoted(cell: string): string {
  const line = cell.replaceAll(/\s*[\r\n]+\s*/gu, ' ')
  return /[",]/.test(line) ? `"${line.replaceAll('"', '""')}"` : line
}
