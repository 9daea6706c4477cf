import { z } from 'zod'
import { STAR_KINDS } from '@trendee/core/stars/star-kinds'
import { SIGNED_IN } from '../access'
import { endpoint } from '../endpoint'

export const starIds = endpoint({
  method: 'GET',
  path: '/api/v1/user/star/ids',
  summary: 'Ids of everything that the account follows, for the stars of a screen',
  access: SIGNED_IN,
  limit: { perMinute: 240 },
  input: z.object({}),
  output: z.object({ list: z.array(z.object({ kind: z.enum(STAR_KINDS), id: z.string() })) }),
  example: {},
})
