import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import type { StoreDb } from '../engine/open-store'

/** What one code is for; there is one valid code for each of these at a time. */
export interface CodeKey {
  readonly channel: 'sms' | 'email'
  /** Normalised: E.164, or an e-mail address in small letters. */
  readonly address: string
  /** login, bind, password, proof */
  readonly purpose: string
}

/** Six random digits. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}

/** With what it is for: a code of one address or purpose is none for another. */
function hashOf({ channel, address, purpose }: CodeKey, code: string): string {
  return createHash('sha256')
    .update(JSON.stringify([channel, address, purpose, code]))
    .digest('hex')
}

/** Keeps a code in place of the one before it. */
export async function saveCode(
  db: StoreDb,
  key: CodeKey,
  code: string,
  { seconds, tries }: { readonly seconds: number; readonly tries: number },
  now = new Date(),
): Promise<void> {
  const row = {
    code_hash: hashOf(key, code),
    expires_at: new Date(now.getTime() + seconds * 1000),
    tries_left: tries,
  }
  await db
    .insertInto('verification_code')
    .values({ channel: key.channel, address: key.address, purpose: key.purpose, ...row })
    .onConflict((conflict) => conflict.columns(['channel', 'address', 'purpose']).doUpdateSet(row))
    .execute()
}

/** Whether this is the valid code; it stays valid, but the question costs one of its tries. */
export async function codeMatches(db: StoreDb, key: CodeKey, code: string, now = new Date()): Promise<boolean> {
  const row = await db
    .updateTable('verification_code')
    .set({ tries_left: sql<number>`tries_left - 1` })
    .where('channel', '=', key.channel)
    .where('address', '=', key.address)
    .where('purpose', '=', key.purpose)
    .where('tries_left', '>', 0)
    .where('expires_at', '>', now)
    .returning('code_hash')
    .executeTakeFirst()
  return row !== undefined && timingSafeEqual(Buffer.from(row.code_hash), Buffer.from(hashOf(key, code)))
}

/** Uses a code up that was found to match. False when somebody else was quicker: then it opens nothing. */
export async function spendCode(db: StoreDb, key: CodeKey, code: string): Promise<boolean> {
  const row = await db
    .deleteFrom('verification_code')
    .where('channel', '=', key.channel)
    .where('address', '=', key.address)
    .where('purpose', '=', key.purpose)
    .where('code_hash', '=', hashOf(key, code))
    .returning('code_hash')
    .executeTakeFirst()
  return row !== undefined
}

/** Forgets codes that are over. */
export async function dropExpiredCodes(db: StoreDb, now = new Date()): Promise<void> {
  await db.deleteFrom('verification_code').where('expires_at', '<=', now).execute()
}
