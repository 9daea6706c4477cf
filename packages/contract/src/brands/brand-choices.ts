import { z } from 'zod'
import { type EndpointDefinition, endpoint, listOf } from '../endpoint'
import { paging, searchText, slug } from '../parameters'
import { brandKey, segment } from './brand-fields'

/** Choices for filters are open to everybody who signed in, as all filters are. */
const choices = {
  method: 'GET',
  access: { who: 'signed-in', visitors: true, api: true },
  limit: { perMinute: 240 },
} as const satisfies Partial<EndpointDefinition<z.ZodType, z.ZodType>>

/** `count`: how many results a list of products has where the value alone is asked. */
const choice = z.object({ value: z.string(), name: z.string(), name_zh: z.string(), count: z.int() })
const asked = {
  /** A part of the name in any language or spelling. */
  q: searchText,
  platform: z.string().trim().max(40).optional(),
  ...paging,
}

export const brandChoices = endpoint({
  ...choices,
  path: '/api/v1/filters/brands',
  summary: 'Brands to choose from, with the products of each and of its lines',
  input: z.object({
    ...asked,
    primaryCategory: slug.optional(),
    /** What a filter by this value asks for: a brand by its id or in any spelling, or a line by its name. */
    brand: brandKey.optional(),
  }),
  output: listOf(choice.extend({ segment: segment.nullable(), platforms: z.array(z.string()) })),
  example: { q: 'a', pageSize: 10 },
})

export const lineChoices = endpoint({
  ...choices,
  path: '/api/v1/filters/brands/line',
  summary: 'Lines that brands sell under their own names, such as one for children, with their products',
  input: z.object({
    ...asked,
    /** A house, by its id or in any spelling. */
    brand: brandKey.optional(),
  }),
  output: listOf(choice.extend({ brand: z.string(), brand_name: z.string(), platforms: z.array(z.string()) })),
  example: {},
})

export const retailerChoices = endpoint({
  ...choices,
  path: '/api/v1/filters/retailers',
  summary: "Who sells: sellers of marketplaces and brands' own shops, with their products",
  input: z.object(asked),
  output: listOf(
    choice.extend({
      platform: z.string(),
      brands: z.int(),
      /** Within 30 days. */
      new_arrivals: z.int(),
      median_price_usd: z.number().nullable(),
    }),
  ),
  example: { platform: 'brand-site' },
})

export const nicheChoices = endpoint({
  ...choices,
  path: '/api/v1/filters/niche',
  summary: 'Style communities: the styles that posts and products name, with how many of each',
  input: z.object({ q: searchText, ...paging }),
  output: listOf(choice.extend({ posts: z.int(), authors: z.int() })),
  example: {},
})
