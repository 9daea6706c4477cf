import { z } from 'zod'
import { endpoint } from '../endpoint'
import { ownAccount } from './own-account'

export const info = endpoint({
  method: 'POST',
  path: '/api/v1/user/info',
  summary: 'The signed-in account with its plans and their rules',
  access: { who: 'signed-in', visitors: true },
  limit: { perMinute: 240 },
  input: z.object({}),
  output: ownAccount,
  example: {},
})
