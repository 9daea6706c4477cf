import type { StoreDb } from '../engine/open-store'
import type { JsonValue } from '../engine/schema'

/** A setting as an administrator left it; null when nobody has set it. */
export async function setting(db: StoreDb, name: string): Promise<JsonValue | null> {
  const row = await db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst()
  return row?.value ?? null
}

export async function saveSetting(db: StoreDb, name: string, value: JsonValue, now: Date): Promise<void> {
  const row = { value: JSON.stringify(value), updated_at: now }
  await db
    .insertInto('setting')
    .values({ name, ...row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute()
}
