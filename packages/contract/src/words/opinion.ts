import { z } from 'zod'
import { SIGNED_IN } from '../access'
import { endpoint } from '../endpoint'
import { wholeNumber } from '../parameters'
import { page, thanks } from './word-fields'

export const opinion = endpoint({
  method: 'POST',
  path: '/api/v1/user/opinion',
  summary: 'An opinion of the product: one to five, with words',
  access: SIGNED_IN,
  limit: { perMinute: 10 },
  input: z.object({
    rating: wholeNumber(1, 5).optional(),
    content: z.string().trim().min(1).max(4000),
    page,
  }),
  output: thanks,
  example: { rating: 5, content: 'The season-adjusted line saved us a collection.' },
})
