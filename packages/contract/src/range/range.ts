import { z } from 'zod'
import { PRODUCTS_OF_SELLERS, SIGNED_IN } from '../access'
import { endpoint, listOf } from '../endpoint'
import { WINDOW_NOTE, windowNeed } from '../needs'
import { optionalGender, paging, region, windowDays } from '../parameters'
import { sellingPlatform } from '../selling/platforms'
import { RANGE_CATEGORY_COLUMNS } from './range-columns'
import { rangeCategory, rangeFile, rangeMarket, rangeTrend } from './range-fields'

const rangeAccess = { who: 'line', ...PRODUCTS_OF_SELLERS } as const
const windowed = { ...rangeAccess, needs: windowNeed, note: WINDOW_NOTE } as const
const held = {
  /** The marketplace that the range is held against. */
  platform: sellingPlatform.default('shein'),
  gender: optionalGender,
  window: windowDays,
}

const rangeUpload = endpoint({
  method: 'POST',
  path: '/api/v1/selling/range/upload',
  summary:
    'Bring the own range from a file, in place of the one before: a known feed of products, or a table with named columns',
  access: SIGNED_IN,
  limit: { perMinute: 6 },
  input: z.object({
    /** Of the prices, where the file names none. */
    currency: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z]{3}$/, 'an ISO 4217 code')
      .optional(),
  }),
  output: rangeFile,
  example: { currency: 'USD' },
  carrier: 'upload',
})

const rangeDrop = endpoint({
  method: 'POST',
  path: '/api/v1/selling/range/delete',
  summary: 'Delete the own range: nothing of it is kept',
  access: SIGNED_IN,
  limit: { perMinute: 30 },
  input: z.object({}),
  output: z.object({ deleted: z.boolean() }),
  example: {},
})

const rangeCategories = endpoint({
  method: 'GET',
  path: '/api/v1/selling/range/categories',
  summary:
    'The own range against a marketplace, category by category: where it is thick, thin or empty, and its prices',
  access: windowed,
  limit: { perMinute: 120 },
  input: z.object({ ...held, ...paging }),
  output: listOf(rangeCategory).extend({ range: rangeFile.nullable(), market: rangeMarket.nullable() }),
  example: { platform: 'shein' },
  exported: { what: 'range-categories', columns: RANGE_CATEGORY_COLUMNS },
})

const rangeTrends = endpoint({
  method: 'GET',
  path: '/api/v1/selling/range/trends',
  summary: 'Trends of a region that the own range lacks or carries: those with a level, and those that fall',
  access: rangeAccess,
  limit: { perMinute: 120 },
  input: z.object({ region, gender: optionalGender }),
  output: z.object({ rising: z.array(rangeTrend), falling: z.array(rangeTrend) }),
  example: { region: 'US' },
})

const rangeItems = endpoint({
  method: 'GET',
  path: '/api/v1/selling/range/items',
  summary: 'The items of the own range as they were read',
  access: SIGNED_IN,
  limit: { perMinute: 120 },
  input: z.object({
    /** Of one category, or with `none` of those whose words tell none. */
    category: z.string().trim().max(80).optional(),
    ...paging,
  }),
  output: listOf(
    z.object({
      item_id: z.string(),
      title: z.string(),
      category: z.string(),
      gender: z.string(),
      attribute_values: z.array(z.string()),
      price: z.number().nullable(),
      currency: z.string(),
      price_usd: z.number().nullable(),
      stock: z.number().nullable(),
    }),
  ),
  example: {},
})

/** A shop's own range, private to the account that brought it. */
export const range = { rangeUpload, rangeDrop, rangeCategories, rangeTrends, rangeItems }
