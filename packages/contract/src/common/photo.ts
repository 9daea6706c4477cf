import { z } from 'zod'
import { endpoint } from '../endpoint'
import { wholeNumber } from '../parameters'

export const photo = endpoint({
  method: 'GET',
  path: '/api/v1/common/photo/:photo',
  summary: 'A photograph that a feed named or brought, as WebP; its address changes when the picture does',
  access: 'public',
  limit: { perMinute: 3000 },
  input: z.object({ photo: z.string().regex(/^[0-9a-f]{40}$/), width: wholeNumber(16, 2000).default(480) }),
  output: z.string(),
  example: { photo: '0000000000000000000000000000000000000000' },
  answer: 'picture',
})
