import { z } from 'zod'
import { findAlerts } from '@trendee/runtime/alerts/find-alerts'
import { job } from '@trendee/runtime/jobs/job'
import type { Runtime } from '@trendee/runtime/open-runtime'
import { type SendWays, sendAlerts } from '../answers/alerts/send-alerts'

/** Woken when data has been derived; what was missed is found at the next time. */
export const ALERTS_JOB = 'alerts'

/** Finds what there is to tell of everything that is watched, and sends what goes out at once. */
export function alerts({ analytics, store }: Runtime, ways: SendWays, today: () => string) {
  return job({
    name: ALERTS_JOB,
    input: z.object({}),
    retries: 3,
    expiresAfterSeconds: 1800,
    isSingle: true,
    cron: '*/10 * * * *',
    run: async (_input, { signal }) => {
      await findAlerts({ analytics, db: store.db, now: new Date(), today: today(), signal })
      await sendAlerts(store.db, ways, signal)
    },
  })
}

/** Sends the mails whose time has come, and tries again what was not taken. */
export function alertDeliveries({ store }: Runtime, ways: SendWays) {
  return job({
    name: 'alert-deliveries',
    input: z.object({}),
    retries: 3,
    expiresAfterSeconds: 900,
    isSingle: true,
    cron: '*/5 * * * *',
    run: (_input, { signal }) => sendAlerts(store.db, ways, signal),
  })
}
