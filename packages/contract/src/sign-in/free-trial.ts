import { z } from 'zod'
import { endpoint } from '../endpoint'
import { writtenName } from '../parameters'
import { code, email, origin } from './sign-in-fields'
import { COMPANY_SIZES, signedIn } from '../user/signed-in'

export const freeTrial = endpoint({
  method: 'POST',
  path: '/api/v1/front/free_trial',
  summary: 'Sign up for the free days of the main line',
  access: 'public',
  limit: { perMinute: 20 },
  input: z.object({
    name: writtenName(80),
    email,
    code,
    password: z.string().min(1).max(200).optional(),
    company: z.string().trim().max(120).optional(),
    company_size: z.enum(COMPANY_SIZES).optional(),
    country: z.string().trim().max(80).optional(),
    job_title: z.string().trim().max(80).optional(),
    ...origin,
  }),
  output: signedIn,
  example: { name: 'Nora', email: 'someone@example.com', code: '123456' },
})
