import { z } from 'zod'
import { endpoint } from '../endpoint'

export const wechatAsked = endpoint({
  method: 'GET',
  path: '/api/v1/wechat/asked',
  summary: 'What asked for the WeChat sign-in with this state, to be shown before it is confirmed',
  access: 'public',
  limit: { perMinute: 20 },
  input: z.object({ state: z.string().trim().min(1).max(200) }),
  /** Browser and system, `Chrome on Linux`; empty where they are unknown. `asked_at` in unix seconds. */
  output: z.object({ device: z.string(), asked_at: z.int() }),
  example: { state: 'not-a-state' },
})
