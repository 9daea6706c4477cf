import { z } from 'zod'
import { type Endpoint, endpoint, listOf } from './endpoint'
import { attributeValue, count, day, fraction, priceBand, productSummary } from './fields'
import {
  ATTRIBUTE_TYPES,
  commaList,
  optionalGender,
  order,
  paging,
  regionCode,
  searchText,
  slug,
  windowDays,
} from './parameters'

/** Name in the path → platform in the data. Shopee and Lazada are not in the specification: their feeds are. */
export const SELLING_PLATFORMS = {
  shein: 'shein',
  temu: 'temu',
  tiktok_shop: 'tiktok-shop',
  amazon: 'amazon',
  brand_site: 'brand-site',
  etsy: 'etsy',
  shopee: 'shopee',
  lazada: 'lazada',
} as const
export type SellingPath = keyof typeof SELLING_PLATFORMS

const windowNeed = { feature: 'window_90', field: 'window', is: '90' } as const
const access = { who: 'line', line: 'trendeesellers', feature: 'seller_list', needs: [windowNeed] } as const
const limit = { perMinute: 240 } as const

/** Filters of the best-seller screens; the specification's names where it has them. */
export const sellingFilters = {
  gender: optionalGender,
  /** The specification's other word for gender. */
  department: optionalGender,
  primaryCategory: slug.optional(),
  secondaryCategory: slug.optional(),
  /** Several secondary categories at once. */
  productCategories: commaList(slug, 20).optional(),
  attributeType: z.enum(ATTRIBUTE_TYPES).optional(),
  attributeName: slug.optional(),
  region: regionCode.optional(),
  brand: z.string().trim().max(120).optional(),
  /** US dollars. */
  price_min: z.coerce.number<number | string>().min(0).max(1_000_000).optional(),
  price_max: z.coerce.number<number | string>().min(0).max(1_000_000).optional(),
  q: searchText,
  window: windowDays,
}
const filtersInput = z.object(sellingFilters)
export type SellingFilters = z.output<typeof filtersInput>

const listInput = z.object({
  ...sellingFilters,
  /** `new`: first seen within the window. */
  arrival: z.enum(['all', 'new']).default('all'),
  sort: z.enum(['demand', 'revenue', 'growth', 'rank', 'reviews', 'rating', 'price', 'first_seen']).default('demand'),
  order,
  ...paging,
})
const listOutput = listOf(productSummary).extend({ as_of: day.nullable(), price_bands: z.array(priceBand) })

/** Where the words of an attribute stand; `garment`: the ware itself implies it (a saree is for women). */
export const ATTRIBUTE_SOURCES = ['title', 'description', 'field', 'path', 'garment'] as const

const detailInput = z.object({ id: z.string().trim().min(1).max(120), window: windowDays })
const detailOutput = z.object({
  product: productSummary,
  description: z.string(),
  pictures: z.array(z.string()),
  category_path: z.array(z.string()),
  /** Attributes with the words that gave them. */
  found: z.array(attributeValue.extend({ words: z.string(), from: z.enum(ATTRIBUTE_SOURCES) })),
  history: z.array(
    z.object({
      day,
      price_usd: z.number().nullable(),
      /** Since the capture before. */
      units: count.nullable(),
      units_total: count.nullable(),
      sales_rank: z.int().nullable(),
      reviews: count.nullable(),
      rating: z.number().nullable(),
      in_stock: z.boolean().nullable(),
    }),
  ),
  sold_out_on: day.nullable(),
  similar: z.array(productSummary.extend({ likeness: z.number() })),
})

const leader = z.object({
  value: z.string(),
  name: z.string(),
  name_zh: z.string(),
  type: z.string(),
  products: z.int(),
  demand: count.nullable(),
  demand_basis: z.enum(['units', 'reviews', 'favorites']).nullable(),
  revenue_usd: count.nullable(),
  /** Share of the platform's products in the filter. */
  share: z.number(),
  growth: fraction,
  median_price_usd: z.number().nullable(),
  new_share: z.number(),
})
const leadersInput = z.object({
  ...sellingFilters,
  quantity: z.coerce.number<number | string>().int().min(1).max(100).default(12),
})
const leadersOutput = z.object({ list: z.array(leader), total_products: z.int(), as_of: day.nullable() })

type In<S extends z.ZodType, O extends z.ZodType> = Endpoint<z.input<S>, z.output<S>, z.output<O>>
type List = In<typeof listInput, typeof listOutput>
type Detail = In<typeof detailInput, typeof detailOutput>
type Leaders = In<typeof leadersInput, typeof leadersOutput>

export interface SellingEntries {
  readonly list: List
  readonly detail: Detail
  readonly topPrimary: Leaders
  readonly topSecondary: Leaders
  readonly topAttribute: Leaders
  readonly topCategory: Leaders
}

function entriesOf(path: SellingPath): SellingEntries {
  const base = `/api/v2/selling/${path}` as const
  const name = SELLING_PLATFORMS[path]
  const leaders = (question: string, what: string): Leaders =>
    endpoint({
      method: 'GET',
      path: `${base}/${question}`,
      summary: `${what} that sell best on ${name}`,
      access,
      limit,
      input: leadersInput,
      output: leadersOutput,
      example: { window: 30 },
    })
  return {
    list: endpoint({
      method: 'GET',
      path: `${base}/list`,
      summary: `Best sellers or new arrivals on ${name}, with price bands`,
      access,
      limit,
      input: listInput,
      output: listOutput,
      example: { window: 30, pageSize: 10 },
    }),
    detail: endpoint({
      method: 'GET',
      path: `${base}/detail`,
      summary: `One product of ${name}: history, attributes, similar products on all platforms`,
      access: { ...access, feature: 'seller_detail', item: { kind: path, field: 'id' } },
      limit,
      input: detailInput,
      output: detailOutput,
      example: { id: '10000001' },
    }),
    topPrimary: leaders('top_primary', 'Primary categories'),
    topSecondary: leaders('top_secondary', 'Secondary categories'),
    topAttribute: leaders('top_attribute', 'Attributes'),
    topCategory: leaders('top_category', "The shop's own categories"),
  }
}

export const selling = {
  shein: entriesOf('shein'),
  temu: entriesOf('temu'),
  tiktok_shop: entriesOf('tiktok_shop'),
  amazon: entriesOf('amazon'),
  brand_site: entriesOf('brand_site'),
  etsy: entriesOf('etsy'),
  shopee: entriesOf('shopee'),
  lazada: entriesOf('lazada'),
} satisfies Record<SellingPath, SellingEntries>

export type SellingListInput = z.output<typeof listInput>
export type SellingListOutput = z.output<typeof listOutput>
export type SellingDetailOutput = z.output<typeof detailOutput>
export type SellingLeaders = z.output<typeof leadersOutput>
