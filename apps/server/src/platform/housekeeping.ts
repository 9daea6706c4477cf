import { dropOldVisitors } from '@trendee/store/account-opening'
import { dropEndedAttempts } from '@trendee/store/attempts'
import type { StoreDb } from '@trendee/store/open-store'
import { dropEndedOutsideSignIns } from '@trendee/store/outside-sign-in'
import { dropOldPageEvents } from '@trendee/store/page-events'
import { dropExpiredSessions } from '@trendee/store/sessions'
import { dropExpiredCodes } from '@trendee/store/verification-codes'

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
