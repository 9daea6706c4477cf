import { normaliseHostRule } from '@trendee/core/pictures/picture-host'
import { z } from 'zod'
import { ADMIN } from '../access'
import { endpoint } from '../endpoint'

const host = z
  .string()
  .max(200)
  .transform((text, context) => {
    const rule = normaliseHostRule(text)
    if (rule !== null) return rule
    context.addIssue({ code: 'custom', message: 'a host such as cdn.shop.example, or *.shop.example for all below' })
    return z.NEVER
  })

export const pictureHostSave = endpoint({
  method: 'POST',
  path: '/api/v1/admin/pictures/hosts/save',
  summary: 'Allow a host or *.host for pictures, or forbid it; what was given up there is tried again',
  access: ADMIN,
  limit: { perMinute: 120 },
  input: z.object({ host, is_allowed: z.boolean(), allows_http: z.boolean().default(false) }),
  output: z.object({ host: z.string(), is_allowed: z.boolean(), allows_http: z.boolean() }),
  example: { host: 'pictures.shop.example', is_allowed: true },
})
