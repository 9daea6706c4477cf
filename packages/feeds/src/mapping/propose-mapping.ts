import { sampleOf } from '../read-feed'
import { type GuessedTable, guessTable } from './guess-mapping'
import type { UnknownColumn } from './guessed-field'
import type { UnnamedColumn } from '../unnamed-column'
import { columnsIn } from './sample-columns'
import { shiftedNames } from './shifted-names'

/** A table that nobody knows, and what its columns are likely to hold. */
export interface ProposedMapping extends GuessedTable, TableColumns {
  /** Which column has no name: as it was told, else the first where names seem to stand too far to the left. */
  readonly unnamed: UnnamedColumn | undefined
}

export interface TableColumns {
  readonly columns: readonly UnknownColumn[]
  /** As `shiftedNames`. */
  readonly shifted: readonly string[] | null
}

/** The columns of a file with their first cells; null where it is no table. Throws UnreadableFileError. */
export async function columnsOfTable(path: string, unnamed?: UnnamedColumn): Promise<TableColumns | null> {
  const sample = await sampleOf(path)
  const columns = sample === null ? [] : columnsIn(sample, unnamed)
  return sample === null || columns.length < 2 ? null : { columns, shifted: shiftedNames(sample) }
}

/** What the columns of a file are likely to hold; null where it is no table. Throws UnreadableFileError. */
export async function proposeMapping(path: string, unnamed?: UnnamedColumn): Promise<ProposedMapping | null> {
  const written = await columnsOfTable(path, unnamed)
  if (written === null) return null
  const isGuessed = unnamed === undefined && written.shifted !== null
  const table = isGuessed ? ((await columnsOfTable(path, 'first')) ?? written) : written
  return { ...table, unnamed: isGuessed ? 'first' : unnamed, ...guessTable(table.columns) }
}
