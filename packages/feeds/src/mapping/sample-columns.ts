import { isNothing } from '../cells/nothing'
import type { FeedSample } from '../feed'
import { headerNames, isPlainObject, keysOf, tableRows, valueOf } from '../table-feed'
import { type UnnamedColumn, namesOfColumns } from '../unnamed-column'
import type { UnknownColumn } from './guessed-field'

/** Rows whose cells the guess looks at. */
const ROWS_LOOKED_AT = 200

/** The columns of a table, or the keys of JSON objects, with their first cells. */
export function columnsIn(sample: FeedSample, unnamed?: UnnamedColumn): UnknownColumn[] {
  if (sample.layout === 'json') {
    const items = sample.head().slice(0, ROWS_LOOKED_AT).filter(isPlainObject)
    const names = [...new Set(items.flatMap((item) => keysOf(item)))]
    return names
      .map((name) => ({ name, cells: items.map((item) => valueOf(item, [name])) }))
      .filter(({ cells }) => !isMadeOfOthers(cells))
  }
  const head = tableRows(sample.head() as string[][]).slice(0, ROWS_LOOKED_AT + 1)
  const rows = head.slice(1)
  const written = namesOfColumns(head, unnamed)
  return headerNames(head, unnamed).flatMap((name, at) => {
    const cells = rows.map((row) => row[at])
    if (written[at]?.trim() !== '') return [{ name: name.trim(), cells }]
    return saysSomething(cells) ? [{ name, cells, isUnnamed: true }] : []
  })
}

/** Whether the cells below no name are worth a question: blank ones and the numbers of the rows are not. */
function saysSomething(cells: readonly (string | undefined)[]): boolean {
  const isBlankColumn = cells.every((cell) => (cell ?? '').trim() === '')
  return !isBlankColumn && !cells.every((cell, at) => Number(cell) === Number(cells[0]) + at)
}

/** Objects, whose keys are columns of their own. */
function isMadeOfOthers(cells: readonly unknown[]): boolean {
  const told = cells.filter((cell) => !isNothing(cell))
  return told.length > 0 && told.every(isPlainObject)
}
