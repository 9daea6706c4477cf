import { z } from 'zod'
import { endpoint } from '../endpoint'
import { attributeValue, count, day, evidence, fraction, productSummary, shownLook, shownPost } from '../fields'
import { commaList, windowDays } from '../parameters'
import { brandKey, brandSummary, brandWindow, brandsAccess, demandBasis } from './brand-fields'

const prices = z.object({ low: z.number(), median: z.number(), high: z.number() })

const categoryPrices = z.object({
  primary_category: z.string(),
  value: z.string(),
  name: z.string(),
  name_zh: z.string(),
  wearer: z.enum(['adults', 'children']),
  products: z.int(),
  /** US dollars: a quarter of the products cost less than `low`, a quarter more than `high`. */
  prices,
  market_products: z.int(),
  market: prices,
  position: z.number(),
  /** Whether others offer enough there for a comparison. */
  is_market: z.boolean(),
})

const onPlatform = z.object({
  platform: z.string(),
  as_of: day,
  products: z.int(),
  known_products: z.int(),
  sellers: z.int(),
  new_arrivals: z.int().nullable(),
  sell_outs: z.int().nullable(),
  demand: count.nullable(),
  demand_evidence: evidence.nullable(),
  demand_basis: demandBasis.nullable(),
  demand_days: z.int().nullable(),
  growth: fraction,
  growth_products: z.int(),
  shows_list_prices: z.boolean(),
  /** The ways in which its products write the brand there. */
  written: z.array(z.object({ name: z.string(), line: z.string(), products: z.int() })),
})

/** What comparable captures of a week saw. */
const week = z.object({
  week: day,
  /** On an average captured day. */
  products: z.number(),
  captures: z.int(),
  reduced_share: fraction,
  discount_depth: fraction,
  price_cuts: z.int(),
  price_rises: z.int(),
  in_stock_share: fraction,
})

const comparedInput = commaList(brandKey, 4)

export const brandsInfo = endpoint({
  method: 'GET',
  path: '/api/v3/brands_info',
  summary: 'One brand, whole: prices beside the market, arrivals, mix, best sellers, posts, looks, growth, discounts',
  access: {
    ...brandsAccess,
    feature: 'trend_detail',
    item: { kind: 'brand', field: 'id' },
    needs: ({ window, compare }) => [
      'brands',
      ...(window === 90 ? (['window_90'] as const) : []),
      ...(compare === undefined || compare.length === 0 ? [] : (['compare'] as const)),
    ],
    note: 'Needs `brands`; a `window` of 90 needs `window_90`, and `compare` needs `compare`.',
  },
  limit: { perMinute: 240 },
  input: z.object({ id: brandKey, window: windowDays, compare: comparedInput.optional() }),
  output: z.object({
    brand: brandSummary,
    windows: z.array(brandWindow.extend({ window: z.int() })),
    platforms: z.array(onPlatform),
    categories: z.array(categoryPrices),
    attributes: z.array(attributeValue.extend({ products: z.int(), share: z.number(), market_share: fraction })),
    weeks: z.array(week),
    best_sellers: z.array(productSummary),
    new_arrivals: z.array(productSummary),
    sold_out: z.array(productSummary.extend({ sold_out_on: day })),
    posts: z.array(shownPost),
    looks: z.array(shownLook),
    /** Those of the asked ones that are known. */
    compared: z.array(z.object({ brand: brandSummary, categories: z.array(categoryPrices), weeks: z.array(week) })),
  }),
  example: { id: 'avelisse', window: 30 },
})
