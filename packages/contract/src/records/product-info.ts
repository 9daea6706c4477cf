import { z } from 'zod'
import { PRODUCT_OF_SELLERS, PRODUCT_OF_TRENDS } from '../access'
import { type Endpoint, endpoint } from '../endpoint'
import { recordTrend } from '../fields'
import { windowDays } from '../parameters'
import { WINDOW_NOTE, windowNeed } from '../needs'
import { productDetail } from '../selling/detail'
import { sellingPlatform, shopPlatform } from '../selling/platforms'
import { CHANNELS } from './product-wall'
import { RETAIL_PLATFORM } from './retail-platform'

/** What names a product: its shop's own id is known on its platform alone. */
const key = { id: z.string().trim().min(1).max(120), window: windowDays }
const productRecord = productDetail.extend({
  /** Highest level first. */
  trends: z.array(recordTrend),
})
export type ProductRecord = z.output<typeof productRecord>

/** The same record by three addresses, which differ in the platforms that they know. */
function productInfo<Key extends z.ZodObject>(
  path: `/api/${string}`,
  summary: string,
  input: Key,
  example: z.input<Key>,
): Endpoint<z.input<Key>, z.output<Key>, ProductRecord> {
  return endpoint({
    method: 'GET',
    path,
    summary,
    access: {
      who: 'line',
      ...PRODUCT_OF_TRENDS,
      or: PRODUCT_OF_SELLERS,
      item: { kind: 'product', field: 'id' },
      needs: (asked) => windowNeed(asked as { window: z.output<typeof windowDays> }),
      note: WINDOW_NOTE,
    },
    limit: { perMinute: 240 },
    input,
    output: productRecord,
    example,
  })
}

const WHAT = 'history, attributes with the words that gave them, its trends, similar products'

export const retailProductInfo = productInfo(
  '/api/v1/retail/product_info',
  `One product of a brand's own site: ${WHAT}`,
  z.object({ ...key, platform: z.literal(RETAIL_PLATFORM).default(RETAIL_PLATFORM) }),
  { id: '10000001' },
)

export const ecommerceInfo = productInfo(
  '/api/v3/ecommerce_info',
  `One product of a marketplace, or of a shop of one's own tables: ${WHAT}`,
  z.object({ ...key, platform: z.union([z.enum(CHANNELS.marketplaces), shopPlatform]) }),
  { platform: 'shein', id: '10000001' },
)

export const anyProductInfo = productInfo(
  '/api/v3/product_info',
  `One product of any platform: ${WHAT}`,
  z.object({ ...key, platform: sellingPlatform }),
  { platform: 'amazon', id: '10000001' },
)
