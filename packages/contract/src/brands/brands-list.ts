import { z } from 'zod'
import { endpoint, searchedListOf } from '../endpoint'
import { day } from '../fields'
import { BRAND_COLUMNS } from './brand-columns'
import { brandsAccess, brandSummary } from './brand-fields'
import { brandFilters } from './brand-filters'

export const brandsList = endpoint({
  method: 'GET',
  path: '/api/v3/brands_list',
  summary: 'Brands over all platforms by growth, price position, new arrivals, discounts, posts or looks',
  access: brandsAccess,
  limit: { perMinute: 240 },
  input: z.object({
    ...brandFilters,
    sort: z
      .enum([
        'growth',
        'demand',
        'products',
        'price_position',
        'new_arrivals',
        'discount_depth',
        'posts',
        'looks',
        'name',
      ])
      .default('growth'),
  }),
  output: searchedListOf(brandSummary).extend({ as_of: day.nullable() }),
  example: { window: 30, pageSize: 10 },
  exported: { what: 'brands', columns: BRAND_COLUMNS },
})
