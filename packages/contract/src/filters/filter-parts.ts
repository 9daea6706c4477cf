import { z } from 'zod'
import { ATTRIBUTE_TYPES } from '@trendee/core/lexicon/types'
import { type Endpoint, endpoint } from '../endpoint'
import { slug, windowDays } from '../parameters'
import { postFilters } from '../social/post-filters'
import { socialListAccess } from '../social/social-access'
import { type FilterIndexInput, type FilterIndexOutput, filterIndex } from './filter-index'

/** Choices of one filter, or of one place, out of the whole tree. */

const option = z.object({ value: z.string(), name: z.string(), name_zh: z.string(), count: z.int().nonnegative() })
const coloured = option.extend({ hex: z.string().nullable() })
const platform = z.string().max(40).optional()
const common = { method: 'GET', access: filterIndex.access, limit: { perMinute: 240 } } as const

export const filterTree: Endpoint<FilterIndexInput, FilterIndexInput, FilterIndexOutput> = {
  ...filterIndex,
  path: '/api/v2/filters/index/index',
  summary: 'The whole tree of filter values with counts, of all shops or one',
}
export const options: typeof filterTree = {
  ...filterIndex,
  path: '/api/v3/options',
  summary: 'Filter values of the e-commerce calls, with how many products carry each',
}

export const productCategories = endpoint({
  ...common,
  path: '/api/v1/filters/product_categories',
  summary: 'Primary categories with how many products each has',
  input: z.object({ platform }),
  output: z.object({ list: z.array(option) }),
  example: {},
})

export const secondaryCategories = endpoint({
  ...common,
  path: '/api/v1/filters/secondary_categories',
  summary: 'Secondary categories, of one primary category or of all',
  input: z.object({ platform, primaryCategory: slug.optional() }),
  output: z.object({ list: z.array(option.extend({ primary_category: z.string() })) }),
  example: { primaryCategory: 'womenswear' },
})

export const fashionAttributes = endpoint({
  ...common,
  path: '/api/v1/filters/fashion_attributes',
  summary: 'Attribute values by type, with how many products carry each',
  input: z.object({ platform, attributeType: z.enum(ATTRIBUTE_TYPES).optional() }),
  output: z.object({ list: z.array(z.object({ type: z.enum(ATTRIBUTE_TYPES), values: z.array(coloured) })) }),
  example: { attributeType: 'color' },
})

export const fashionStyles = endpoint({
  ...common,
  path: '/api/v1/filters/fashion_styles',
  summary: 'Styles with how many products show each',
  input: z.object({ platform }),
  output: z.object({ list: z.array(option) }),
  example: {},
})

export const socialMediaOptions = endpoint({
  ...common,
  access: socialListAccess,
  path: '/api/v3/social_media_options',
  summary: 'What posts of a window can be filtered by, with how many there are of each under the other filters',
  /** What is chosen already. */
  input: z.object({ window: windowDays, ...postFilters }),
  output: z.object({
    platforms: z.array(option),
    regions: z.array(option),
    genders: z.array(option),
    categories: z.array(option),
    attributes: z.array(z.object({ type: z.enum(ATTRIBUTE_TYPES), values: z.array(coloured) })),
  }),
  example: {},
})
