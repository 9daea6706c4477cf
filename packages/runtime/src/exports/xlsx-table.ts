import { type Cell, type CellKind, type Row, type Table, type TableColumn, looksLikeFormula } from './table'
import { CellStyles } from './xlsx-styles'
import { type ZipEntry, zipStream } from './zip-stream'

/** Rows that are put together before they are packed. */
const ROWS_AT_ONCE = 250
/** A sheet of the format has no more beside its heading. */
const MOST_XLSX_ROWS = 1_048_575
/** A cell of the format holds no more; longer texts are cut, which is said by their end. */
const MOST_CHARACTERS = 32_767
const DAY_SECONDS = 86_400
/** The format counts days from 30 December 1899. */
const EPOCH_DAY = 25_569
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/
/** Not in XML at all, or taken out of a text by whoever reads it: control characters but for blanks, and halves of signs. */
const UNPRINTABLE = /(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]|\p{Cs}/gu
/** The format's own way to write a character by its number. */
const ESCAPE_LIKE = /_(?=x[0-9A-Fa-f]{4}_)/g
const SPECIAL = /[&<>]/g
const NAMED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

const FORMATS: Readonly<Record<CellKind, string | null>> = {
  text: null,
  flag: null,
  count: '#,##0',
  decimal: '#,##0.00',
  fraction: '0.0%',
  change: '+0.0%;-0.0%;0.0%',
  day: 'yyyy-mm-dd',
  instant: 'yyyy-mm-dd hh:mm',
}
/** Characters that a column of numbers needs. */
const WIDTHS: Readonly<Partial<Record<CellKind, number>>> = { day: 11, instant: 17 }
const [LEAST_WIDTH, MOST_WIDTH] = [8, 48]
/** Chinese characters are twice as wide as letters. */
const WIDE = /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6]/g

function xmlText(text: string): string {
  return text
    .replace(UNPRINTABLE, '')
    .replace(ESCAPE_LIKE, '_x005F_')
    .replace(SPECIAL, (sign) => NAMED[sign] ?? sign)
}

function textCell(at: string, text: string, styles: CellStyles): string {
  const kept = text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS - 1)}…` : text
  // Who edits such a cell gets a text again, as an apostrophe in front of it would.
  const style = looksLikeFormula(text) ? ` s="${styles.quoted}"` : ''
  return `<c r="${at}"${style} t="inlineStr"><is><t xml:space="preserve">${xmlText(kept)}</t></is></c>`
}

function numberCell(at: string, value: number, style: number): string {
  return Number.isFinite(value) ? `<c r="${at}" s="${style}"><v>${value}</v></c>` : ''
}

function cellXml(at: string, cell: Cell, kind: CellKind, style: number, styles: CellStyles): string {
  if (cell === null || cell === '') return ''
  if (typeof cell === 'object') return numberCell(at, cell.amount, styles.ofMoney(cell.currency))
  if (typeof cell === 'boolean') return `<c r="${at}" t="b"><v>${cell ? 1 : 0}</v></c>`
  if (typeof cell === 'number') {
    const value = kind === 'instant' ? cell / DAY_SECONDS + EPOCH_DAY : cell
    return numberCell(at, value, style)
  }
  if (kind === 'day' && ISO_DAY.test(cell)) {
    return numberCell(at, Date.parse(cell) / 1000 / DAY_SECONDS + EPOCH_DAY, style)
  }
  return textCell(at, cell, styles)
}

/** A, …, Z, AA, … */
export function columnLetters(place: number): string {
  const last = String.fromCharCode(65 + (place % 26))
  return place < 26 ? last : columnLetters(Math.floor(place / 26) - 1) + last
}

const widthOf = (text: string) => text.length + (text.match(WIDE)?.length ?? 0)

/** Widths in characters, by the heading and the first rows. */
function widths(columns: readonly TableColumn[], rows: readonly Row[]): number[] {
  return columns.map(({ header, kind }, place) => {
    const texts = rows.slice(0, 200).map((row) => {
      const cell = row[place] ?? null
      if (cell === null) return 0
      return WIDTHS[kind] ?? (typeof cell === 'object' ? 12 : widthOf(String(cell)))
    })
    return Math.min(MOST_WIDTH, Math.max(LEAST_WIDTH, widthOf(header) + 2, ...texts.map((width) => width + 2)))
  })
}

function sheetStart(columns: readonly TableColumn[], first: readonly Row[], styles: CellStyles): string {
  const sizes = widths(columns, first).map(
    (width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  )
  const heading = columns.map(
    ({ header }, place) =>
      `<c r="${columnLetters(place)}1" s="${styles.heading}" t="inlineStr"><is><t xml:space="preserve">${xmlText(header)}</t></is></c>`,
  )
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView tabSelected="1" workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${sizes.join('')}</cols><sheetData><row r="1">${heading.join('')}</row>`
}

async function* sheetXml({ columns, batches }: Table, styles: CellStyles): AsyncGenerator<string> {
  const known = columns.map(({ kind }, place) => {
    const format = FORMATS[kind]
    return { kind, letters: columnLetters(place), style: format === null ? 0 : styles.of(format) }
  })
  let line = 1
  let isBegun = false
  for await (const rows of batches) {
    if (!isBegun) yield sheetStart(columns, rows, styles)
    isBegun = true
    let text = ''
    for (const [place, row] of rows.entries()) {
      line += 1
      if (line > MOST_XLSX_ROWS + 1) throw new RangeError('A sheet holds no more rows.')
      text += `<row r="${line}">`
      for (const [at, { kind, letters, style }] of known.entries())
        text += cellXml(letters + line, row[at] ?? null, kind, style, styles)
      text += '</row>'
      if (place % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) {
        yield text
        text = ''
      }
    }
    if (text !== '') yield text
  }
  if (!isBegun) yield sheetStart(columns, [], styles)
  yield '</sheetData></worksheet>'
}

/** What a sheet may be called. */
function sheetName(name: string): string {
  return xmlText(name.replaceAll(/[[\]:*?/\\"']/g, ' ').slice(0, 31)).trim() || 'Trendee'
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

function* parts(table: Table): Generator<ZipEntry> {
  const styles = new CellStyles()
  const part = (name: string, xml: string): ZipEntry => ({ name, content: () => [XML + xml] })
  yield part(
    '[Content_Types].xml',
    `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${SHEET}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${SHEET}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${SHEET}.styles+xml"/></Types>`,
  )
  yield part(
    '_rels/.rels',
    `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  )
  yield part(
    'xl/workbook.xml',
    `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${OFFICE}"><sheets><sheet name="${sheetName(table.name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  )
  yield part(
    'xl/_rels/workbook.xml.rels',
    `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  )
  yield { name: 'xl/worksheets/sheet1.xml', content: () => sheetXml(table, styles) }
  // Last: only the rows tell which currencies there are.
  yield part('xl/styles.xml', styles.xml())
}

/**
 * A table as an Excel workbook of one sheet: numbers, days, amounts and percentages as such, the heading frozen, every text
 * a text. It is made as it is read, so its length costs no memory.
 */
export function xlsxTable(table: Table): AsyncGenerator<Buffer> {
  return zipStream(parts(table))
}
