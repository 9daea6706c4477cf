import type { MappedColumn } from '@trendee/core/imports/mappable-fields'

/** A column of a table that nobody knows. */
export interface UnknownColumn {
  readonly name: string
  /** Its cells in the first rows. */
  readonly cells: readonly unknown[]
  /** Whether the table gives it no name: `name` then says where it stands. */
  readonly isUnnamed?: boolean
}

export interface GuessedField extends MappedColumn {
  /** What the guess rests on. */
  readonly by: 'name' | 'cells'
}
