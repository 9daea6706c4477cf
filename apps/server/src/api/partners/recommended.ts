import type { CONTRACT } from '@trendee/contract/contract'
import { runningCampaigns } from '@trendee/store/partners/partner-links'
import { partnerOf } from '@trendee/store/partners/partners'
import { commissionsOf, recommended } from '@trendee/store/partners/recommended'
import { pageAnswer } from '../../answers/page'
import type { Handler } from '../../http/handler'
import { memberOf } from '../../http/member'
import { unixSeconds, unixSecondsOrNull } from '../../http/unix-seconds'
import { sumsOf } from './sums'

type Partners = typeof CONTRACT.partners

export const userList: Handler<Partners['userList']> = async ({ type, page, pageSize }, call) => {
  const asked = { page, pageSize }
  const { accountId } = memberOf(call)
  const found = await recommended(call.runtime.store.db, { partnerId: accountId, type }, asked, new Date())
  return pageAnswer(found, asked, (one) => ({
    name: `${/^./su.exec(one.name)?.[0] ?? ''}…`,
    code: one.code,
    link_name: one.linkName,
    signed_up_at: unixSeconds(one.signedUpAt),
    sums: sumsOf(one.commissions),
    commissions: one.commissions.map((row) => ({
      paid_at: unixSeconds(row.paidAt),
      payable_at: unixSeconds(row.payableAt),
      currency: row.currency,
      amount_minor: row.amountMinor,
      earned_minor: row.earnedMinor,
      state: row.state,
      refusal: row.refusal,
    })),
  }))
}

export const isActivity: Handler<Partners['isActivity']> = async (_input, call) => {
  const { accountId } = memberOf(call)
  const { db } = call.runtime.store
  const partner = await partnerOf(db, accountId)
  return {
    active: partner?.state === 'verified',
    kind: partner?.kind ?? null,
    state: partner?.state ?? null,
    applied_at: unixSecondsOrNull(partner?.appliedAt),
    decided_at: unixSecondsOrNull(partner?.decidedAt),
    campaigns: await runningCampaigns(db, accountId),
    sums: sumsOf(await commissionsOf(db, accountId, new Date())),
  }
}
