import { ALERT_SUBJECTS, CHANNEL_KINDS } from '@trendee/core/alerts/alert-kinds'
import { z } from 'zod'
import { endpoint } from '../endpoint'

/** The token of a mail or message: it names what it ends and needs no account. */
const input = z.object({ token: z.string().min(1).max(100) })
const output = z.object({
  what: z.enum(['channel', 'subscription']),
  /** What kind of channel, or of thing; `null` of what is gone. */
  kind: z.enum([...CHANNEL_KINDS, ...ALERT_SUBJECTS]).nullable(),
  name: z.string(),
  name_zh: z.string(),
  is_ended: z.boolean(),
})
const COMMON = {
  path: '/api/v1/dashboard/alert_end/:token',
  access: 'public',
  limit: { perMinute: 30 },
  input,
  output,
  example: { token: 'c0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef' },
} as const

export const alertEndable = endpoint({ ...COMMON, method: 'GET', summary: 'What the link of an alert would end' })

export const alertEnd = endpoint({
  ...COMMON,
  method: 'POST',
  summary: 'End it with one click, as mail programs do (RFC 8058); again changes nothing',
})
