import type { Insertable, Selectable } from 'kysely'
import type { StoreSchema } from '../engine/schema'

/** What a column's type says, in words: the value read, whether it may be null, whether an insert may leave it out. */
type TypeName<Value> = [Value] extends [string]
  ? 'string'
  : [Value] extends [number]
    ? 'number'
    : [Value] extends [boolean]
      ? 'boolean'
      : [Value] extends [Date]
        ? 'Date'
        : [Value] extends [number[]]
          ? 'number[]'
          : [Value] extends [string[]]
            ? 'string[]'
            : 'Json'
type Column<
  Table,
  Name extends keyof Table,
> = `${TypeName<NonNullable<Selectable<Table>[Name & keyof Selectable<Table>]>>}${null extends Selectable<Table>[Name &
  keyof Selectable<Table>]
  ? ' | null'
  : ''}${Name extends keyof Insertable<Table> ? (undefined extends Insertable<Table>[Name] ? '?' : '') : '?'}`
export type Columns = {
  [Table in keyof StoreSchema]: { [Name in keyof StoreSchema[Table]]: Column<StoreSchema[Table], Name> }
}
