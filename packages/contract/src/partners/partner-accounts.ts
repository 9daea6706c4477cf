import { z } from 'zod'
import { ADMIN } from '../access'
import { endpoint, listOf } from '../endpoint'
import { paging } from '../parameters'
import { partnerKind, partnerState, partnerSums } from './partner-users'

export const partnerAccounts = endpoint({
  method: 'GET',
  path: '/api/v1/admin/partners',
  summary: 'Partners and applications, who waits longest first, then the newest, each with what is due',
  access: ADMIN,
  limit: { perMinute: 120 },
  input: z.object({ state: partnerState.optional(), ...paging }),
  output: listOf(
    z.object({
      account_id: z.string(),
      name: z.string(),
      email: z.string().nullable(),
      kind: partnerKind,
      state: partnerState,
      note: z.string(),
      /** Account of the channel that proposed them. */
      invited_by: z.string().nullable(),
      applied_at: z.int(),
      decided_at: z.int().nullable(),
      sums: z.array(partnerSums),
    }),
  ),
  example: {},
})
