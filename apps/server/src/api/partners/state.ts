import type { CONTRACT } from '@trendee/contract/contract'
import type { OutputOf, ParsedOf } from '@trendee/contract/endpoint'
import { ApiError } from '@trendee/contract/errors'
import { accountById } from '@trendee/store/accounts/accounts'
import type { StoreDb } from '@trendee/store/engine/open-store'
import { applyAsPartner, cancelPartner, candidateOf, decidePartner, partnerOf } from '@trendee/store/partners/partners'
import { makePayouts } from '@trendee/store/partners/recommended'
import { audited } from '../../http/audited'
import type { Call, Handler } from '../../http/handler'
import { memberOf } from '../../http/member'

type Partners = typeof CONTRACT.partners

/** Only a channel asks about other people's addresses. */
async function channelOf(call: Call): Promise<string> {
  const { accountId } = memberOf(call)
  const own = await partnerOf(call.runtime.store.db, accountId)
  if (own?.state === 'verified' && own.kind === 'channel') return accountId
  throw new ApiError('conflict', 'Only a verified channel partner proposes others.')
}

export const partnerAppend: Handler<Partners['partnerAppend']> = async ({ kind, email, note }, call) => {
  const { db } = call.runtime.store
  if (email === undefined) {
    const { accountId } = memberOf(call)
    await applyAsPartner(db, { accountId, kind, note, invitedBy: null }, new Date())
    return {}
  }
  const invitedBy = await channelOf(call)
  const accountId = await candidateOf(db, email, invitedBy)
  if (accountId === null) {
    throw new ApiError('not_found', 'This address cannot become a partner.', { field: 'email' })
  }
  await applyAsPartner(db, { accountId, kind, note, invitedBy }, new Date())
  return {}
}

export const partnerVerifyUser: Handler<Partners['partnerVerifyUser']> = async ({ email }, call) => {
  const askedBy = await channelOf(call)
  return { may: (await candidateOf(call.runtime.store.db, email, askedBy)) !== null }
}

export const partnerCancel: Handler<Partners['partnerCancel']> = async (_input, call) => {
  await cancelPartner(call.runtime.store.db, memberOf(call).accountId, new Date())
  call.state.access.forgetAccounts()
  return {}
}

const ofAccount = {
  subjectOf: ({ account_id }: { readonly account_id: string }) => `account:${account_id}`,
  nameOf: async ({ account_id }: { readonly account_id: string }, _output: unknown, db: StoreDb) =>
    (await accountById(db, account_id))?.name ?? account_id,
}
const forgotten = (call: Call) => call.state.access.forgetAccounts()

export const partnerVerify: Handler<Partners['partnerVerify']> = audited<
  ParsedOf<Partners['partnerVerify']>,
  OutputOf<Partners['partnerVerify']>
>({
  ...ofAccount,
  action: 'partners.partnerVerify',
  change: async ({ account_id: accountId, approve }, _call, db) => {
    await decidePartner(db, { accountId, isApproved: approve }, new Date())
    return {}
  },
  afterwards: forgotten,
})

export const partnerEnd: Handler<Partners['partnerEnd']> = audited<
  ParsedOf<Partners['partnerEnd']>,
  OutputOf<Partners['partnerEnd']>
>({
  ...ofAccount,
  action: 'partners.partnerEnd',
  change: async ({ account_id: accountId }, _call, db) => {
    await cancelPartner(db, accountId, new Date())
    return {}
  },
  afterwards: forgotten,
})

export const partnerPayout: Handler<Partners['partnerPayout']> = audited<
  ParsedOf<Partners['partnerPayout']>,
  OutputOf<Partners['partnerPayout']>
>({
  ...ofAccount,
  action: 'partners.partnerPayout',
  change: async ({ account_id: accountId }, _call, db) => {
    if ((await partnerOf(db, accountId)) === null) throw new ApiError('not_found', 'This account is no partner.')
    const payouts = await makePayouts(db, accountId, new Date())
    return {
      payouts: payouts.map(({ payoutId, currency, amountMinor, rows }) => ({
        payout_id: payoutId,
        currency,
        amount_minor: amountMinor,
        rows,
      })),
    }
  },
})
