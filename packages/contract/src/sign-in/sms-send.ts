import { z } from 'zod'
import { endpoint } from '../endpoint'
import { codeSent, purpose } from './code-purposes'
import { mobile } from './sign-in-fields'

export const smsSend = endpoint({
  method: 'POST',
  path: '/api/sms/send',
  summary: 'Send a code by SMS',
  access: 'public',
  limit: { perMinute: 20 },
  input: z.object({ mobile, purpose }),
  output: codeSent,
  example: { mobile: '+8613800138000' },
})
