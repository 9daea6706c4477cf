import { createHash, randomBytes } from 'node:crypto'
import { inTransaction } from '../engine/in-transaction'
import type { StoreDb } from '../engine/open-store'

/** So many browsers of one account are known; the one that was not seen for longest goes first. */
const MOST_DEVICES = 20

function hashOf(device: string): string {
  return createHash('sha256').update(device).digest('hex')
}

/** What a browser keeps so that it is known again: 256 random bits. */
export function newDevice(): string {
  return randomBytes(32).toString('base64url')
}

/** Whether the browser has signed in to this account before. */
export async function isKnownDevice(db: StoreDb, accountId: string, device: string): Promise<boolean> {
  const row = await db
    .selectFrom('known_device')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('device_hash', '=', hashOf(device))
    .executeTakeFirst()
  return row !== undefined
}

/** Notes that the browser has signed in to the account. */
export async function noteDevice(db: StoreDb, accountId: string, device: string, now = new Date()): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await transaction
      .insertInto('known_device')
      .values({ account_id: accountId, device_hash: hashOf(device), last_seen_at: now })
      .onConflict((conflict) => conflict.columns(['account_id', 'device_hash']).doUpdateSet({ last_seen_at: now }))
      .execute()
    const newest = transaction
      .selectFrom('known_device')
      .select('device_hash')
      .where('account_id', '=', accountId)
      .orderBy('last_seen_at', 'desc')
      .limit(MOST_DEVICES)
    await transaction
      .deleteFrom('known_device')
      .where('account_id', '=', accountId)
      .where('device_hash', 'not in', newest)
      .execute()
  })
}

/** Forgets every device of the account, after a forgotten password: those who knew the old one are strangers again. */
export async function forgetDevices(db: StoreDb, accountId: string): Promise<void> {
  await db.deleteFrom('known_device').where('account_id', '=', accountId).execute()
}
