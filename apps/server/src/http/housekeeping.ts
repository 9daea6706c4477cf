import { dropOldVisitors } from '@trendee/store/accounts/account-opening'
import { dropEndedAttempts } from '@trendee/store/sign-in/attempts'
import type { StoreDb } from '@trendee/store/engine/open-store'
import { dropEndedOutsideSignIns } from '@trendee/store/sign-in/outside-sign-in'
import { dropOldPageEvents } from '@trendee/store/visits/page-events'
import { dropExpiredSessions } from '@trendee/store/sign-in/sessions'
import { dropExpiredCodes } from '@trendee/store/sign-in/verification-codes'

const EVERY_MS = 3_600_000

/** Forgets what is over: tries, codes, outside sign-ins, sessions, visitors, page views. Nothing depends on when. */
export async function keepHouse(db: StoreDb, now = new Date()): Promise<void> {
  await dropEndedAttempts(db, now)
  await dropExpiredCodes(db, now)
  await dropEndedOutsideSignIns(db, now)
  await dropExpiredSessions(db, now)
  await dropOldVisitors(db, now)
  await dropOldPageEvents(db, now)
}

/** Keeps house every hour. Returns what ends it, and waits for what is under way. */
export function startHousekeeping(db: StoreDb, onFailure: (error: unknown) => void): () => Promise<void> {
  let underWay: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    underWay = keepHouse(db).catch(onFailure)
  }, EVERY_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await underWay
  }
}
