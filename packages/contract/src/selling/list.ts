import { z } from 'zod'
import { type Endpoint, endpoint, searchedListOf } from '../endpoint'
import { day, priceBand, productSummary } from '../fields'
import { order, paging } from '../parameters'
import { newerCapture } from './newer-capture'
import { type SellingPath, calledInReference } from './platforms'
import { PRODUCT_COLUMNS } from './product-columns'
import { sellingAccess } from './selling-access'
import { arrival, sellingFilters } from './selling-filters'

const listInput = z.object({
  ...sellingFilters,
  arrival,
  /** `doubted`: those alone that lists leave out, since their price cannot be right. */
  prices: z.enum(['doubted']).optional(),
  sort: z.enum(['demand', 'revenue', 'growth', 'rank', 'reviews', 'rating', 'price', 'first_seen']).default('demand'),
  order,
  ...paging,
})
const listOutput = searchedListOf(productSummary).extend({
  as_of: day.nullable(),
  newer_capture: newerCapture.nullable(),
  price_bands: z.array(priceBand),
  /** Products of the filter that are left out, since their price cannot be right. */
  doubted_prices: z.int(),
})

export type SellingListInput = z.output<typeof listInput>
export type SellingListOutput = z.output<typeof listOutput>
export type SellingList = Endpoint<z.input<typeof listInput>, SellingListInput, SellingListOutput>

export function sellingList(path: SellingPath): SellingList {
  return endpoint({
    method: 'GET',
    path: `/api/v2/selling/${path}/list`,
    summary: `Best sellers or new arrivals on ${calledInReference(path)}, with price bands`,
    access: sellingAccess,
    limit: { perMinute: 240 },
    input: listInput,
    output: listOutput,
    example: { window: 30, pageSize: 10 },
    exported: { what: path, columns: PRODUCT_COLUMNS },
  })
}
