import { z } from 'zod'
import { endpoint, listOf } from '../endpoint'
import { day, productSummary } from '../fields'
import { BRANDS, LIST } from './followed-fields'

export const clientProducts = endpoint({
  ...LIST,
  path: '/api/v1/dashboard/client_products',
  summary: 'What came to the shops of followed brands, and what sold out there, since you looked',
  access: BRANDS,
  output: listOf(
    z.object({
      change: z.enum(['new_arrival', 'sold_out']),
      /** The day of the change. */
      day,
      product: productSummary,
    }),
  ),
})
