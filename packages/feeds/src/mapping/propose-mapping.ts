import { sampleOf } from '../read-feed'
import { type GuessedTable, guessTable } from './guess-mapping'
import type { GuessedField, UnknownColumn } from './guessed-field'
import type { UnnamedColumn } from '../unnamed-column'
import { columnsIn } from './sample-columns'
import { namesTooFarRight, shiftedNames } from './shifted-names'

/** A table that nobody knows, and what its columns are likely to hold. */
export interface ProposedMapping extends GuessedTable, TableColumns {
  /** Which column has no name: as it was told, else the first where names seem to stand too far to the left. */
  readonly unnamed: UnnamedColumn | undefined
}

export interface TableColumns {
  readonly columns: readonly UnknownColumn[]
  /** As `shiftedNames`. */
  readonly shifted: readonly string[] | null
  /** As `namesTooFarRight`. */
  readonly tooFarRight: readonly string[] | null
}

/** The columns of a file with their first cells; null where it is no table. Throws UnreadableFileError. */
export async function columnsOfTable(path: string, unnamed?: UnnamedColumn): Promise<TableColumns | null> {
  const sample = await sampleOf(path)
  const columns = sample === null ? [] : columnsIn(sample, unnamed)
  if (sample === null || columns.length < 2) return null
  return { columns, shifted: shiftedNames(sample), tooFarRight: namesTooFarRight(sample) }
}

/** What the columns of a file are likely to hold; null where it is no table. Throws UnreadableFileError. */
export async function proposeMapping(path: string, unnamed?: UnnamedColumn): Promise<ProposedMapping | null> {
  const written = await columnsOfTable(path, unnamed)
  if (written === null) return null
  const isGuessed = unnamed === undefined && written.shifted !== null
  const table = isGuessed ? ((await columnsOfTable(path, 'first')) ?? written) : written
  const isNamedLeft = unnamed === undefined && table.tooFarRight !== null
  const guess = isNamedLeft ? guessByNamesRight(table.columns) : guessTable(table.columns)
  return { ...table, unnamed: isGuessed ? 'first' : unnamed, ...guess }
}

/** What columns hold each of which is called by the name that stands above the next. */
function guessByNamesRight(columns: readonly UnknownColumn[]): GuessedTable {
  const meant = columns.slice(1).map(({ name }, at) => ({ name, cells: columns[at]?.cells ?? [] }))
  const { kind, guessed } = guessTable(meant)
  const written = new Map(meant.map(({ name }, at) => [name, columns[at]?.name ?? name]))
  const asWritten = (guesses: readonly GuessedField[]) =>
    guesses.map((one) => ({ ...one, column: written.get(one.column) ?? one.column }))
  const { products, orders, posts, series } = guessed
  return {
    kind,
    guessed: {
      products: asWritten(products),
      orders: asWritten(orders),
      posts: asWritten(posts),
      series: asWritten(series),
    },
  }
}
