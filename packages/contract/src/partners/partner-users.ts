import { z } from 'zod'
import { SIGNED_IN } from '../access'
import { endpoint, listOf } from '../endpoint'
import { paging } from '../parameters'
import { BY_TYPE, ofType } from './partner-links'

export const partnerKind = z.enum(['channel', 'customer'])
export const partnerState = z.enum(['applied', 'verified', 'refused', 'cancelled'])

/** Minor units (cents) of one currency; currencies are not added up. earned = held + due + settled. */
export const partnerSums = z.object({
  currency: z.string(),
  earned_minor: z.int(),
  held_minor: z.int(),
  /** What the next payout holds; below zero where money that was paid out has gone back to the customer. */
  due_minor: z.int(),
  settled_minor: z.int(),
})

export const userList = endpoint({
  method: 'GET',
  path: '/api/v2/partner/user/list',
  summary: 'Who came by your links, newest first, with what their payments earn you',
  access: BY_TYPE,
  limit: { perMinute: 120 },
  input: z.object({ ...ofType, ...paging }),
  output: listOf(
    z.object({
      /** The first character of the name: who somebody is, the partner is not told. */
      name: z.string(),
      code: z.string(),
      link_name: z.string(),
      signed_up_at: z.int(),
      sums: z.array(partnerSums),
      commissions: z.array(
        z.object({
          paid_at: z.int(),
          /** From when it may be paid out. */
          payable_at: z.int(),
          currency: z.string(),
          /** What the customer paid, tax included. */
          amount_minor: z.int(),
          earned_minor: z.int(),
          state: z.enum(['held', 'payable', 'paid', 'reversed', 'owed_back', 'clawed_back', 'refused']),
          refusal: z.enum(['own_purchase', 'same_card', 'too_late']).nullable(),
        }),
      ),
    }),
  ),
  example: { type: 'user' },
})

export const isActivity = endpoint({
  method: 'GET',
  path: '/api/v2/partner/user/is_activity',
  summary: 'Whether you are a partner, what you have earned, and which campaigns run',
  access: SIGNED_IN,
  limit: { perMinute: 120 },
  input: z.object({}),
  output: z.object({
    active: z.boolean(),
    kind: partnerKind.nullable(),
    state: partnerState.nullable(),
    applied_at: z.int().nullable(),
    decided_at: z.int().nullable(),
    /** Of links that have not ended. */
    campaigns: z.array(z.string()),
    sums: z.array(partnerSums),
  }),
  example: {},
})
