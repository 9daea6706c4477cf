import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { type Account, accountById } from './accounts'
import type { StoreDb } from '../engine/open-store'

/** Every API token begins with this: it differs from a session's, and scanners find it when it leaks. */
export const API_TOKEN_START = 'trendee_'
const SHOWN_CHARACTERS = 14

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

export interface ApiToken {
  readonly shownStart: string
  readonly createdAt: Date
  readonly lastUsedAt: Date | null
}

/** Makes the account's API token (256 random bits), known to its bearer alone; the one before it stops working. */
export async function createApiToken(
  db: StoreDb,
  accountId: string,
  now = new Date(),
): Promise<ApiToken & { readonly token: string }> {
  const token = `${API_TOKEN_START}${randomBytes(32).toString('base64url')}`
  const row = {
    token_hash: hashOf(token),
    shown_start: token.slice(0, SHOWN_CHARACTERS),
    created_at: now,
    last_used_at: null,
  }
  await db
    .insertInto('api_token')
    .values({ account_id: accountId, ...row })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
    .execute()
  return { token, shownStart: row.shown_start, createdAt: now, lastUsedAt: null }
}

/** The account's API token stops working, where it has one; false where it has none. */
export async function endApiToken(db: StoreDb, accountId: string): Promise<boolean> {
  const row = await db
    .deleteFrom('api_token')
    .where('account_id', '=', accountId)
    .returning('account_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function apiTokenOf(db: StoreDb, accountId: string): Promise<ApiToken | null> {
  const row = await db.selectFrom('api_token').selectAll().where('account_id', '=', accountId).executeTakeFirst()
  return row ? { shownStart: row.shown_start, createdAt: row.created_at, lastUsedAt: row.last_used_at } : null
}

export interface ApiCaller {
  readonly account: Account
  /** Addresses and blocks that the token may be used from; none: any. */
  readonly addresses: readonly string[]
}

/** Who calls with this API token, or null. */
export async function apiTokenCaller(db: StoreDb, token: string): Promise<ApiCaller | null> {
  const row = await db
    .selectFrom('api_token')
    .select('account_id')
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst()
  const account = row ? await accountById(db, row.account_id) : null
  return account ? { account, addresses: await apiAddresses(db, account.accountId) } : null
}

export async function apiAddresses(db: StoreDb, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('api_address')
    .select('address')
    .where('account_id', '=', accountId)
    .orderBy('address')
    .execute()
  return rows.map((row) => row.address)
}

export async function saveApiAddresses(db: StoreDb, accountId: string, addresses: readonly string[]): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('api_address').where('account_id', '=', accountId).execute()
    if (addresses.length === 0) return
    await transaction
      .insertInto('api_address')
      .values([...new Set(addresses)].map((address) => ({ account_id: accountId, address })))
      .execute()
  })
}

export interface ApiCalls {
  readonly accountId: string
  /** `YYYY-MM-DD`, UTC */
  readonly day: string
  readonly endpoint: string
  readonly calls: number
}

/** Adds calls to the days' counts, and notes that the accounts' tokens were used. */
export async function addApiCalls(db: StoreDb, counts: readonly ApiCalls[], now = new Date()): Promise<void> {
  if (counts.length === 0) return
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('api_call_count')
      .values(counts.map(({ accountId, ...count }) => ({ account_id: accountId, ...count })))
      .onConflict((conflict) =>
        conflict
          .columns(['account_id', 'day', 'endpoint'])
          .doUpdateSet({ calls: sql<number>`api_call_count.calls + excluded.calls` }),
      )
      .execute()
    await transaction
      .updateTable('api_token')
      .set({ last_used_at: now })
      .where('account_id', 'in', [...new Set(counts.map(({ accountId }) => accountId))])
      .execute()
  })
}

export async function apiCallsSince(db: StoreDb, accountId: string, day: string): Promise<ApiCalls[]> {
  const rows = await db
    .selectFrom('api_call_count')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('day', '>=', day)
    .orderBy('day')
    .execute()
  return rows.map((row) => ({ accountId, day: row.day, endpoint: row.endpoint, calls: row.calls }))
}
