import { z } from 'zod'
import { ADMIN, SIGNED_IN } from '../access'
import { endpoint } from '../endpoint'
import { email } from '../sign-in/sign-in-fields'
import { partnerKind } from './partner-users'

const accountId = z.string().trim().min(1).max(60)
const CHANGED = { method: 'POST', output: z.object({}) } as const
const BY_ADMIN = { ...CHANGED, access: ADMIN, limit: { perMinute: 120 } } as const

export const partnerAppend = endpoint({
  ...CHANGED,
  path: '/api/v2/partner/partner_append',
  summary: 'Apply to become a partner, or, as a channel, propose the account of an e-mail address',
  access: SIGNED_IN,
  limit: { perMinute: 10 },
  input: z.object({
    kind: partnerKind,
    /** Left out: oneself. */
    email: email.optional(),
    note: z.string().trim().max(500).default(''),
  }),
  example: { kind: 'customer', note: 'We advise forty shops.' },
})

export const partnerVerifyUser = endpoint({
  ...CHANGED,
  path: '/api/v2/partner/partner_verify_user',
  summary: 'Whether a channel may propose this address: there is an account, it is no partner, and not your own',
  access: SIGNED_IN,
  limit: { perMinute: 10 },
  input: z.object({ email }),
  output: z.object({ may: z.boolean() }),
  example: { email: 'ann@example.com' },
})

export const partnerCancel = endpoint({
  ...CHANGED,
  path: '/api/v2/partner/partner_cancel',
  summary: 'End your partnership with all its links, or withdraw your application',
  access: SIGNED_IN,
  limit: { perMinute: 10 },
  input: z.object({}),
  example: {},
})

export const partnerVerify = endpoint({
  ...BY_ADMIN,
  path: '/api/v2/partner/partner_verify',
  summary: 'Approve or refuse an application; approved, the plan of its kind opens',
  input: z.object({ account_id: accountId, approve: z.boolean() }),
  example: { account_id: 'an-account', approve: true },
})

export const partnerEnd = endpoint({
  ...BY_ADMIN,
  path: '/api/v1/admin/partners/end',
  summary: "End an account's partnership with all its links",
  input: z.object({ account_id: accountId }),
  example: { account_id: 'an-account' },
})

export const partnerPayout = endpoint({
  ...BY_ADMIN,
  path: '/api/v1/admin/partners/payout',
  summary: 'Settle what is due to a partner: one payout for each currency, none where nothing is due',
  input: z.object({ account_id: accountId }),
  output: z.object({
    payouts: z.array(
      z.object({
        payout_id: z.string(),
        currency: z.string(),
        amount_minor: z.int().positive(),
        /** Payments that it settles. */
        rows: z.int().positive(),
      }),
    ),
  }),
  example: { account_id: 'an-account' },
})
