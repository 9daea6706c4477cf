import { z } from 'zod'
import type { Column } from '../column'
import { PRODUCTS_OF_SELLERS, PRODUCTS_OF_TRENDS } from '../access'
import { endpoint, searchedListOf } from '../endpoint'
import { day, fraction, priceBand, productSummary } from '../fields'
import { WINDOW_NOTE, windowNeed } from '../needs'
import { commaList, order, paging } from '../parameters'
import { SELLING_PLATFORMS, sellingPlatform } from '../selling/platforms'
import { PRODUCT_COLUMNS } from '../selling/product-columns'
import { arrival, sellingFilters } from '../selling/selling-filters'
import { RETAIL_PLATFORM } from './retail-platform'

/** Platforms that a caller can name at once. */
const MOST_PLATFORMS = 20
const PLATFORMS = Object.values(SELLING_PLATFORMS)

/** Where goods are sold: on marketplaces and in shops of customers' own tables, on the own sites of brands and retailers. */
export const CHANNELS = {
  all: PLATFORMS,
  marketplaces: PLATFORMS.filter((platform) => platform !== RETAIL_PLATFORM),
  brand_sites: [RETAIL_PLATFORM],
} as const
export const channel = z.enum(['all', 'marketplaces', 'brand_sites'])
export type Channel = z.output<typeof channel>
const channels = {
  channel: channel.default('all'),
  /** Only these of the channel. */
  platforms: commaList(sellingPlatform, MOST_PLATFORMS).optional(),
}

/** Products as the trend tracker lists them. */
export const wallAccess = {
  who: 'line',
  ...PRODUCTS_OF_TRENDS,
  or: PRODUCTS_OF_SELLERS,
  needs: windowNeed,
  note: WINDOW_NOTE,
} as const

const productWallInput = z.object({
  ...channels,
  ...sellingFilters,
  arrival,
  sort: z
    .enum(['units', 'demand', 'revenue', 'growth', 'rank', 'reviews', 'rating', 'price', 'first_seen'])
    .default('units'),
  order,
  ...paging,
})
export type ProductWallInput = z.output<typeof productWallInput>

export const productWall = endpoint({
  method: 'GET',
  path: '/api/v1/selling',
  summary: 'Products of every shop in one list, by units sold in the window where nothing else is asked',
  access: wallAccess,
  limit: { perMinute: 240 },
  input: productWallInput,
  output: searchedListOf(productSummary).extend({ as_of: day.nullable(), price_bands: z.array(priceBand) }),
  example: { window: 30, pageSize: 10 },
  exported: { what: 'products', columns: PRODUCT_COLUMNS },
})

const shop = z.object({
  platform: z.string(),
  /** As the feed names the seller; of a brand's own site the brand. */
  shop: z.string(),
  products: z.int(),
  new_products: z.int(),
  demand: z.number().nullable(),
  demand_basis: z.enum(['units', 'reviews', 'favorites']).nullable(),
  /** Of the products together, like for like: those whose demand of the window before is known too. */
  growth: fraction,
  median_price_usd: z.number().nullable(),
  /** What sells best of it. */
  best: z.array(productSummary),
})
export type Shop = z.output<typeof shop>

/** What a list of shops says of each. */
const SHOP_COLUMNS: readonly Column<Shop>[] = [
  { id: 'shop', header: 'wall.shop', kind: 'text', value: (shop) => shop.shop },
  { id: 'platform', header: 'wall.platform', kind: 'text', value: (shop) => shop.platform },
  { id: 'growth', header: 'sort.growth', kind: 'growth', value: (shop) => shop.growth },
  { id: 'demand', header: 'sort.demand', kind: 'short', value: (shop) => shop.demand },
  { id: 'demand_basis', header: 'column.demand_counts', kind: 'demand_counts', value: (shop) => shop.demand_basis },
  { id: 'products', header: 'wall.by_products', kind: 'count', value: (shop) => shop.products },
  { id: 'new_products', header: 'wall.by_new_products', kind: 'count', value: (shop) => shop.new_products },
  { id: 'median_price_usd', header: 'wall.median_price', kind: 'dollars', value: (shop) => shop.median_price_usd },
]

const shopWallInput = z.object({
  ...channels,
  ...sellingFilters,
  sort: z.enum(['growth', 'demand', 'products', 'new_products']).default('growth'),
  order,
  ...paging,
})
export type ShopWallInput = z.output<typeof shopWallInput>

export const shopWall = endpoint({
  method: 'GET',
  path: '/api/v1/selling/shops',
  summary:
    'Shops that grow fastest, each with what sells best of it; sellers as feeds name them, and brands of own sites',
  access: wallAccess,
  limit: { perMinute: 240 },
  input: shopWallInput,
  output: searchedListOf(shop).extend({ as_of: day.nullable() }),
  example: { window: 30, pageSize: 10 },
  exported: { what: 'shops', columns: SHOP_COLUMNS },
})
