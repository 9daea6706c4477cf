import type { CONTRACT } from '@trendee/contract/contract'
import { apiCallsSince } from '@trendee/store/accounts/api-tokens'
import type { Handler } from '../../http/handler'
import { memberOf } from '../../http/member'
import { featureUses } from './feature-uses'

const DAY_MS = 86_400_000

function isoDay(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10)
}

export const apiQuantity: Handler<typeof CONTRACT.plans.apiQuantity> = async ({ days }, call) => {
  const account = memberOf(call)
  const { db } = call.runtime.store
  const now = new Date()
  const [use] = await featureUses(call, account, ['trendeeapi'], now)
  await call.state.apiCalls.write()
  // Every day of the time asked for: one without calls had none.
  const shown = Array.from({ length: days }, (_, index) => isoDay(now.getTime() - (days - 1 - index) * DAY_MS))
  const counts = await apiCallsSince(db, account.accountId, shown[0] ?? isoDay(now.getTime()))
  const endpoints = [...new Set(counts.map(({ endpoint }) => endpoint))]
  const callsOf = (isCounted: (count: (typeof counts)[number]) => boolean) =>
    counts.filter(isCounted).reduce((sum, { calls }) => sum + calls, 0)
  return {
    quantity: use?.quantity ?? null,
    used: use?.used ?? 0,
    remaining: use?.remaining ?? (use?.quantity === 0 ? 0 : null),
    resets_at: use?.resets_at ?? null,
    by_day: shown.map((day) => ({ day, calls: callsOf((count) => count.day === day) })),
    by_endpoint: endpoints
      .map((endpoint) => ({ endpoint, calls: callsOf((count) => count.endpoint === endpoint) }))
      .sort((a, b) => b.calls - a.calls || a.endpoint.localeCompare(b.endpoint)),
  }
}
