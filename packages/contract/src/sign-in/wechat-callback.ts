import { z } from 'zod'
import { endpoint } from '../endpoint'

export const wechatCallback = endpoint({
  method: 'POST',
  path: '/api/v1/wechat/callback',
  summary: 'What WeChat sent the visitor back with; confirms the sign-in that the state belongs to',
  access: 'public',
  limit: { perMinute: 20 },
  input: z.object({ code: z.string().trim().min(1).max(200), state: z.string().trim().min(1).max(200) }),
  output: z.object({ is_confirmed: z.literal(true) }),
  example: { code: 'not-a-code', state: 'not-a-state' },
})
