import { z } from 'zod'
import { DISCOVERIES } from '@trendee/core/brands/discovery'
import { endpoint, searchedListOf } from '../endpoint'
import { day } from '../fields'
import { BRAND_COLUMNS } from './brand-columns'
import { brandsAccess, brandSummary } from './brand-fields'
import { brandFilters } from './brand-filters'

export const brandDiscovery = endpoint({
  method: 'GET',
  path: '/api/v2/trends/brand_discovery/list',
  summary: 'Brands that came within 90 days with three products at least, and brands whose demand grows by a fifth',
  access: brandsAccess,
  limit: { perMinute: 240 },
  input: z.object({
    ...brandFilters,
    why: z.enum(DISCOVERIES).optional(),
    sort: z.enum(['discovery', 'growth', 'new_arrivals', 'products', 'first_arrival', 'name']).default('discovery'),
  }),
  output: searchedListOf(brandSummary.extend({ why: z.enum(DISCOVERIES) })).extend({ as_of: day.nullable() }),
  example: { window: 1 },
  exported: { what: 'brand_discovery', columns: BRAND_COLUMNS },
})
