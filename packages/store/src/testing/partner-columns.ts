import type { Columns } from './column-words'

/** Partners, their links and payouts. */
export const PARTNER_COLUMNS = {
  partner: {
    account_id: 'string',
    kind: 'string',
    state: 'string',
    note: 'string',
    invited_by: 'string | null?',
    applied_at: 'Date',
    decided_at: 'Date | null?',
  },
  partner_link: {
    code: 'string',
    account_id: 'string',
    link_type: 'string',
    name: 'string',
    target_line: 'string',
    campaign: 'string',
    note: 'string',
    created_at: 'Date',
    ended_at: 'Date | null?',
  },
  partner_payout: {
    payout_id: 'string',
    account_id: 'string',
    currency: 'string',
    amount_minor: 'number',
    made_at: 'Date',
  },
  partner_payout_row: { payout_id: 'string', provider: 'string', payment_ref: 'string', amount_minor: 'number' },
} as const satisfies Partial<Columns>
