import { WINDOWS, type WindowDays } from '@trendee/core/trend/vocabulary'
import { z } from 'zod'

/** How a product of `product_current` is read, whatever question asks for it. */

/** Demand of the asked window; `window` is its place among 1, 7, 30 and 90 days, from 1. */
export const DEMAND = 'demand[{window:UInt8}]'
const PRIOR = 'demand_prior[{window:UInt8}]'

/** Growth from fewer than this many pieces is chance; that of single products is derived with them, by the same rule. */
const GROWTH_FLOOR = 5
export const GROWTH = 'growth[{window:UInt8}]'
/** Of products together, like for like: only those of which both stretches are known. */
export const JOINT_GROWTH = `if(sumIf(${PRIOR}, ${DEMAND} IS NOT NULL) >= ${GROWTH_FLOOR},
  sumIf(${DEMAND}, ${PRIOR} IS NOT NULL) / sumIf(${PRIOR}, ${DEMAND} IS NOT NULL) - 1, NULL)`
/** Units at today's price, in US dollars; reviews and favourites are no sales. */
export const REVENUE = 'revenue[{window:UInt8}]'

/** Stands for the round price of products without a price. */
export const NO_PRICE = -1

const nullableNumber = z.number().nullable()

/** `card` of `product_current`: all that is shown of a product, as JSON in one column, which every question reads alone. */
export const CARD = z.object({ card: z.string() })

const content = z.object({
  platform: z.string(),
  product_id: z.string(),
  title: z.string(),
  brand: z.string(),
  seller: z.string(),
  url: z.string(),
  region: z.string(),
  primary_category: z.string(),
  secondary_category: z.string(),
  gender: z.string(),
  attribute_types: z.array(z.string()),
  attribute_values: z.array(z.string()),
  currency: z.string(),
  price: nullableNumber,
  list_price: nullableNumber,
  price_usd: nullableNumber,
  rating: nullableNumber,
  reviews: nullableNumber,
  favorites: nullableNumber,
  in_stock: nullableNumber,
  sales_rank: nullableNumber,
  units_total: nullableNumber,
  demand_basis: z.enum(['units', 'reviews', 'favorites', '']),
  demand_window_days: nullableNumber,
  /** By window. */
  evidence: z.array(z.enum(['measured', 'at_least', 'relative', 'rank', 'estimated', ''])),
  places_gained: z.array(nullableNumber),
  demand: z.array(nullableNumber),
  growth: z.array(nullableNumber),
  revenue: z.array(nullableNumber),
  first_seen_day: z.string(),
  last_seen_day: z.string(),
  sold_out_day: z.string().nullable(),
  as_of_day: z.string(),
  /** Demand a week over the last 26 complete weeks, newest last; empty where nothing tells it. */
  sparkline: z.array(nullableNumber),
})

/** A product as stored, with the numbers of one window. */
export function productRow(card: string, window: WindowDays) {
  const { evidence, places_gained: places, demand, growth, revenue, ...shown } = content.parse(JSON.parse(card))
  const place = WINDOWS.indexOf(window)
  return Object.assign(shown, {
    window_demand: demand[place] ?? null,
    growth: growth[place] ?? null,
    revenue_usd: revenue[place] ?? null,
    evidence: evidence[place] ?? '',
    places_gained: places[place] ?? null,
  } as const)
}
export type ProductRow = ReturnType<typeof productRow>
