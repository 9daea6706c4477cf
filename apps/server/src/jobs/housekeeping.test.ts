import { expect, it } from 'vitest'
import { ensureAccountOfAddress, openVisitorAccount } from '@trendee/store/accounts/account-opening'
import { takeAttempt } from '@trendee/store/sign-in/attempts'
import { embeddedStore } from '@trendee/store/testing/engines'
import { beginOutsideSignIn, newBrowser } from '@trendee/store/sign-in/outside-sign-in'
import { openSession } from '@trendee/store/sign-in/sessions'
import { saveCode } from '@trendee/store/sign-in/verification-codes'
import { dropEnded } from './housekeeping'

const NOW = new Date('2026-03-01T10:00:00Z')
const DAY = 86_400_000
const TABLES = ['account', 'session', 'verification_code', 'attempt_counter', 'outside_sign_in'] as const

const store = embeddedStore()
/** One of each at an instant. */
async function live(name: string, now: Date): Promise<void> {
  const { db } = store()
  const address = { channel: 'email', address: `${name}@shop.example` } as const
  const { accountId } = await ensureAccountOfAddress(db, address, { name, cameBy: 'email' }, now)
  const accessEndsAt = new Date(now.getTime() + DAY)
  await openVisitorAccount(db, { name: 'Visitor', cameBy: 'visitor', isRestricted: true, accessEndsAt }, now)
  await openSession(db, accountId, now)
  await saveCode(db, { ...address, purpose: 'login' }, '123456', { seconds: 300, tries: 5 }, now)
  await takeAttempt(db, [{ key: name, tries: 5, withinSeconds: 900 }], now)
  await beginOutsideSignIn(db, 'wechat', { browser: newBrowser(), device: '' }, 600, now)
}

it('what is over goes, what is not stays; accounts with an address stay for good', async () => {
  await live('old', new Date(NOW.getTime() - 60 * DAY))
  await live('new', NOW)
  await dropEnded(store().db, NOW)
  const counts: Record<string, number> = {}
  for (const table of TABLES) counts[table] = (await store().db.selectFrom(table).selectAll().execute()).length
  expect(counts).toEqual({ account: 3, session: 1, verification_code: 1, attempt_counter: 1, outside_sign_in: 1 })
})
