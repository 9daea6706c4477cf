import {
  type ColumnMapping,
  type FieldOf,
  type MappedKind,
  MAPPED_FIELDS,
  columnsOf,
} from '@trendee/core/imports/mappable-fields'
import type { ColumnFinder } from '../table-feed'

/** The columns of a table by the fields that they hold. */
export interface MappedColumns<Field extends string> {
  /** Positions in a row; -1 of a field without a column. */
  readonly at: Readonly<Record<Field, number>>
  /** What the table calls the column of a field. */
  called(field: Field): string
}

export function mappedColumnsOf<Kind extends MappedKind>(
  kind: Kind,
  mapping: ColumnMapping,
  column: ColumnFinder,
): MappedColumns<FieldOf<Kind>> {
  const fields: readonly FieldOf<Kind>[] = MAPPED_FIELDS[kind]
  const positions = fields.map((field) => {
    const names = columnsOf(mapping, field)
    return [field, names.length === 0 ? -1 : column(...names)]
  })
  return {
    at: Object.fromEntries(positions) as Record<FieldOf<Kind>, number>,
    called: (field) => columnsOf(mapping, field)[0] ?? field,
  }
}
