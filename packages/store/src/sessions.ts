import { createHash, randomBytes } from 'node:crypto'
import { type Account, accountById } from './accounts'
import type { StoreDb } from './open-store'

const DAY_MS = 86_400_000
const LIFETIME_DAYS = 30

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** Opens a session; the returned token (256 random bits) is known to its bearer alone. */
export async function openSession(db: StoreDb, accountId: string, now = new Date()): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db
    .insertInto('session')
    .values({
      token_hash: hashOf(token),
      account_id: accountId,
      created_at: now,
      expires_at: new Date(now.getTime() + LIFETIME_DAYS * DAY_MS),
    })
    .execute()
  return token
}

/** Who holds this token, or null. A session in use lives on: its end moves at most once a day, to spare writes. */
export async function sessionAccount(db: StoreDb, token: string, now = new Date()): Promise<Account | null> {
  const tokenHash = hashOf(token)
  const session = await db
    .selectFrom('session')
    .select(['account_id', 'expires_at'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (!session) return null
  if (session.expires_at.getTime() - now.getTime() < (LIFETIME_DAYS - 1) * DAY_MS) {
    await db
      .updateTable('session')
      .set({ expires_at: new Date(now.getTime() + LIFETIME_DAYS * DAY_MS) })
      .where('token_hash', '=', tokenHash)
      .execute()
  }
  return accountById(db, session.account_id)
}

export async function closeSession(db: StoreDb, token: string): Promise<void> {
  await db.deleteFrom('session').where('token_hash', '=', hashOf(token)).execute()
}
