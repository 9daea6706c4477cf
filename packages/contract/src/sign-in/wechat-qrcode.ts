import { z } from 'zod'
import { endpoint } from '../endpoint'

export const wechatQrcode = endpoint({
  method: 'GET',
  changes: true,
  path: '/api/v1/wechat/qrcode',
  summary:
    'Begin a WeChat sign-in: the address to show as QR code and the ticket that collects the session in this very browser',
  access: 'public',
  limit: { perMinute: 20 },
  input: z.object({}),
  /** WeChat sends the visitor to `/wechat-callback` with `code` and `state`. */
  output: z.object({ url: z.string(), ticket: z.string(), state: z.string(), expires_in: z.int() }),
  example: {},
})
