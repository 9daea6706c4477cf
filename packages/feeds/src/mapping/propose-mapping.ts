import type { FeedSample } from '../feed'
import { sampleOf } from '../read-feed'
import { beginWithTheirNumbers, headerOf, isBlank, keysOf, valueOf } from '../table-feed'
import { type GuessedField, type UnknownColumn, guessMapping } from './guess-mapping'

/** Rows whose cells the guess looks at. */
const ROWS_LOOKED_AT = 200

/** A table that nobody knows, and what its columns are likely to hold. */
export interface ProposedMapping {
  readonly columns: readonly UnknownColumn[]
  readonly guessed: readonly GuessedField[]
}

/** The columns of a file with their first cells; null where it is no table. Throws UnreadableFileError. */
export async function columnsOfTable(path: string): Promise<readonly UnknownColumn[] | null> {
  const sample = await sampleOf(path)
  const columns = sample === null ? [] : columnsIn(sample)
  return columns.length < 2 ? null : columns
}

/** What the columns of a file are likely to hold; null where it is no table. Throws UnreadableFileError. */
export async function proposeMapping(path: string): Promise<ProposedMapping | null> {
  const columns = await columnsOfTable(path)
  return columns && { columns, guessed: guessMapping(columns) }
}

function columnsIn(sample: FeedSample): UnknownColumn[] {
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
