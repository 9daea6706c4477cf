import type { StoreDb } from '../engine/open-store'
import type { JsonValue } from '../engine/column-types'

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

const DEMO = 'demo'

/**
 * The published password of the demo accounts, which the server prints at its start; null without a demo world, and once
 * they have another, which nobody keeps.
 */
export async function demoPassword(db: StoreDb): Promise<string | null> {
  const value = await setting(db, DEMO)
  const isObject = typeof value === 'object' && value !== null
  return isObject && 'password' in value && typeof value.password === 'string' ? value.password : null
}

/** Null: the demo accounts have had the published password, and have it no more. */
export async function saveDemoPassword(db: StoreDb, password: string | null, now: Date): Promise<void> {
  await saveSetting(db, DEMO, password === null ? {} : { password }, now)
}

/** Whether the demo accounts were taken their published password. */
export async function isDemoClosed(db: StoreDb): Promise<boolean> {
  return (await setting(db, DEMO)) !== null && (await demoPassword(db)) === null
}
