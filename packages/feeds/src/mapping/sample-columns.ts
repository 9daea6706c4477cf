import type { FeedSample } from '../feed'
import { beginWithTheirNumbers, headerOf, isBlank, keysOf, valueOf } from '../table-feed'
import type { UnknownColumn } from './guess-mapping'

/** Rows whose cells the guess looks at. */
const ROWS_LOOKED_AT = 200

/** The columns of a table, or the keys of JSON objects, with their first cells. */
export function columnsIn(sample: FeedSample): UnknownColumn[] {
  if (sample.layout === 'json') {
    const items = sample.head().slice(0, ROWS_LOOKED_AT).filter(isObject)
    const names = [...new Set(items.flatMap(keysOf))]
    return names.map((name) => ({ name, cells: items.map((item) => valueOf(item, [name])) }))
  }
  const header = headerOf(sample.rows)
  const [first, ...rows] = (sample.head() as string[][]).filter((row) => !isBlank(row)).slice(0, ROWS_LOOKED_AT + 1)
  if (first === undefined) return []
  const shift = beginWithTheirNumbers([first, ...rows], header.length) ? 1 : 0
  return header.flatMap((name, at) =>
    name.trim() === '' ? [] : [{ name: name.trim(), cells: rows.map((row) => row[at + shift]) }],
  )
}

function isObject(item: unknown): item is object {
  return typeof item === 'object' && item !== null && !Array.isArray(item)
}
