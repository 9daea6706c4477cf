import { z } from 'zod'
import { SIGNED_IN } from '../access'
import { endpoint } from '../endpoint'
import { day } from '../fields'
import { wholeNumber } from '../parameters'

export const apiQuantity = endpoint({
  method: 'GET',
  path: '/api/v1/user/api_quantity',
  summary: 'Calls of the API product: this month, and by day and route',
  access: SIGNED_IN,
  limit: { perMinute: 60 },
  input: z.object({ days: wholeNumber(1, 92).default(30) }),
  output: z.object({
    quantity: z.int().nullable(),
    used: z.int(),
    remaining: z.int().nullable(),
    resets_at: z.int().nullable(),
    by_day: z.array(z.object({ day, calls: z.int() })),
    by_endpoint: z.array(z.object({ endpoint: z.string(), calls: z.int() })),
  }),
  example: {},
})
