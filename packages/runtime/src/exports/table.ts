/** A table on its way into a file: what its columns hold, and its rows a batch at a time. */

/** What a spreadsheet is told of a column, so that it sorts, sums and shows it as what it is. */
export type CellKind = 'text' | 'count' | 'decimal' | 'fraction' | 'change' | 'day' | 'instant' | 'flag'

/** An amount with its ISO currency, which may differ from row to row. */
export interface Money {
  readonly amount: number
  readonly currency: string
}

/** Days as `YYYY-MM-DD`, instants as unix seconds, shares and growths as fractions; `null` is not known. */
export type Cell = string | number | boolean | null | Money

export interface TableColumn {
  readonly header: string
  readonly kind: CellKind
}

export type Row = readonly Cell[]

export interface Table {
  /** Names the sheet of a workbook. */
  readonly name: string
  readonly columns: readonly TableColumn[]
  /** Asked for a batch only when the one before is written. */
  readonly batches: AsyncIterable<readonly Row[]>
}

export const TABLE_FORMATS = ['csv', 'xlsx'] as const
export type TableFormat = (typeof TABLE_FORMATS)[number]

/** What a spreadsheet runs as a formula, full-width signs included, wherever it stands after blanks. */
const FORMULA = /^(\s*[=+\-@＝＋－＠]|[\t\r])/
const NUMBER = /^[+-]?\d+([.,]\d+)*$/

/** Whether a spreadsheet would run a text rather than show it. */
export function looksLikeFormula(text: string): boolean {
  return FORMULA.test(text) && !NUMBER.test(text)
}
