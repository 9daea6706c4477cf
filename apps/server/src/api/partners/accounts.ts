import type { CONTRACT } from '@trendee/contract/contract'
import { partnerAccounts } from '@trendee/store/partners/partner-accounts'
import { commissionsOf } from '@trendee/store/partners/recommended'
import type { Handler } from '../../http/handler'
import { unixSeconds, unixSecondsOrNull } from '../../http/unix-seconds'
import { sumsOf } from './sums'

export const partnerAccountList: Handler<typeof CONTRACT.partners.partnerAccounts> = async (input, { runtime }) => {
  const { state, page, pageSize } = input
  const { db } = runtime.store
  const now = new Date()
  const { list, total } = await partnerAccounts(db, state, { page, pageSize })
  const rows = []
  for (const partner of list) {
    rows.push({
      account_id: partner.accountId,
      name: partner.name,
      email: partner.email,
      kind: partner.kind,
      state: partner.state,
      note: partner.note,
      invited_by: partner.invitedBy,
      applied_at: unixSeconds(partner.appliedAt),
      decided_at: unixSecondsOrNull(partner.decidedAt),
      sums: sumsOf(await commissionsOf(db, partner.accountId, now)),
    })
  }
  return { list: rows, total, page, pageSize }
}
