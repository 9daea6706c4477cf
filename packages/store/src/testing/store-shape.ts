import { sql } from 'kysely'
import type { StoreDb } from '../engine/open-store'

/** The column `name` of a query's rows. */
export async function namesOf(db: StoreDb, query: string): Promise<string[]> {
  const { rows } = await sql.raw<{ name: string }>(query).execute(db)
  return rows.map(({ name }) => name)
}

/** Tables, indexes and sequences with their columns, as one text. */
export async function shapeOf(db: StoreDb): Promise<string> {
  const shape = await namesOf(
    db,
    `select concat_ws(' ', relname, attname, atttypid::regtype, attnotnull, atthasdef) as name
     from pg_attribute join pg_class on pg_class.oid = attrelid
     where relnamespace = 'public'::regnamespace order by relname, attnum`,
  )
  return shape.join('\n')
}
