import { sampleOf } from '../read-feed'
import { type GuessedTable, type UnknownColumn, guessTable } from './guess-mapping'
import { columnsIn } from './sample-columns'

/** A table that nobody knows, and what its columns are likely to hold. */
export interface ProposedMapping extends GuessedTable {
  readonly columns: readonly UnknownColumn[]
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
  return columns && { columns, ...guessTable(columns) }
}
