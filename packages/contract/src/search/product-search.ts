import { z } from 'zod'
import { type Endpoint, endpoint, listOf } from '../endpoint'
import { productSummary } from '../fields'
import { order, paging, windowDays } from '../parameters'
import { SELLING_PLATFORMS } from '../selling/platforms'
import { sellingAccess } from '../selling/selling-access'
import { understoodWords } from './found-record'
import { searchFilters } from './search-filters'

const input = z.object({
  q: z.string().trim().max(100).default(''),
  ...searchFilters,
  /** `standing`: what sells best among the products of its own platform. */
  sort: z.enum(['standing', 'price', 'first_seen']).default('standing'),
  order,
  window: windowDays,
  ...paging,
})
const output = listOf(productSummary).extend({ understood: understoodWords })

export type ProductSearchInput = z.output<typeof input>
export type ProductSearchOutput = z.output<typeof output>
export type ProductSearch = Endpoint<z.input<typeof input>, ProductSearchInput, ProductSearchOutput>

/** Marketplaces: where many shops sell. */
const MARKETPLACES = Object.values(SELLING_PLATFORMS).filter((platform) => platform !== 'brand-site')

/**
 * The calls that search products: one question, asked of other platforms. `platforms` of the input chooses among them.
 */
export const PRODUCT_SEARCHES = {
  ecommerce: {
    path: '/api/v3/ecommerce',
    of: 'all marketplaces',
    platforms: MARKETPLACES,
    hasFurtherShops: true,
    example: {},
  },
  searchEcommerce: {
    path: '/api/v3/search_ecommerce',
    of: 'all marketplaces, by words',
    platforms: MARKETPLACES,
    hasFurtherShops: true,
    example: { q: 'linen shirt' },
  },
  searchProducts: {
    path: '/api/v1/retail/search_products',
    of: 'brand sites',
    platforms: [SELLING_PLATFORMS.brand_site],
    hasFurtherShops: false,
    example: { q: 'dress' },
  },
  searchTemu: {
    path: '/api/v1/retail/search_temu',
    of: 'Temu',
    platforms: [SELLING_PLATFORMS.temu],
    hasFurtherShops: false,
    example: { q: 'dress' },
  },
  searchShein: {
    path: '/api/v1/retail/search_shein',
    of: 'Shein',
    platforms: [SELLING_PLATFORMS.shein],
    hasFurtherShops: false,
    example: { q: 'dress' },
  },
  productList: {
    path: '/api/v3/product_list',
    of: 'all platforms',
    platforms: Object.values(SELLING_PLATFORMS),
    hasFurtherShops: true,
    example: { secondaryCategory: 'dress' },
  },
} as const satisfies Readonly<
  Record<
    string,
    {
      readonly path: `/api/${string}`
      readonly of: string
      readonly platforms: readonly string[]
      /** Shops that customers' tables brought are searched, too. */
      readonly hasFurtherShops: boolean
      readonly example: z.input<typeof input>
    }
  >
>
export type ProductSearchName = keyof typeof PRODUCT_SEARCHES

export function productSearch(name: ProductSearchName): ProductSearch {
  const { path, of, example } = PRODUCT_SEARCHES[name]
  return endpoint({
    method: 'GET',
    path,
    summary: `Products of ${of}: words in English and Chinese, filters, paging`,
    access: sellingAccess,
    limit: { perMinute: 240 },
    input,
    output,
    example,
  })
}
