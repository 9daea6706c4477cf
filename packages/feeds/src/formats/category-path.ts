import { cleanOptional } from '../clean-text'
import type { UnreadTaker } from '../table-row'
import { nameList } from './listed-values'

/** A category as one text (`Women > Tops`) or as a JSON list. */
export function pathOf(cell: unknown, field: string, sink: UnreadTaker): readonly string[] {
  // Rows of one category follow each other.
  if (typeof cell === 'string' && cell === lastCell) return lastPath
  if (typeof cell !== 'string' || /^\s*\[/u.test(cell)) return nameList(cell, field, sink)
  lastPath = readPath(cell)
  lastCell = cell
  return lastPath
}

let lastCell = ''
let lastPath: readonly string[] = []

function readPath(cell: string): readonly string[] {
  return cleanOptional(cell)
    .split(/\s*(?:>|›|»|\||\s\/\s)\s*/u)
    .filter((part) => part !== '')
}
