import { z } from 'zod'
import { endpoint } from '../endpoint'

export const languageTexts = endpoint({
  method: 'GET',
  path: '/api/v1/common/language',
  summary: 'Every text of the interface in English and Chinese',
  access: 'public',
  limit: { perMinute: 120 },
  input: z.object({}),
  output: z.array(z.object({ key: z.string(), en: z.string(), zh: z.string() })),
  example: {},
  isValidated: true,
})
