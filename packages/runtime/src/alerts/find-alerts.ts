import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { AnalyticsDb } from '@trendee/analytics/engine/db'
import type { AccessPlan } from '@trendee/core/access/decide-access'
import { alertsAllowed } from '@trendee/core/alerts/alert-allowance'
import { alertWords } from '@trendee/core/alerts/alert-words'
import { alertKey } from '@trendee/core/alerts/compare-states'
import { type Finding, tellFindings } from '@trendee/store/alerts/alerts'
import { type WatchedSubscription, watchedSubscriptions } from '@trendee/store/alerts/subscriptions'
import type { StoreDb } from '@trendee/store/engine/open-store'
import { rulesOfFeature } from '@trendee/store/plans/plan-rules'
import { plansInForce } from '@trendee/store/plans/plans-in-force'
import { type News, watchedNews } from './watched-news'

/** Subscriptions that are looked at together: of these each kind of thing is one question. */
const AT_ONCE = 2000

export interface FindingWork {
  readonly analytics: AnalyticsDb
  readonly db: StoreDb
  readonly now: Date
  /** The day on which data is read. */
  readonly today: string
  readonly signal: AbortSignal
}

/**
 * Finds what there is to tell to all accounts and writes it with what counts as told from now on, part by part. A kill
 * leaves whole parts: the next run finds the rest, and nothing twice. Returns how many alerts were written.
 */
export async function findAlerts({ analytics, db, now, today, signal }: FindingWork): Promise<number> {
  let written = 0
  let after: WatchedSubscription | null = null
  for (;;) {
    signal.throwIfAborted()
    const watched = await watchedSubscriptions(db, now, after, AT_ONCE)
    const allowed = await allowedOf(db, watched, now)
    const news = await watchedNews(analytics, allowed, today)
    const findings = allowed.flatMap((one) => {
      const found = news.get(one)
      return found === undefined ? [] : findingOf(one, found)
    })
    written += await tellFindings(db, findings, now)
    const last = watched.at(-1)
    if (last === undefined || watched.length < AT_ONCE) return written
    after = last
  }
}

/** Those that the plans of their accounts have room for. */
async function allowedOf(
  db: StoreDb,
  watched: readonly WatchedSubscription[],
  now: Date,
): Promise<WatchedSubscription[]> {
  if (watched.length === 0) return []
  const accounts = [...new Set(watched.map(({ accountId }) => accountId))]
  const [plans, rules] = await Promise.all([plansInForce(db, accounts, now), rulesOfFeature(db, 'alerts')])
  const rulesOf = ({ line, plan }: AccessPlan): Readonly<Record<string, string>> => {
    const alerts = rules.get(`${line}/${plan}`)
    return alerts === undefined ? {} : { alerts }
  }
  return watched.filter(({ accountId, line, role, place }) => {
    const most = alertsAllowed({ role, plans: plans.get(accountId) ?? [] }, line, rulesOf, now)
    return most === null || place <= most
  })
}

/** What is written of a subscription; nothing where all is as it was told. */
function findingOf(subscription: WatchedSubscription, { alerts, told }: News): Finding[] {
  const { subscriptionId, toldVersion, kinds } = subscription
  if (alerts.length === 0 && isDeepStrictEqual({ ...told }, subscription.told)) return []
  const wanted = alerts.filter(({ kind }) => kinds.includes(kind))
  return [
    {
      subscriptionId,
      toldVersion,
      told: { ...told },
      alerts: wanted.map((facts) => {
        const { en, zh } = alertWords(facts)
        const alertId = createHash('sha256')
          .update(`${subscriptionId}\n${alertKey(facts)}`)
          .digest('hex')
          .slice(0, 32)
        return { alertId, kind: facts.kind, wordsEn: en, wordsZh: zh, day: facts.day }
      }),
    },
  ]
}
