import { z } from 'zod'
import { job } from '@trendee/runtime/jobs/job'
import { dropOldVisitors } from '@trendee/store/accounts/account-opening'
import { dropDeletedCollections } from '@trendee/store/collections/projects'
import { dropEndedAttempts } from '@trendee/store/sign-in/attempts'
import { dropOldRewordings } from '@trendee/store/rewordings/rewordings'
import { dropOldAlerts } from '@trendee/store/alerts/alerts'
import type { StoreDb } from '@trendee/store/engine/open-store'
import { dropEndedOutsideSignIns } from '@trendee/store/sign-in/outside-sign-in'
import { dropOldPageEvents } from '@trendee/store/visits/page-events'
import { dropExpiredSessions } from '@trendee/store/sign-in/sessions'
import { dropExpiredCodes } from '@trendee/store/sign-in/verification-codes'

/** Forgets what is over: tries, codes, outside sign-ins, sessions, visitors, page views, deleted projects, alerts, rewordings. Nothing depends on when. */
export async function dropEnded(db: StoreDb, now = new Date()): Promise<void> {
  await dropEndedAttempts(db, now)
  await dropExpiredCodes(db, now)
  await dropEndedOutsideSignIns(db, now)
  await dropExpiredSessions(db, now)
  await dropOldVisitors(db, now)
  await dropOldPageEvents(db, now)
  await dropOldAlerts(db, now)
  await dropDeletedCollections(db, now)
  await dropOldRewordings(db, now)
}

/** Drops what has ended, every hour. */
export function housekeeping(db: StoreDb) {
  return job({
    name: 'housekeeping',
    input: z.object({}),
    retries: 3,
    expiresAfterSeconds: 600,
    isSingle: true,
    cron: '17 * * * *',
    run: () => dropEnded(db),
  })
}
