import { randomBytes } from 'node:crypto'
import { demoPassword, saveDemoPassword } from '../administration/settings'
import { inTransaction } from '../engine/in-transaction'
import type { StoreDb } from '../engine/open-store'
import { hashPassword, passwordMatches } from '../sign-in/passwords'
import { endEverySession } from './account-changes'
import { endApiToken } from './api-tokens'

/** A password of the demo accounts that stands nowhere: 108 random bits. */
export function newDemoPassword(): string {
  return randomBytes(18).toString('base64url').slice(0, 18)
}

/**
 * Takes the demo accounts their published password: those that still have it get one made now, which is returned and
 * kept as hashes alone. What was opened by the old one ends. Null where there is none to take, such as after the first
 * time.
 */
export async function closeDemoEntrance(db: StoreDb, now = new Date()): Promise<string | null> {
  return inTransaction(db, async (transaction) => {
    // Of several servers that start at once, one makes the password.
    await transaction.selectFrom('setting').select('name').where('name', '=', 'demo').forUpdate().execute()
    const published = await demoPassword(transaction)
    if (published === null) return null
    const accounts = await transaction
      .selectFrom('account')
      .select(['account_id', 'password_hash'])
      .where('is_demo', '=', true)
      .execute()
    const password = newDemoPassword()
    const passwordHash = await hashPassword(password)
    let changed = 0
    for (const { account_id: accountId, password_hash: storedHash } of accounts) {
      if (!(await passwordMatches(storedHash, published))) continue
      changed += 1
      await transaction
        .updateTable('account')
        .set({ password_hash: passwordHash })
        .where('account_id', '=', accountId)
        .execute()
      await endEverySession(transaction, accountId, now)
      await endApiToken(transaction, accountId)
    }
    await saveDemoPassword(transaction, null, now)
    return changed === 0 ? null : password
  })
}
