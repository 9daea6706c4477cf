import { z } from 'zod'
import { endpoint, listOf } from '../endpoint'
import { day, money, productSummary } from '../fields'
import { BRANDS, LIST, PRODUCTS, followed } from './followed-fields'

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

export const clientStarredProducts = endpoint({
  ...LIST,
  path: '/api/v1/dashboard/client_starred_products',
  summary: 'Starred products, each with the price that you saw last and whether it sold out since',
  access: PRODUCTS,
  output: listOf(
    z.object({
      ...followed,
      /** `null`: the data no longer holds it. */
      product: productSummary
        .extend({
          /** In the currency of today's price; `null` where it was the same or cannot be compared. */
          price_before: money.nullable(),
          price_before_on: day.nullable(),
          sold_out_on: day.nullable(),
          /** Its price is another or it sold out since you looked. */
          is_changed: z.boolean(),
        })
        .nullable(),
    }),
  ),
})
