import { randomUUID } from 'node:crypto'
import { ADMIN_ROLE, withRole } from '@trendee/core/access/roles'
import { inTransaction } from '../engine/in-transaction'
import type { StoreDb } from '../engine/open-store'
import { isAdministrator } from './account-search'

const MOST_NAMES = 3

/** Whom to ask for what only administrators do: a few names, the oldest account first. */
export async function administratorNames(db: StoreDb): Promise<string[]> {
  const rows = await db
    .selectFrom('account')
    .select('name')
    .where(isAdministrator())
    .orderBy('created_at')
    .orderBy('account_id')
    .limit(MOST_NAMES)
    .execute()
  return rows.map(({ name }) => name)
}

/**
 * The account of an e-mail address is an administrator's, and is made where there is none: without a password, so that
 * only a code to that address opens it.
 */
export async function ensureAdministrator(db: StoreDb, address: string): Promise<void> {
  const email = address.trim().toLowerCase()
  await inTransaction(db, async (transaction) => {
    await transaction
      .insertInto('account')
      .values({ account_id: randomUUID(), name: email, email, came_by: 'admin', preferences: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const { account_id: accountId, role } = await transaction
      .selectFrom('account')
      .select(['account_id', 'role'])
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    await transaction
      .updateTable('account')
      .set({ role: withRole(role, ADMIN_ROLE), has_admin: true })
      .where('account_id', '=', accountId)
      .execute()
  })
}
