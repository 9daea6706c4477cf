import { z } from 'zod'
import { type Endpoint, endpoint } from '../endpoint'
import { count, day, fraction } from '../fields'
import { wholeNumber } from '../parameters'
import { newerCapture } from './newer-capture'
import { type SellingPath, calledInReference } from './platforms'
import { leadersAccess } from './selling-access'
import { arrival, sellingFilters } from './selling-filters'

const leader = z.object({
  value: z.string(),
  name: z.string(),
  name_zh: z.string(),
  type: z.string(),
  products: z.int(),
  demand: count.nullable(),
  demand_basis: z.enum(['units', 'reviews', 'favorites']).nullable(),
  revenue_usd: count.nullable(),
  /** Share of the platform's products in the filter. */
  share: z.number(),
  growth: fraction,
  median_price_usd: z.number().nullable(),
  new_share: z.number(),
})
const leadersInput = z.object({
  ...sellingFilters,
  /** Of new arrivals those lead that bring the most of them. */
  arrival,
  quantity: wholeNumber(1, 100).default(12),
})
const leadersOutput = z.object({
  list: z.array(leader),
  total_products: z.int(),
  as_of: day.nullable(),
  newer_capture: newerCapture.nullable(),
})

export type SellingLeadersOutput = z.output<typeof leadersOutput>
export type SellingLeaders = Endpoint<z.input<typeof leadersInput>, z.output<typeof leadersInput>, SellingLeadersOutput>

export function sellingLeaders(path: SellingPath, question: string, what: string): SellingLeaders {
  return endpoint({
    method: 'GET',
    path: `/api/v2/selling/${path}/${question}`,
    summary: `${what} that sell best on ${calledInReference(path)}`,
    access: leadersAccess,
    limit: { perMinute: 240 },
    input: leadersInput,
    output: leadersOutput,
    example: { window: 30 },
  })
}
