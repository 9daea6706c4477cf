import { type Account, accountById } from './accounts'
import type { StoreDb } from '../engine/open-store'

/** How an account can be reached, and what it was made with. */
export interface AccountAddress {
  readonly channel: 'sms' | 'email'
  /** Normalised: E.164, or an e-mail address in small letters. */
  readonly address: string
}

const COLUMN = { email: 'email', sms: 'mobile' } as const
const UNIQUE_VIOLATION = '23505'

/** Whose address this is: the account's id, or null. */
export async function accountIdByAddress(db: StoreDb, { channel, address }: AccountAddress): Promise<string | null> {
  const row = await db
    .selectFrom('account')
    .select('account_id')
    .where(COLUMN[channel], '=', address)
    .executeTakeFirst()
  return row?.account_id ?? null
}

export async function accountByAddress(db: StoreDb, address: AccountAddress): Promise<Account | null> {
  const accountId = await accountIdByAddress(db, address)
  return accountId === null ? null : accountById(db, accountId)
}

/** Binds an address to an account in place of the one it had. False when another account has it. */
export async function bindAddress(
  db: StoreDb,
  accountId: string,
  { channel, address }: AccountAddress,
): Promise<boolean> {
  try {
    await db
      .updateTable('account')
      .set({ [COLUMN[channel]]: address })
      .where('account_id', '=', accountId)
      .execute()
    return true
  } catch (error) {
    if ((error as { code?: unknown }).code === UNIQUE_VIOLATION) return false
    throw error
  }
}

/** The stored hash of an account's password, null where it has none. */
export async function passwordHashOf(db: StoreDb, accountId: string): Promise<string | null> {
  const row = await db
    .selectFrom('account')
    .select('password_hash')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row?.password_hash ?? null
}

/** Gives an account a password, the first or another. Its sessions are the caller's affair. */
export async function setPasswordHash(db: StoreDb, accountId: string, passwordHash: string): Promise<void> {
  await db.updateTable('account').set({ password_hash: passwordHash }).where('account_id', '=', accountId).execute()
}
