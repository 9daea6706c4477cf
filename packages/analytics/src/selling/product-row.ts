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

/** Stands for the round price of products without a price. */
export const NO_PRICE = -1

/** Columns of a product, for `productRow`. The query binds `window`. */
export const PRODUCT_COLUMNS = `platform, product_id, card, {window:UInt8} AS window_place, ${DEMAND} AS window_demand,
  ${GROWTH} AS growth, ${REVENUE} AS revenue_usd`

const nullableNumber = z.number().nullable()

/** The columns that `product_current` keeps together as JSON. */
const card = z.object({
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
  first_seen_day: z.string(),
  last_seen_day: z.string(),
  as_of_day: z.string(),
  /** Demand a week over the last 26 complete weeks, newest last; empty where nothing tells it. */
  sparkline: z.array(nullableNumber),
})

const ownColumns = z.object({
  platform: z.string(),
  product_id: z.string(),
  card: z.string(),
  window_place: z.number(),
  window_demand: nullableNumber,
  growth: nullableNumber,
  revenue_usd: nullableNumber,
})

/** A product as stored, with the numbers of the window it was asked for. Of an intersection, take it as the first part. */
export const productRow = ownColumns.transform(({ card: json, window_place: place, ...own }) => {
  const { evidence, places_gained: places, ...shown } = card.parse(JSON.parse(json))
  return Object.assign(own, shown, { evidence: evidence[place - 1] ?? '', places_gained: places[place - 1] ?? null })
})
export type ProductRow = z.output<typeof productRow>
