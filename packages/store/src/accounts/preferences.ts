import type { Preferences } from '@trendee/core/preferences/preferences'
import type { StoreDb } from '../engine/open-store'

/** Keeps what an account answered; from then on it is not asked any more. */
export async function savePreferences(db: StoreDb, accountId: string, preferences: Preferences): Promise<void> {
  await db
    .updateTable('account')
    .set({ preferences: JSON.stringify(preferences) })
    .where('account_id', '=', accountId)
    .execute()
}
