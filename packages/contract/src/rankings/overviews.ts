import { z } from 'zod'
import { endpoint } from '../endpoint'
import { day } from '../fields'
import { WINDOW_NOTE, windowNeed } from '../needs'
import { optionalGender, slug, windowDays } from '../parameters'
import { sellingPlatform } from '../selling/platforms'
import { listAccess } from '../trends/trend-access'
import { rankedItem } from './ranked-fields'

const windowed = { ...listAccess, needs: windowNeed, note: WINDOW_NOTE } as const
const garments = {
  gender: optionalGender,
  primaryCategory: slug.optional(),
  secondaryCategory: slug.optional(),
  window: windowDays,
}

/** Records of one source in the window, and the change of their number. */
const sourceTotal = z.object({
  source: z.enum(['posts', 'products', 'looks']),
  /** A shop, where products are counted. */
  platform: z.string(),
  records: z.int().nonnegative(),
  /** Posts of the window before; `null` where the data does not reach back so far, and of products and looks. */
  before: z.int().nonnegative().nullable(),
  /** Products that came to the shop within the window. */
  new_arrivals: z.int().nonnegative().nullable(),
  as_of: day.nullable(),
  season: z.string(),
})

export const analysisOverview = endpoint({
  method: 'GET',
  path: '/api/v3/analysis_overview',
  summary: 'How many posts, products and looks there are of what is asked, source by source',
  access: windowed,
  limit: { perMinute: 120 },
  input: z.object(garments),
  output: z.object({ sources: z.array(sourceTotal) }),
  example: { secondaryCategory: 'dress' },
})

export const ecommerceAnalyze = endpoint({
  method: 'GET',
  path: '/api/v3/ecommerce_analyze',
  summary: 'One shop: which categories, attributes, brands and price bands its products are',
  access: windowed,
  limit: { perMinute: 120 },
  input: z.object({ platform: sellingPlatform.default('shein'), ...garments }),
  output: z.object({
    total_products: z.int().nonnegative(),
    as_of: day.nullable(),
    categories: z.array(rankedItem),
    attributes: z.array(rankedItem),
    brands: z.array(rankedItem),
    price_bands: z.array(rankedItem),
  }),
  example: { platform: 'shein' },
})

export const overviews = { analysisOverview, ecommerceAnalyze } as const
