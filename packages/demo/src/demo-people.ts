import { ensureAccount } from '@trendee/store/accounts/accounts'
import { newDemoPassword } from '@trendee/store/accounts/demo-entrance'
import { isDemoClosed, saveDemoPassword } from '@trendee/store/administration/settings'
import type { StoreDb } from '@trendee/store/engine/open-store'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo-accounts'
import { ensureDemoFollows } from './demo-follows'
import { ensureDemoMessages } from './demo-messages'
import { ensureDemoPromotions } from './demo-promotions'

/** Puts the people of the demo world into the store, and what was given and said to them. Again: changes nothing. */
export async function ensureDemoPeople(db: StoreDb): Promise<void> {
  const accountIds = new Map<string, string>()
  // Where other machines reach the server, the published password was taken: nobody is let in by it again.
  const isClosed = await isDemoClosed(db)
  const password = isClosed ? newDemoPassword() : DEMO_PASSWORD
  for (const account of DEMO_ACCOUNTS) {
    accountIds.set(account.email, await ensureAccount(db, { ...account, password, isDemo: true }))
  }
  if (!isClosed) await saveDemoPassword(db, DEMO_PASSWORD, new Date())
  await ensureDemoPromotions(db)
  await ensureDemoMessages(db, accountIds)
  await ensureDemoFollows(db, accountIds)
}
