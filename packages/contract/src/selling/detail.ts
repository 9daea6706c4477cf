import { z } from 'zod'
import { PRODUCT_OF_SELLERS, PRODUCT_OF_TRENDS } from '../access'
import { type Endpoint, endpoint } from '../endpoint'
import { count, day, evidence, foundAttribute, money, productSummary } from '../fields'
import { windowDays } from '../parameters'
import { type SellingPath, calledInReference } from './platforms'
import { sellingAccess } from './selling-access'

/** Newest days that a history keeps; more points than that no chart shows. */
export const MOST_HISTORY_DAYS = 400

const detailInput = z.object({ id: z.string().trim().min(1).max(120), window: windowDays })
/** All that is known of one product. */
export const productDetail = z.object({
  product: productSummary,
  description: z.string(),
  pictures: z.array(z.string()),
  category_path: z.array(z.string()),
  /** The brand that the title names where the feed states none; null where it states one, or the title names none. */
  inferred_brand: z.string().nullable(),
  found: z.array(foundAttribute),
  history: z.array(
    z.object({
      day,
      /** In the shop's own currency, of variants the cheapest. */
      price: money.nullable(),
      price_usd: z.number().nullable(),
      /** Since the capture before. */
      units: count.nullable(),
      units_total: count.nullable(),
      /** Where the feed counts over a period of its own: of that period, up to this day. */
      units_in_period: count.nullable(),
      sales_rank: z.int().nullable(),
      reviews: count.nullable(),
      favorites: count.nullable(),
      rating: z.number().nullable(),
      in_stock: z.boolean().nullable(),
    }),
  ),
  /**
   * The newest count of units that is in no ranking and in no sum: nobody said over how many days they were sold (`days` null), or the
   * platform's products are counted in another way than over `days`. Null where the product has units that rank it.
   */
  units_apart: z.object({ day, units: count, evidence, days: z.int().positive().nullable() }).nullable(),
  sold_out_on: day.nullable(),
  similar: z.array(productSummary.extend({ likeness: z.number() })),
})

export type ProductDetail = z.output<typeof productDetail>
export type SellingDetail = Endpoint<z.input<typeof detailInput>, z.output<typeof detailInput>, ProductDetail>

export function sellingDetail(path: SellingPath): SellingDetail {
  return endpoint({
    method: 'GET',
    path: `/api/v2/selling/${path}/detail`,
    summary: `One product of ${calledInReference(path)}: history, attributes, similar products on all platforms`,
    access: { ...sellingAccess, ...PRODUCT_OF_SELLERS, or: PRODUCT_OF_TRENDS, item: { kind: 'product', field: 'id' } },
    limit: { perMinute: 240 },
    input: detailInput,
    output: productDetail,
    example: { id: '10000001' },
  })
}
