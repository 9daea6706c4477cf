import { trendIdOf } from '@trendee/core/trend/trend-id'
import type { Endpoint } from '@trendee/contract/endpoint'
import { ApiError } from '@trendee/contract/errors'
import { type AccessDecision, planLimit, planOf } from '@trendee/core/access/decide-access'
import { quotaPeriod } from '@trendee/core/access/plan-rule'
import type { Account } from '@trendee/store/accounts/accounts'
import type { CountedRows } from '@trendee/store/exports/own-exports'
import type { QuotaWish } from '@trendee/store/plans/quota'
import type { QuotaCounter } from './quota-counter'
import { unixSeconds } from './unix-seconds'

/** A use that was counted, and how to undo it. */
export interface Metered {
  readonly limit: number
  /** Uses in the period by now. */
  readonly used: number
  /** Unix seconds. */
  readonly resetsAt: number
  /** What was taken, for whoever gives it back later. */
  readonly counted: CountedRows
  /** Whether the rows of a table are what is counted. */
  readonly countsRows: boolean
  /** Gives back whatever of it is still taken. */
  giveBack(): Promise<void>
  /** Gives back what a table of so many rows has not used, where its rows are what is counted. */
  settle(rows: number): Promise<void>
}

type Granted = Extract<AccessDecision, { may: true }>

/** By kind of thing: its id, whichever of its spellings is asked for. Kept from the contract, which the pages load. */
const IDS: ReadonlyMap<string, (named: string) => string> = new Map([['trend', trendIdOf]])

/** What one call uses: the items it names, or the amount it asks for, at most what the plan shows of the list. */
function usesOf({ access }: Endpoint, input: unknown, { feature, top }: Granted): Pick<QuotaWish, 'items' | 'amount'> {
  if (access === 'public' || access.who !== 'line' || feature === 'api_calls') return { items: [], amount: 1 }
  const fields = input as Readonly<Record<string, unknown>>
  if (access.amount !== undefined) {
    return { items: [], amount: Math.min(Number(fields[access.amount]) || 1, top?.count ?? Infinity) }
  }
  if (!access.item) return { items: [], amount: 1 }
  const { kind, field } = access.item
  const idOf = IDS.get(kind) ?? ((named: string) => named.toLowerCase())
  const value = fields[field]
  const names: unknown[] = Array.isArray(value) ? value : [value]
  return { items: names.map((name) => `${kind}:${idOf(String(name))}`), amount: 1 }
}

/** Whether the rows of the answer are the uses. */
function countsRows({ access }: Endpoint, { feature }: Granted): boolean {
  return access !== 'public' && access.who === 'line' && access.amount !== undefined && feature !== 'api_calls'
}

function refusalSaid(remaining: number, asked: number): string {
  if (remaining === 0) return 'Your plan has no more of this for now.'
  return `Your plan has ${remaining} of this left for now, fewer than the ${asked} asked for.`
}

/**
 * Counts a use of what the plan counts, before any work is done. Throws 1005 when nothing is left; `null` where the
 * plan counts nothing.
 */
export async function meter(
  quotas: QuotaCounter,
  endpoint: Endpoint,
  decision: Granted,
  account: Account | null,
  input: unknown,
  now: Date,
): Promise<Metered | null> {
  const { allowance, line, feature } = decision
  if (!account || !line || !feature || allowance.kind === 'unlimited' || allowance.kind === 'top') return null
  const period = quotaPeriod(allowance.kind, now)
  const wish: QuotaWish = {
    accountId: account.accountId,
    line,
    featureName: feature,
    periodStart: period.start,
    limit: allowance.count,
    ...usesOf(endpoint, input, decision),
  }
  const answer = await quotas.take(wish)
  const resetsAt = unixSeconds(period.end)
  if (!answer.isGranted) {
    const limit = planLimit(feature, decision.rule, planOf(account, line), now)
    const remaining = Math.max(0, allowance.count - answer.used)
    throw new ApiError('plan_limit', refusalSaid(remaining, wish.amount), { ...limit, remaining, resets_at: resetsAt })
  }
  let { used, taken: held } = answer
  const giveBack = async (taken: number, newItems: readonly string[]) => {
    held -= taken
    used -= taken
    await quotas.giveBack(wish, { ...answer, taken, newItems })
  }
  return {
    limit: allowance.count,
    get used() {
      return used
    },
    resetsAt,
    counted: { line, feature, period_start: period.start.toISOString(), taken: answer.taken },
    countsRows: countsRows(endpoint, decision),
    giveBack: () => giveBack(held, answer.newItems),
    settle: async (rows) => {
      if (countsRows(endpoint, decision) && rows < held) await giveBack(held - rows, [])
    },
  }
}
