import { z } from 'zod'
import { LANGUAGES } from '@trendee/core/language/languages'
import { SIGNED_IN } from '../access'
import { endpoint } from '../endpoint'
import { writtenName } from '../parameters'
import { ownAccount } from './own-account'
import { COMPANY_SIZES } from './signed-in'

export const infoUpdate = endpoint({
  method: 'POST',
  path: '/api/v1/user/info/update',
  summary: 'Change the profile; fields left out stay as they are',
  access: SIGNED_IN,
  limit: { perMinute: 30 },
  input: z.object({
    name: writtenName(80).optional(),
    company: z.string().trim().max(120).optional(),
    company_size: z.enum(COMPANY_SIZES).optional(),
    country: z.string().trim().max(80).optional(),
    job_title: z.string().trim().max(80).optional(),
    language: z.enum(LANGUAGES).optional(),
  }),
  output: ownAccount,
  example: { company: 'Atelier Nord' },
})
