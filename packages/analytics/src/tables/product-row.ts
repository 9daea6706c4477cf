import { WINDOWS, type WindowDays } from '@trendee/core/trend/vocabulary'
import { z } from 'zod'
import { jointGrowth } from './joint-growth'
import { PRODUCT_CARD } from './product-current'

/** How a product of `product_current` is read, whatever question asks for it. */

/** Demand of the asked window; `window` is its place among 1, 7, 30 and 90 days, from 1. */
export const DEMAND = 'demand[{window:UInt8}]'
const PRIOR = 'demand_prior[{window:UInt8}]'

export const GROWTH = 'growth[{window:UInt8}]'
/** Of products together, like for like: only those of which both stretches are known. */
const IS_COMPARED = `(${DEMAND} IS NOT NULL AND ${PRIOR} IS NOT NULL)`
export const COMPARED = `countIf(${IS_COMPARED})`
export const SOLD_NOW = `sumIf(ifNull(${DEMAND}, 0), ${IS_COMPARED})`
export const SOLD_BEFORE = `sumIf(ifNull(${PRIOR}, 0), ${IS_COMPARED})`
export const SQUARED_STEPS = `sumIf(pow(demand_step[{window:UInt8}], 2), ${IS_COMPARED})`
export const JOINT_GROWTH = jointGrowth(SOLD_NOW, SOLD_BEFORE, SQUARED_STEPS)
/** Units at today's price, in US dollars; reviews and favourites are no sales. */
export const REVENUE = 'revenue[{window:UInt8}]'

/** `card` of `product_current`, which every question reads alone. */
export const CARD = z.object({ card: z.string() })

/** A product as stored, with the numbers of one window. */
export function productRow(card: string, window: WindowDays) {
  const { evidence, places_gained: places, demand, growth, revenue, ...shown } = PRODUCT_CARD.parse(JSON.parse(card))
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
