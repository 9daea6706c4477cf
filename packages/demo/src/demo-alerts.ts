import { namedRecords } from '@trendee/analytics/dashboard/named-records'
import { type AlertRecord, KINDS_OF, lineOfSubject } from '@trendee/core/alerts/alert-kinds'
import { alertPath } from '@trendee/core/alerts/alert-path'
import { FIRST_OBSERVED_DAY } from '@trendee/core/captures/capture-day'
import { findAlerts } from '@trendee/runtime/alerts/find-alerts'
import type { Runtime } from '@trendee/runtime/open-runtime'
import { saveSubscription } from '@trendee/store/alerts/subscriptions'
import { followedOf } from '@trendee/store/dashboard/star-lists'
import { DEMO_READER } from './demo-follows'

const WATCHED = ['trend', 'brand', 'creator'] as const satisfies readonly AlertRecord[]

/** As it was before the trends rose, as their follower last saw them; of brands and creators nothing was told yet. */
const TOLD = {
  trend: { level: 'none', peakWeek: null, asOf: FIRST_OBSERVED_DAY },
  brand: { days: {} },
  creator: { days: {} },
} as const

const NO_BOUND = { count: null, refusal: () => new Error('there is no bound') }

/** What the demo's designer is told of: what the data says of everything that is followed, and nothing beside. */
export async function tellDemoAlerts({ analytics, store: { db } }: Runtime, asOf: string): Promise<void> {
  const now = new Date()
  const reader = await db.selectFrom('account').select('account_id').where('email', '=', DEMO_READER).executeTakeFirst()
  if (reader === undefined) return
  for (const subject of WATCHED) {
    const stars = await followedOf(db, reader.account_id, subject)
    const named = await namedRecords(
      analytics,
      subject,
      stars.map(({ id }) => id),
    )
    for (const { id } of stars) {
      const record = named.get(id)
      if (record === undefined) continue
      const subscription = {
        accountId: reader.account_id,
        subject,
        itemId: id,
        line: lineOfSubject(subject),
        nameEn: record.name,
        nameZh: record.name_zh,
        link: alertPath(subject, id, record.type),
        search: {},
        kinds: KINDS_OF[subject],
        channels: null,
        told: TOLD[subject],
      }
      await saveSubscription(db, subscription, NO_BOUND, now)
    }
  }
  await findAlerts({ analytics, db, now, today: asOf, signal: new AbortController().signal })
}
