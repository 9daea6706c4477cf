import { z } from 'zod'
import { endpoint, listOf } from '../endpoint'
import { lineName, paging, writtenName } from '../parameters'

const type = z.enum(['partner', 'user'])

/** Links and lists of one type: channels are for partners who bring partners. */
export const BY_TYPE = {
  who: 'line',
  line: 'trendeepartners',
  feature: (input: { readonly type: 'partner' | 'user' }) =>
    input.type === 'partner' ? 'channel_links' : 'customer_links',
  note: 'Type `partner` needs `channel_links`, type `user` needs `customer_links`.',
} as const

export const ofType = { type }
const code = z.string().regex(/^[0-9a-f]{12}$/, 'the code of a link')
const terms = {
  name: writtenName(80),
  platform: lineName.default('trendee'),
  campaign: z.string().trim().max(80).default(''),
  note: z.string().trim().max(200).default(''),
}
const link = z.object({
  /** What an address holds as `ucode`. */
  code: z.string(),
  type,
  name: z.string(),
  platform: lineName,
  campaign: z.string(),
  note: z.string(),
  created_at: z.int(),
  ended_at: z.int().nullable(),
  /** Accounts that were opened by it while it stood; visitors' are not counted. */
  sign_ups: z.int(),
})
const CHANGED = { method: 'POST', access: BY_TYPE, limit: { perMinute: 60 }, output: link } as const

export const linkList = endpoint({
  method: 'GET',
  path: '/api/v2/partner/popularize_link/list',
  summary: 'Your links, newest first',
  access: BY_TYPE,
  limit: { perMinute: 120 },
  input: z.object({ ...ofType, ...paging }),
  output: listOf(link),
  example: { type: 'user' },
})

export const linkAdd = endpoint({
  ...CHANGED,
  path: '/api/v2/partner/popularize_link/add',
  summary: 'A new link; 1010 for an account that is no verified partner',
  input: z.object({ ...ofType, ...terms }),
  example: { type: 'user', name: 'Spring fair', campaign: 'paris' },
})

export const linkUpdate = endpoint({
  ...CHANGED,
  path: '/api/v2/partner/popularize_link/update',
  summary: 'Change one of your links; who came by it stays',
  input: z.object({ ...ofType, code, ...terms }),
  example: { type: 'user', code: '0123456789ab', name: 'Spring fair' },
})

export const linkDelete = endpoint({
  ...CHANGED,
  path: '/api/v2/user/popularize_link/delete',
  summary: 'End one of your links: nobody comes by it from now on, who came before stays',
  input: z.object({ ...ofType, code }),
  example: { type: 'user', code: '0123456789ab' },
})
