import { LEVELS } from '@trendee/core/trend/vocabulary'
import { z } from 'zod'
import { endpoint, listOf } from '../endpoint'
import { count, day, productSummary, shownLook, shownPost, swatch } from '../fields'
import { isoDay, paging } from '../parameters'
import { detailAccess, listAccess, trendKey } from './trend-access'

const named = { value: z.string(), name: z.string(), name_zh: z.string() }

const styleDay = z.object({
  day,
  trend_id: z.string(),
  name: z.string(),
  trend_name_zh: z.string(),
  picture: z.string(),
})

export const styleOfTheDay = endpoint({
  method: 'GET',
  path: '/api/v1/trends/style_of_the_day',
  summary: 'The style of a day with what decided it, and the days that have one',
  access: listAccess,
  limit: { perMinute: 240 },
  input: z.object({
    /** The newest day that has a style where it is left out. */
    day: isoDay.optional(),
    ...paging,
  }),
  output: listOf(styleDay).extend({
    /** `null` where the day has none: without data, or on a day on which no style rose. */
    style: styleDay
      .extend({
        region: z.string(),
        /** Change without season, as a fraction, of the newest `rise_weeks` against as many before. */
        rise: z.number(),
        rise_weeks: z.int(),
        /** Measured weeks that it rests on. */
        weeks: z.int(),
        level: z.enum(LEVELS),
        /** How many styles rose that day, and for how many days each rests after it was shown. */
        rising: z.int(),
        rest_days: z.int(),
      })
      .nullable(),
    /** Newest day that has a style; `null` without any. */
    newest: day.nullable(),
    /** First one. */
    first: day.nullable(),
  }),
  example: {},
})

const priceLevel = z.object({
  level: z.enum(['low', 'middle', 'high']),
  /** Lowest and highest price of this third, in the style's currency. */
  from: z.number(),
  to: z.number(),
  products: z.int(),
  shown: z.array(productSummary),
})

export const styleBoard = endpoint({
  method: 'GET',
  path: '/api/v1/trends/style_board',
  summary: 'What shows a style by the end of a day: board, palette, key items at three price levels, who wears it',
  access: detailAccess,
  limit: { perMinute: 120 },
  input: z.object({ name: trendKey.name, day: isoDay }),
  output: z.object({
    /** Posts, looks and products in turn. */
    board: z.array(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('post'), post: shownPost }),
        z.object({ kind: z.literal('look'), look: shownLook }),
        z.object({ kind: z.literal('product'), product: productSummary }),
      ]),
    ),
    /** Products of the style first seen by that day; prices and sales are those of their newest capture. */
    products: z.int(),
    palette: z.array(swatch.extend({ products: z.int(), share: z.number() })),
    /** That of most prices of the style; `null` without prices. */
    currency: z.string().nullable(),
    items: z.array(
      z.object({
        ...named,
        products: z.int(),
        share: z.number(),
        /** Thirds of the prices in `currency`; empty for a category of fewer than six. */
        levels: z.array(priceLevel),
      }),
    ),
    /** Of the products whose words tell. */
    genders: z.array(z.object({ gender: z.string(), products: z.int(), share: z.number() })),
    brands: z.array(z.object({ brand_id: z.string(), brand: z.string(), brand_zh: z.string(), products: z.int() })),
    /** Of the posts in the 90 days up to that day. */
    creators: z.array(
      z.object({ id: z.string(), platform: z.string(), name: z.string(), posts: z.int(), reactions: count.nullable() }),
    ),
  }),
  example: { name: 'boho', day: '2025-08-10' },
})
