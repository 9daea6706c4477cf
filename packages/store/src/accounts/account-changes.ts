import type { StoreDb } from '../engine/open-store'

/** What an administrator may change of an account; what is left out stays. */
export interface AccountChange {
  readonly role?: string | undefined
  readonly hasAdmin?: boolean | undefined
  readonly isRestricted?: boolean | undefined
  /** `null`: access has no end. */
  readonly accessEndsAt?: Date | null | undefined
}

/** Changes what is given; nothing for an account that there is not. */
export async function changeAccount(db: StoreDb, accountId: string, change: AccountChange): Promise<void> {
  const values = {
    ...(change.role === undefined ? {} : { role: change.role }),
    ...(change.hasAdmin === undefined ? {} : { has_admin: change.hasAdmin }),
    ...(change.isRestricted === undefined ? {} : { is_restricted: change.isRestricted }),
    ...(change.accessEndsAt === undefined ? {} : { access_ends_at: change.accessEndsAt }),
  }
  if (Object.keys(values).length === 0) return
  await db.updateTable('account').set(values).where('account_id', '=', accountId).execute()
}

/** Ends a line's plan of an account now; false when none was valid. */
export async function endPlan(db: StoreDb, accountId: string, line: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('account_plan')
    .set({ ends_at: now })
    .where('account_id', '=', accountId)
    .where('line', '=', line)
    .where('ends_at', '>', now)
    .returning('line')
    .executeTakeFirst()
  return row !== undefined
}

/** Ends every session of an account; how many were open. */
export async function endEverySession(db: StoreDb, accountId: string, now: Date): Promise<number> {
  const rows = await db.deleteFrom('session').where('account_id', '=', accountId).returning('expires_at').execute()
  return rows.filter((row) => row.expires_at > now).length
}
