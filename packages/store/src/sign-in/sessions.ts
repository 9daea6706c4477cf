import { createHash, randomBytes } from 'node:crypto'
import { type Account, accountById } from '../accounts/accounts'
import type { StoreDb } from '../engine/open-store'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const LIFETIME_DAYS = 30
/** How exactly the list of devices knows when one was last used; every request writing it down would cost too much. */
const SEEN_EVERY_MS = 10 * MINUTE_MS

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** From where and how a session was opened. */
export interface SessionVisit {
  /** `Chrome on Windows` */
  readonly device: string
  readonly ip: string
  /** password, sms, email, wechat, promotion, partner, trial or visitor */
  readonly openedBy: string
}

const UNKNOWN_VISIT: SessionVisit = { device: '', ip: '', openedBy: 'password' }

/** Opens a session; the returned token (256 random bits) is known to its bearer alone. */
export async function openSession(
  db: StoreDb,
  accountId: string,
  now = new Date(),
  visit: SessionVisit = UNKNOWN_VISIT,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db
    .insertInto('session')
    .values({
      token_hash: hashOf(token),
      account_id: accountId,
      created_at: now,
      last_seen_at: now,
      expires_at: new Date(now.getTime() + LIFETIME_DAYS * DAY_MS),
      device: visit.device,
      ip: visit.ip,
      opened_by: visit.openedBy,
    })
    .execute()
  return token
}

/**
 * Who holds this token, or null. A session in use lives on. To spare writes, its end moves at most once a day and its
 * last use at most every ten minutes.
 */
export async function sessionAccount(db: StoreDb, token: string, now = new Date()): Promise<Account | null> {
  const tokenHash = hashOf(token)
  const session = await db
    .selectFrom('session')
    .select(['account_id', 'expires_at', 'last_seen_at'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (!session) return null
  const isAged = session.expires_at.getTime() - now.getTime() < (LIFETIME_DAYS - 1) * DAY_MS
  if (isAged || now.getTime() - session.last_seen_at.getTime() >= SEEN_EVERY_MS) {
    await db
      .updateTable('session')
      .set({
        last_seen_at: now,
        ...(isAged ? { expires_at: new Date(now.getTime() + LIFETIME_DAYS * DAY_MS) } : {}),
      })
      .where('token_hash', '=', tokenHash)
      .execute()
  }
  return accountById(db, session.account_id)
}

export async function closeSession(db: StoreDb, token: string): Promise<void> {
  await db.deleteFrom('session').where('token_hash', '=', hashOf(token)).execute()
}

export interface OpenSession extends SessionVisit {
  readonly sessionId: string
  readonly createdAt: Date
  /** To ten minutes. */
  readonly lastSeenAt: Date
}

/** Where an account is signed in, the newest use first. */
export async function sessionsOf(db: StoreDb, accountId: string, now = new Date()): Promise<OpenSession[]> {
  const rows = await db
    .selectFrom('session')
    .select(['session_id', 'device', 'ip', 'opened_by', 'created_at', 'last_seen_at'])
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('session_id')
    .execute()
  return rows.map((row) => ({
    sessionId: row.session_id,
    device: row.device,
    ip: row.ip,
    openedBy: row.opened_by,
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
  }))
}

/** What the list of devices calls the session of a token, and when it was opened. */
export async function sessionOfToken(
  db: StoreDb,
  token: string,
): Promise<{ readonly sessionId: string; readonly createdAt: Date } | null> {
  const row = await db
    .selectFrom('session')
    .select(['session_id', 'created_at'])
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst()
  return row ? { sessionId: row.session_id, createdAt: row.created_at } : null
}

/** Ends one session of the account; 0 when it has none of that name. */
export async function endSession(db: StoreDb, accountId: string, sessionId: string): Promise<number> {
  const ended = await db
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .where('session_id', '=', sessionId)
    .executeTakeFirst()
  return Number(ended.numDeletedRows)
}

/** Ends the account's sessions, all of them or all but that of one token. Returns how many. */
export async function endSessions(db: StoreDb, accountId: string, exceptToken: string | null = null): Promise<number> {
  const all = db.deleteFrom('session').where('account_id', '=', accountId)
  const ended = await (
    exceptToken === null ? all : all.where('token_hash', '!=', hashOf(exceptToken))
  ).executeTakeFirst()
  return Number(ended.numDeletedRows)
}

/** Forgets sessions that are over. */
export async function dropExpiredSessions(db: StoreDb, now = new Date()): Promise<void> {
  await db.deleteFrom('session').where('expires_at', '<=', now).execute()
}
