import type { Instant, NullableInstant } from './column-types'

interface PartnerTable {
  account_id: string
  kind: string
  state: string
  note: string
  invited_by: string | null
  applied_at: Instant
  decided_at: NullableInstant
}

interface PartnerLinkTable {
  code: string
  account_id: string
  link_type: string
  name: string
  target_line: string
  campaign: string
  note: string
  created_at: Instant
  ended_at: NullableInstant
}

interface PartnerPayoutTable {
  payout_id: string
  account_id: string
  currency: string
  amount_minor: number
  made_at: Instant
}

interface PartnerPayoutRowTable {
  payout_id: string
  provider: string
  payment_ref: string
  amount_minor: number
}

/** The tables of partners, by name. */
export interface PartnerSchema {
  partner: PartnerTable
  partner_link: PartnerLinkTable
  partner_payout: PartnerPayoutTable
  partner_payout_row: PartnerPayoutRowTable
}
