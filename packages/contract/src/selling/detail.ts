import { z } from 'zod'
import { EVIDENCE_SOURCES } from '@trendee/core/extraction/garment'
import { type Endpoint, endpoint } from '../endpoint'
import { attributeValue, count, day, productSummary } from '../fields'
import { windowDays } from '../parameters'
import { type SellingPath, SELLING_PLATFORMS } from './platforms'
import { sellingAccess } from './selling-access'

const detailInput = z.object({ id: z.string().trim().min(1).max(120), window: windowDays })
const detailOutput = z.object({
  product: productSummary,
  description: z.string(),
  pictures: z.array(z.string()),
  category_path: z.array(z.string()),
  /** The brand that the title names where the feed states none; null where it states one, or the title names none. */
  inferred_brand: z.string().nullable(),
  /** Attributes with the words that gave them. */
  found: z.array(attributeValue.extend({ words: z.string(), from: z.enum(EVIDENCE_SOURCES) })),
  history: z.array(
    z.object({
      day,
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
  sold_out_on: day.nullable(),
  similar: z.array(productSummary.extend({ likeness: z.number() })),
})

export type SellingDetailOutput = z.output<typeof detailOutput>
export type SellingDetail = Endpoint<z.input<typeof detailInput>, z.output<typeof detailInput>, SellingDetailOutput>

export function sellingDetail(path: SellingPath): SellingDetail {
  return endpoint({
    method: 'GET',
    path: `/api/v2/selling/${path}/detail`,
    summary: `One product of ${SELLING_PLATFORMS[path]}: history, attributes, similar products on all platforms`,
    access: { ...sellingAccess, feature: 'seller_detail', item: { kind: path, field: 'id' } },
    limit: { perMinute: 240 },
    input: detailInput,
    output: detailOutput,
    example: { id: '10000001' },
  })
}
