import { z } from 'zod'
import { ATTRIBUTE_TYPES, type AttributeType } from '@trendee/core/lexicon/types'
import { type Endpoint, endpoint, listOf } from '../endpoint'
import { WINDOW_NOTE, windowNeed } from '../needs'
import { optionalGender, paging, slug, windowDays } from '../parameters'
import { sellingPlatform } from '../selling/platforms'
import { listAccess } from '../trends/trend-access'
import { rankedItem, rankedSpan } from './ranked-fields'

const input = z.object({
  /** Where it is counted: in posts, in the products of a platform, in runway looks. */
  source: z.enum(['posts', 'products', 'looks']).default('posts'),
  /** Of products. */
  platform: sellingPlatform.default('brand-site'),
  gender: optionalGender,
  primaryCategory: slug.optional(),
  secondaryCategory: slug.optional(),
  attributeType: z.enum(ATTRIBUTE_TYPES).optional(),
  /** Of posts and products; looks are counted by season. */
  window: windowDays,
  by: z.enum(['records', 'growth']).default('records'),
  ...paging,
})
const output = listOf(rankedItem).extend(rankedSpan)

export type ValueRankingInput = z.output<typeof input>
type ValueRanking = Endpoint<z.input<typeof input>, ValueRankingInput, z.output<typeof output>>

function valueRanking(question: string, what: string, attributeType?: AttributeType): ValueRanking {
  return endpoint({
    method: 'GET',
    path: `/api/v3/${question}`,
    summary: `${what} by how many posts, products or looks show them, or by growth`,
    access: { ...listAccess, needs: windowNeed, note: WINDOW_NOTE },
    limit: { perMinute: 240 },
    input,
    output,
    example: { source: 'posts', pageSize: 10, ...(attributeType && { attributeType }) },
  })
}

const infoInput = z.object({
  /** A value of the lexicon, such as `midi-dress` or `butter-yellow`. */
  value: slug,
  /** Of an attribute; where it is left out, the first type that has the value. */
  type: z.enum(ATTRIBUTE_TYPES).optional(),
  platform: sellingPlatform.default('brand-site'),
  gender: optionalGender,
  window: windowDays,
})

/** What one source tells of the value: its own place, what is worn with it, and whose it is. */
const inSource = z.object({
  /** `null` where none of its records shows the value. */
  self: rankedItem.omit({ rank: true }).nullable(),
  worn_with: z.array(rankedItem),
  brands: z.array(rankedItem),
  as_of: z.iso.date().nullable(),
  season: z.string(),
})
const infoOutput = z.object({
  value: z.string(),
  type: z.enum(['category', ...ATTRIBUTE_TYPES]),
  name: z.string(),
  name_zh: z.string(),
  hex: z.string().nullable(),
  /** Id of its page among the trends; `null` where nothing measures it. */
  trend_id: z.string().nullable(),
  posts: inSource,
  products: inSource,
  looks: inSource,
})

export type ValueInfoInput = z.output<typeof infoInput>
export type ValueInfoOutput = z.output<typeof infoOutput>
export type ValueInfo = Endpoint<z.input<typeof infoInput>, ValueInfoInput, ValueInfoOutput>

function valueInfo(question: string, what: string, example: string): ValueInfo {
  return endpoint({
    method: 'GET',
    path: `/api/v3/${question}`,
    summary: `${what}: in posts, products and looks, what it is worn with, whose it is`,
    access: {
      who: 'line',
      line: 'trendee',
      feature: 'trend_detail',
      item: { kind: 'trend', field: 'value' },
      needs: windowNeed,
      note: WINDOW_NOTE,
    },
    limit: { perMinute: 120 },
    input: infoInput,
    output: infoOutput,
    example: { value: example },
  })
}

/** Categories and attribute values, counted in whatever shows garments. An element is any attribute value. */
export const valueRankings = {
  categoryList: valueRanking('category_list', 'Categories'),
  elementList: valueRanking('element_list', 'Attribute values of all types'),
  attributeList: valueRanking('attribute_list', 'Values of one attribute type, or of all,', 'color'),
  categoryInfo: valueInfo('category_info', 'One category', 'dress'),
  elementInfo: valueInfo('element_info', 'One attribute value', 'floral'),
  attributeInfo: valueInfo('attribute_info', 'One attribute value', 'butter-yellow'),
} as const
