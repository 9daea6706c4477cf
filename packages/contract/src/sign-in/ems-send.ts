import { z } from 'zod'
import { endpoint } from '../endpoint'
import { codeSent, purpose } from './code-purposes'
import { email } from './sign-in-fields'

export const emsSend = endpoint({
  method: 'POST',
  path: '/api/ems/send',
  summary: 'Send a code by e-mail',
  access: 'public',
  limit: { perMinute: 20 },
  input: z.object({ email, purpose }),
  output: codeSent,
  example: { email: 'someone@example.com' },
})
