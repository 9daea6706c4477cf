import { z } from 'zod'
import { endpoint } from '../endpoint'
import { endApiToken, password } from './own-account'

export const passwordByMobile = endpoint({
  method: 'POST',
  path: '/api/v1/user/password/change_by_mobile',
  summary: 'A new password by a code sent by SMS; every session ends, and the API token unless it is to stay',
  access: 'public',
  limit: { perMinute: 10 },
  input: z.object({
    mobile: z.string().trim().min(5).max(24),
    code: z.string().trim().length(6),
    password,
    end_api_token: endApiToken,
  }),
  output: z.object({}),
  example: { mobile: '+8613800138000', code: '123456', password: 'a long walk in linen' },
})
