import { CompiledQuery } from 'kysely'
import type { StoreDb } from './open-store'

/** Runs SQL that another library wrote, in `db`'s transaction where it is one. Rows come as the engine gives them. */
export async function executeSql(
  db: StoreDb,
  text: string,
  values: readonly unknown[] = [],
): Promise<{ rows: unknown[] }> {
  const { rows } = await db.executeQuery(CompiledQuery.raw(text, [...values]))
  return { rows }
}
