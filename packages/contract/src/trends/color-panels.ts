import { PERIOD_KINDS } from '@trendee/core/periods/whole-periods'
import { z } from 'zod'
import { endpoint } from '../endpoint'
import { day, fraction, swatch } from '../fields'
import { slug, trendGender, wholeNumber } from '../parameters'
import { listAccess } from './trend-access'

export const PALETTE_SOURCES = ['posts', 'new_arrivals'] as const
export const PAIR_SOURCES = ['products', 'looks'] as const
export const SWATCH_TYPES = ['pattern', 'fabric'] as const

/** A colour of the lexicon as it looks. */
const named = swatch

/** A colour with its share of all that was named in the older half and in the newer. */
const move = swatch.extend({ before: z.number(), now: z.number() })

export const paletteOverTime = endpoint({
  method: 'GET',
  path: '/api/v1/trends/palette_over_time',
  summary: 'Shares of the colours that posts or new arrivals name, by whole week or month',
  access: listAccess,
  limit: { perMinute: 120 },
  input: z.object({
    of: z.enum(PALETTE_SOURCES).default('posts'),
    by: z.enum(PERIOD_KINDS).default('week'),
    /** Days up to the newest of the posts or comparable captures. */
    span: wholeNumber(14, 1830).default(180),
    gender: trendGender,
    /** Colours that are told apart; the others are one part. */
    quantity: wholeNumber(1, 100).default(10),
  }),
  output: z.object({
    as_of: day.nullable(),
    /** Those named most in the span, most first. */
    colors: z.array(named),
    periods: z.array(
      z.object({
        start: day,
        /** How often the records of the period name a colour; a record of two counts for both. */
        named: z.int(),
        /** By `colors`, of `named`; `null` where nothing is. */
        shares: z.array(fraction),
        /** Of all other colours together. */
        other: fraction,
      }),
    ),
    /** The newer half of the periods beside the older; `null` with fewer than two. */
    moves: z
      .object({
        /** First days of both halves. */
        before_from: day,
        now_from: day,
        /** Colours whose share rose or fell beyond chance, the largest difference first, at most eight of each. */
        gained: z.array(move),
        lost: z.array(move),
      })
      .nullable(),
  }),
  example: { of: 'posts', by: 'week' },
})

export const colorPairs = endpoint({
  method: 'GET',
  path: '/api/v1/trends/color_pairs',
  summary: 'Colours that occur on one product or in one look more often than chance',
  access: listAccess,
  limit: { perMinute: 120 },
  input: z.object({
    of: z.enum(PAIR_SOURCES).default('products'),
    gender: trendGender,
    /** Only pairs with this colour. */
    color: slug.optional(),
    quantity: wholeNumber(1, 60).default(18),
  }),
  output: z.object({
    list: z.array(
      z.object({
        one: named,
        other: named,
        /** Records with both, with the one, with the other. */
        together: z.int(),
        with_one: z.int(),
        with_other: z.int(),
        /** `together` as a multiple of what chance would give. */
        lift: z.number(),
      }),
    ),
    total: z.int(),
    /** Records that name a colour: what chance is reckoned by. */
    records: z.int(),
  }),
  example: { of: 'products' },
})

export const swatches = endpoint({
  method: 'GET',
  path: '/api/v1/trends/swatches',
  summary: 'Patterns or fabrics of most products, each drawn in the colours that its products come in most',
  access: listAccess,
  limit: { perMinute: 120 },
  input: z.object({
    type: z.enum(SWATCH_TYPES),
    gender: trendGender,
    quantity: wholeNumber(1, 60).default(24),
  }),
  output: z.object({
    list: z.array(
      z.object({
        value: z.string(),
        name: z.string(),
        name_zh: z.string(),
        products: z.int(),
        /** The colours that it is drawn in, with the share of its products that have each. */
        colors: z.array(named.extend({ products: z.int(), share: z.number() })),
        picture: z.string(),
      }),
    ),
    total: z.int(),
  }),
  example: { type: 'pattern' },
})
