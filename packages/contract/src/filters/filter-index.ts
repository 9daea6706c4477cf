import { z } from 'zod'
import { WINDOWS } from '@trendee/core/trend/vocabulary'
import { endpoint } from '../endpoint'
import { channel } from '../records/product-wall'

const windowDay = z.literal(WINDOWS)
const option = z.object({ value: z.string(), name: z.string(), name_zh: z.string(), count: z.int().nonnegative() })

/** A secondary category: under the broad one that covers it, or broad itself, named and counted with all that it covers. */
const secondary = option.extend({
  parent: z.string().nullable(),
  family: z.object({ name: z.string(), name_zh: z.string() }).nullable(),
})

const output = z.object({
  genders: z.array(option),
  categories: z.array(option.extend({ secondary: z.array(secondary) })),
  attributes: z.array(z.object({ type: z.string(), values: z.array(option.extend({ hex: z.string().nullable() })) })),
  platforms: z.array(option),
  regions: z.array(option),
  trend_regions: z.array(option),
  /** One for each identity, by its id; lists take any spelling of it too. */
  brands: z.array(option),
  price_bands: z.array(z.object({ from: z.number(), to: z.number().nullable() })),
  /** Those in which demand was counted from capture to capture; none where a feed tells of a period of its own. */
  windows: z.array(windowDay),
  /** Those in which something came to a shop. */
  arrival_windows: z.array(windowDay),
})
export type FilterIndexOutput = z.output<typeof output>

const input = z.object({
  platform: z.string().max(40).optional(),
  /** Only what is sold there, as the walls of products list it. */
  channel: channel.optional(),
})
export type FilterIndexInput = z.output<typeof input>

export const filterIndex = endpoint({
  method: 'GET',
  path: '/api/v1/filters/index',
  summary: 'Every filter value that the data holds, with how many products carry it',
  access: { who: 'signed-in', visitors: true, api: true },
  limit: { perMinute: 240 },
  input,
  output,
  example: {},
})
