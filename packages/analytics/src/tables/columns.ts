import { z } from 'zod'

/** A column of a wide table. Its table's list is the only place that names it, beside the migration that made it. */
export interface Column {
  /** ClickHouse type. */
  readonly type: string
  /** SQL over the table's other columns, for a column that the engine fills in itself. */
  readonly computed?: string
  /** SQL of what a row has that was written before the column was; without it the type's own empty value. */
  readonly unwritten?: string
  /** How `card` shows the column; it is left out where absent. */
  readonly card?: z.ZodType | Named
  /** The same of `curves`. */
  readonly curves?: z.ZodType | Named
}

/** A column that JSON shows under another name than its own. */
export interface Named<Name extends string = string, Schema extends z.ZodType = z.ZodType> {
  readonly name: Name
  readonly schema: Schema
  /** What JSON shows of it, where that is not the whole column. */
  readonly shown?: { readonly sql: string; readonly type: string }
}

export function named<Name extends string, Schema extends z.ZodType>(
  name: Name,
  schema: Schema,
  shown?: Named['shown'],
): Named<Name, Schema> {
  return { name, schema, ...(shown === undefined ? {} : { shown }) }
}

export type Columns = Readonly<Record<string, Column>>
type JsonColumn = 'card' | 'curves'

/** Names of the columns that an insert gives a value to. */
export type Inserted<Table extends Columns> = {
  [Name in keyof Table & string]: Table[Name] extends { computed: string } ? never : Name
}[keyof Table & string]

/** Both lists of an `INSERT INTO t (columns) … SELECT values`, from the SQL that gives each column. */
export function insertedValues(valueOf: Readonly<Record<string, string>>): { columns: string; values: string } {
  return { columns: Object.keys(valueOf).join(', '), values: Object.values(valueOf).join(', ') }
}

/** Columns that a JSON column shows, each with the name that it has there. */
function shownColumns(table: Columns, json: JsonColumn) {
  return Object.entries(table).flatMap(([column, { type, [json]: shown }]) => {
    if (shown === undefined) return []
    const { name, schema, shown: part }: Named = shown instanceof z.ZodType ? { name: column, schema: shown } : shown
    const plain = (part?.type ?? type).replaceAll(/LowCardinality\(([^()]*)\)/g, '$1')
    return [{ sql: part?.sql ?? column, name, schema, type: plain }]
  })
}

/** SQL of a column that shows others as JSON: reading one column of a row costs a fraction of reading thirty. */
export function jsonSql(table: Columns, json: JsonColumn): string {
  const shown = shownColumns(table, json)
  return `toJSONString(CAST((${shown.map(({ sql }) => sql).join(', ')}),
    'Tuple(${shown.map(({ name, type }) => `${name} ${type}`).join(', ')})'))`
}

type Shown<Table extends Columns, Json extends JsonColumn> = {
  [
    Name in keyof Table & string as Table[Name][Json] extends z.ZodType
      ? Name
      : Table[Name][Json] extends Named<infer Other>
        ? Other
        : never
  ]: Table[Name][Json] extends z.ZodType
    ? Table[Name][Json]
    : Table[Name][Json] extends Named<string, infer Schema>
      ? Schema
      : never
}

/** The schema of what `jsonSql` writes. */
export function jsonSchema<Table extends Columns, Json extends JsonColumn>(
  table: Table,
  json: Json,
): z.ZodObject<Shown<Table, Json>> {
  const shape = Object.fromEntries(shownColumns(table, json).map(({ name, schema }) => [name, schema]))
  return z.object(shape) as unknown as z.ZodObject<Shown<Table, Json>>
}
