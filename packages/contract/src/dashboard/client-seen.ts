import { z } from 'zod'
import { STAR_KINDS } from '@trendee/core/stars/star-kinds'
import { endpoint } from '../endpoint'
import { CHANGE } from './followed-fields'

export const clientSeen = endpoint({
  ...CHANGE,
  path: '/api/v1/dashboard/client_seen',
  summary: 'You have looked at what you follow: news is what comes from now on',
  input: z.object({
    /** Only these; everything where it is left out. */
    kind: z.enum(STAR_KINDS).optional(),
    id: z.string().trim().min(1).max(160).optional(),
  }),
  output: z.object({ seen: z.int() }),
  example: {},
})
