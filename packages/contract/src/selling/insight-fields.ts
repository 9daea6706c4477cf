import { z } from 'zod'
import { EVIDENCE } from '@trendee/core/series/evidence'
import { count, day, fraction } from '../fields'
import { commaList, paging } from '../parameters'
import { WINDOW_NOTE, windowNeed } from '../needs'
import { PRODUCTS_OF_SELLERS } from '../access'
import { newerCapture } from './newer-capture'
import { sellingPlatform } from './platforms'
import { sellingFilters } from './selling-filters'

/** What the analyses of all marketplaces share. */

/** Platforms that a caller can name at once. */
const MOST_PLATFORMS = 20

export const insightAccess = { who: 'line', ...PRODUCTS_OF_SELLERS, needs: windowNeed, note: WINDOW_NOTE } as const

export const insightFilters = {
  ...sellingFilters,
  /** All of which products are known where none is named. */
  platform: commaList(sellingPlatform, MOST_PLATFORMS).optional(),
}
export const insightInput = { ...insightFilters, ...paging }

/** Why no growth is told: it is never filled in. */
export const GROWTH_REASONS = ['no_counts', 'not_in_window', 'no_pair', 'few_products', 'few_pieces'] as const
export type GrowthReason = (typeof GROWTH_REASONS)[number]

/** What a group of products offers and sells; demand is never added across platforms, which count different things. */
export const insightMeasures = {
  platform: z.string(),
  /** All that the shop's list shows for the group. */
  products: z.int(),
  /** Those on sale: seen within 90 days and not sold out. */
  offers: z.int(),
  /** That offer them; null where the feed names none. */
  shops: z.int().positive().nullable(),
  /** Of the window, or of the feed's own period. */
  demand: count.nullable(),
  demand_basis: z.enum(['units', 'reviews', 'favorites']).nullable(),
  /** The weakest among the products. */
  demand_evidence: z.enum(EVIDENCE).nullable(),
  /** Where the feed counts over a period of its own, its days. */
  period_days: z.int().positive().nullable(),
  /** Products whose demand in the window is known. */
  known: z.int(),
  /** Like for like: of products of which comparable captures tell this stretch and the one before. */
  growth: fraction,
  growth_reason: z.enum(GROWTH_REASONS).nullable(),
  /** How many products the growth rests on. */
  compared: z.int(),
  share_of_offers: z.number(),
  share_of_demand: fraction,
}

/** Of each platform that was asked: up to which day, over how many products. */
export const insightPlatforms = z.array(
  z.object({
    platform: z.string(),
    products: z.int(),
    as_of: day,
    newer_capture: newerCapture.nullable(),
  }),
)
