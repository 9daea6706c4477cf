import type { CONTRACT } from '@trendee/contract/contract'
import { ApiError } from '@trendee/contract/errors'
import { lockingOneselfOut } from '@trendee/core/access/own-account'
import { rolesOf } from '@trendee/core/access/roles'
import { planRank } from '@trendee/core/plans/plan-grant'
import { changeAccount, endEverySession, endPlan } from '@trendee/store/accounts/account-changes'
import { endApiToken } from '@trendee/store/accounts/api-tokens'
import { type AccountCard, accountCard } from '@trendee/store/accounts/account-search'
import { putPlan } from '@trendee/store/plans/open-plan'
import type { StoreDb } from '@trendee/store/engine/open-store'
import { audited } from '../../http/audited'
import type { Call, Handler } from '../../http/handler'
import { accountView } from './account-view'

const YEAR_MS = 365 * 86_400_000

async function cardOf(db: StoreDb, accountId: string, now: Date): Promise<AccountCard> {
  const card = await accountCard(db, accountId, now)
  if (!card) throw new ApiError('not_found', 'There is no such account.')
  return card
}

const nameOfAccount = async (db: StoreDb, accountId: string) => (await cardOf(db, accountId, new Date())).name

const afterwards = ({ state }: Call) => state.access.forgetAccounts()

export const userUpdate: Handler<typeof CONTRACT.adminUsers.userUpdate> = audited({
  action: 'adminUsers.userUpdate',
  subjectOf: ({ account_id }) => `account:${account_id}`,
  nameOf: ({ account_id }, _output, db) => nameOfAccount(db, account_id),
  afterwards,
  change: async (input, { account }, db) => {
    const now = new Date()
    await cardOf(db, input.account_id, now)
    const change = {
      role: input.role === undefined ? undefined : [...rolesOf(input.role)].join(','),
      hasAdmin: input.has_admin,
      isRestricted: input.is_restricted,
      accessEndsAt: typeof input.access_end === 'number' ? new Date(input.access_end * 1000) : input.access_end,
    }
    const field = account?.accountId === input.account_id ? lockingOneselfOut(change) : null
    if (field !== null) throw new ApiError('conflict', 'You cannot shut yourself out.', { field })
    await changeAccount(db, input.account_id, change)
    return accountView(await cardOf(db, input.account_id, now), now)
  },
})

export const userPlan: Handler<typeof CONTRACT.adminUsers.userPlan> = audited({
  action: 'adminUsers.userPlan',
  subjectOf: ({ account_id }) => `account:${account_id}`,
  nameOf: ({ account_id }, _output, db) => nameOfAccount(db, account_id),
  afterwards,
  change: async ({ account_id, platform: line, plan, plan_end }, _call, db) => {
    const now = new Date()
    const held = (await cardOf(db, account_id, now)).plans.find((candidate) => candidate.line === line)
    if (plan === '') {
      if (!(await endPlan(db, account_id, line, now))) {
        throw new ApiError('conflict', 'There is no valid plan to end.', { field: 'plan' })
      }
    } else {
      if (planRank(line, plan) === null) {
        throw new ApiError('bad_input', `plan: ${line} has no plan ${plan}`, { field: 'plan' })
      }
      const endsAt = plan_end === undefined ? new Date(now.getTime() + YEAR_MS) : new Date(plan_end * 1000)
      if (endsAt <= now) throw new ApiError('bad_input', 'plan_end: lies in the past', { field: 'plan_end' })
      // The same plan with another end began when it began.
      const isSame = held !== undefined && held.plan === plan && held.endsAt > now
      const startsAt = isSame ? held.startsAt : now
      await putPlan(db, account_id, { line, plan, startsAt, endsAt, openedBy: isSame ? held.openedBy : 'admin' })
    }
    return accountView(await cardOf(db, account_id, now), now)
  },
})

export const userSignOut: Handler<typeof CONTRACT.adminUsers.userSignOut> = audited({
  action: 'adminUsers.userSignOut',
  subjectOf: ({ account_id }) => `account:${account_id}`,
  nameOf: ({ account_id }, _output, db) => nameOfAccount(db, account_id),
  afterwards,
  change: async ({ account_id, end_api_token: endsToken }, _call, db) => {
    const now = new Date()
    await cardOf(db, account_id, now)
    return {
      ended: await endEverySession(db, account_id, now),
      has_ended_api_token: endsToken && (await endApiToken(db, account_id)),
    }
  },
})
