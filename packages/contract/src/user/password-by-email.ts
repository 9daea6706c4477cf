import { z } from 'zod'
import { endpoint } from '../endpoint'
import { endApiToken, password } from './own-account'

export const passwordByEmail = endpoint({
  method: 'POST',
  path: '/api/v1/user/password/change_by_email',
  summary: 'A new password by a code sent by e-mail; every session ends, and the API token unless it is to stay',
  access: 'public',
  limit: { perMinute: 10 },
  input: z.object({
    email: z.email().max(200),
    code: z.string().trim().length(6),
    password,
    end_api_token: endApiToken,
  }),
  output: z.object({}),
  example: { email: 'designer@trendee.demo', code: '123456', password: 'a long walk in linen' },
})
