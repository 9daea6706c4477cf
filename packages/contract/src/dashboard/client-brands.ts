import { z } from 'zod'
import { endpoint, listOf } from '../endpoint'
import { day, fraction } from '../fields'
import { BRANDS, LIST, brandNews, followed } from './followed-fields'

export const clientBrands = endpoint({
  ...LIST,
  path: '/api/v1/dashboard/client_brands',
  summary: 'Followed brands, with what their shops brought out, sold out and cut the prices of since you looked',
  access: BRANDS,
  output: listOf(z.object({ ...followed, brand: brandNews.nullable() })),
})

/** A file that its owner says is the brand's; figures are `null` until one of this name is imported, and to who is no administrator. */
const file = z.object({ name: z.string(), rows_loaded: z.int().nullable(), captured_on: day.nullable() })

export const clientCustomizedBrands = endpoint({
  ...LIST,
  path: '/api/v1/dashboard/client_customized_brands',
  summary: 'Your own brands: what the data holds of them, and which of their files are loaded',
  access: BRANDS,
  output: listOf(
    z.object({ ...followed, name: z.string(), site: z.string(), files: z.array(file), brand: brandNews.nullable() }),
  ),
})

export const clientTopBrands = endpoint({
  ...LIST,
  path: '/api/v1/dashboard/client_top_brands',
  summary: 'Brands that brought out most in 30 days, and which of them you follow',
  access: BRANDS,
  output: listOf(
    z.object({
      id: z.string(),
      name: z.string(),
      name_zh: z.string(),
      platforms: z.array(z.string()),
      products: z.int(),
      /** `null` of shops that were captured once. */
      new_arrivals: z.int().nullable(),
      /** Of demand over 30 days. */
      growth: fraction,
      is_followed: z.boolean(),
    }),
  ),
})
