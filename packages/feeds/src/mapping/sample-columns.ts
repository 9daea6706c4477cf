import type { FeedSample } from '../feed'
import { headerNames, isBlank, keysOf, valueOf } from '../table-feed'
import type { UnnamedColumn } from '../unnamed-column'
import type { UnknownColumn } from './guess-mapping'

/** Rows whose cells the guess looks at. */
const ROWS_LOOKED_AT = 200

/** The columns of a table, or the keys of JSON objects, with their first cells. */
export function columnsIn(sample: FeedSample, unnamed?: UnnamedColumn): UnknownColumn[] {
  if (sample.layout === 'json') {
    const items = sample.head().slice(0, ROWS_LOOKED_AT).filter(isObject)
    const names = [...new Set(items.flatMap(keysOf))]
    return names.map((name) => ({ name, cells: items.map((item) => valueOf(item, [name])) }))
  }
  const head = (sample.head() as string[][]).filter((row) => !isBlank(row)).slice(0, ROWS_LOOKED_AT + 1)
  const rows = head.slice(1)
  return headerNames(head, unnamed).flatMap((name, at) =>
    name.trim() === '' ? [] : [{ name: name.trim(), cells: rows.map((row) => row[at]) }],
  )
}

function isObject(item: unknown): item is object {
  return typeof item === 'object' && item !== null && !Array.isArray(item)
}
