import { z } from 'zod'
import { SIGNED_IN } from '../access'
import { endpoint } from '../endpoint'
import { page, thanks } from './word-fields'

export const feedback = endpoint({
  method: 'POST',
  path: '/api/v2/user/message/feedback',
  summary: 'Something that is wrong or missing, with a way to answer',
  access: SIGNED_IN,
  limit: { perMinute: 10 },
  input: z.object({
    content: z.string().trim().min(1).max(4000),
    contact: z.string().trim().max(200).optional(),
    page,
  }),
  output: thanks,
  example: { content: 'Please add Mercado Libre.' },
})
