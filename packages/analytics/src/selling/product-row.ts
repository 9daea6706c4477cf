import { z } from 'zod'

/** How a product of `product_current` is read, whatever question asks for it. */

/** Demand of the asked window; `window` is its place among 1, 7, 30 and 90 days, from 1. */
export const DEMAND = 'demand[{window:UInt8}]'
const PRIOR = 'demand_prior[{window:UInt8}]'

/** Growth from fewer than this many pieces is chance: one sold, then three, is no 200 %. */
export const GROWTH_FLOOR = 5
export const GROWTH = `if(${PRIOR} >= ${GROWTH_FLOOR}, ${DEMAND} / ${PRIOR} - 1, NULL)`
/** Of products together, like for like: only those of which both stretches are known. */
export const JOINT_GROWTH = `if(sumIf(${PRIOR}, ${DEMAND} IS NOT NULL) >= ${GROWTH_FLOOR},
  sumIf(${DEMAND}, ${PRIOR} IS NOT NULL) / sumIf(${PRIOR}, ${DEMAND} IS NOT NULL) - 1, NULL)`
/** Units at today's price, in US dollars; reviews and favourites are no sales. */
export const REVENUE = `if(demand_basis = 'units', ${DEMAND} * price_usd, NULL)`

export const PRODUCT_COLUMNS = `platform, product_id, title, brand, seller, url, region, primary_category,
  secondary_category, gender, attribute_types, attribute_values, currency, price, list_price, price_usd, rating, reviews,
  favorites, in_stock, sales_rank, units_total, demand_basis, demand_window_days, demand_evidence[{window:UInt8}] AS evidence,
  ${DEMAND} AS window_demand, ${GROWTH} AS growth, ${REVENUE} AS revenue_usd, rank_change[{window:UInt8}] AS places_gained,
  toString(first_seen) AS first_seen_day, toString(last_seen) AS last_seen_day, toString(as_of) AS as_of_day`

const nullableNumber = z.number().nullable()

export const productRow = z.object({
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
  evidence: z.enum(['measured', 'at_least', 'relative', 'rank', 'estimated', '']),
  window_demand: nullableNumber,
  growth: nullableNumber,
  revenue_usd: nullableNumber,
  places_gained: nullableNumber,
  first_seen_day: z.string(),
  last_seen_day: z.string(),
  as_of_day: z.string(),
})
export type ProductRow = z.output<typeof productRow>

/** A product with its demand a week over the last 26 complete weeks, newest last; empty where nothing tells it. */
export interface Product extends ProductRow {
  readonly sparkline: readonly (number | null)[]
}
