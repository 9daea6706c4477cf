import { z } from 'zod'
import { RANGE_STANDINGS } from '@trendee/core/selling/range-position'
import { day, fraction, recordTrend } from '../fields'
import { GROWTH_REASONS } from '../selling/insight-fields'

/** The file that brought an account's own range. */
export const rangeFile = z.object({
  file_name: z.string(),
  feed: z.string(),
  uploaded_at: z.int(),
  rows_read: z.int(),
  rows_rejected: z.int(),
  items: z.int(),
  /** Of whose category and price the words and figures tell. */
  with_category: z.int(),
  /** With a price that could be converted to dollars. */
  priced: z.int(),
  currencies: z.array(z.string()),
})
export type RangeFile = z.output<typeof rangeFile>

/** A category of the range, the market, or both. */
export const rangeCategory = z.object({
  category: z.string(),
  name: z.string(),
  name_zh: z.string(),
  /** `null` where the account has brought no range. */
  items: z.int().nonnegative().nullable(),
  /** Of the own items with a category. */
  own_share: fraction,
  offers: z.int().nonnegative(),
  share_of_offers: fraction,
  share_of_demand: fraction,
  growth: fraction,
  growth_reason: z.enum(GROWTH_REASONS).nullable(),
  /** `null` where the account has brought no range. */
  standing: z.enum(RANGE_STANDINGS).nullable(),
  own_median_usd: fraction,
  market_median_usd: fraction,
  /** Own median price against the market's, as a fraction. */
  price_position: fraction,
  /** Pieces in stock, where the file tells them of any item. */
  stock: z.number().nullable(),
})
export type RangeCategory = z.output<typeof rangeCategory>

/** A trend of the region, and how many own items carry it. */
export const rangeTrend = recordTrend.extend({ items: z.int().nonnegative() })
export type RangeTrend = z.output<typeof rangeTrend>

export const rangeMarket = z.object({ platform: z.string(), products: z.int(), as_of: day })
