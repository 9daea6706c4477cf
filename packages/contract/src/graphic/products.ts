import { z } from 'zod'
import { endpoint, listOf } from '../endpoint'
import { day, productSummary } from '../fields'
import { measuredOnly, order, paging, searchText, slug, windowDays } from '../parameters'
import { productDetail } from '../selling/detail'
import { sellingPlatform } from '../selling/platforms'
import { PRODUCT_COLUMNS } from '../selling/product-columns'
import { graphicAccess, keywordSummary } from './graphic-fields'

const platform = sellingPlatform.default('etsy')
const sorted = {
  sort: z.enum(['demand', 'favorites', 'reviews', 'price', 'first_seen']).default('demand'),
  order,
  /** Listings of which the window's demand was counted. */
  evidence: measuredOnly,
  window: windowDays,
}
const listing = productSummary.extend({
  /** What its words say that is a keyword of the shop. */
  keywords: z.array(z.string()),
})
export type GraphicListing = z.output<typeof listing>
const listings = listOf(listing).extend({ as_of: day.nullable() })

const listInput = z.object({ platform, q: searchText, primaryCategory: slug.optional(), ...sorted, ...paging })
export type GraphicProductsInput = z.output<typeof listInput>

export const productsList = endpoint({
  method: 'GET',
  path: '/api/v2/graphic/products/list',
  summary: 'Listings of a shop that carry a print, as they say or as a keyword of theirs tells',
  access: graphicAccess,
  limit: { perMinute: 240 },
  input: listInput,
  output: listings,
  example: { platform: 'shein', pageSize: 10 },
  exported: { what: 'print-listings', columns: PRODUCT_COLUMNS },
})

const keywordInput = z.object({ platform, keyword: z.string().trim().min(1).max(120), ...sorted, ...paging })
export type KeywordProductsInput = z.output<typeof keywordInput>

export const productsKeyword = endpoint({
  method: 'GET',
  path: '/api/v2/graphic/products/keyword',
  summary: 'The listings of a shop that say a print keyword',
  access: graphicAccess,
  limit: { perMinute: 240 },
  input: keywordInput,
  output: listings,
  example: { platform: 'shein', keyword: 'polka dot', pageSize: 10 },
  exported: { what: 'keyword-listings', columns: PRODUCT_COLUMNS },
})

export const productsInfo = endpoint({
  method: 'POST',
  path: '/api/v2/graphic/products/info',
  summary: 'One listing with a print: its history, its attributes, and the keywords that it says with their numbers',
  access: graphicAccess,
  limit: { perMinute: 240 },
  input: z.object({ platform, id: z.string().trim().min(1).max(120), window: windowDays }),
  output: productDetail.extend({ says_print: z.boolean(), keywords: z.array(keywordSummary) }),
  example: { platform: 'shein', id: '10000001' },
})
