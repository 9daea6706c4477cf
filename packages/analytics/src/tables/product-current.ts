import { PRICE_DOUBTS } from '@trendee/core/prices/price-doubt'
import { EVIDENCE } from '@trendee/core/series/evidence'
import { z } from 'zod'
import { WINDOW_DAYS } from './by-window'
import { type Column, type Inserted, jsonSchema, jsonSql, named } from './columns'
import { jointGrowth } from './joint-growth'

/** `product_current`: each product once, as its captures tell it; by window means 1, 7, 30 and 90 days. */

/** Keeps products that best-seller lists and counts are of. */
export const IS_PRICE_BELIEVED = "price_doubt = ''"

/** Stands for the round price of products without a price. */
export const NO_PRICE = -1
/**
 * The step in which the platform rounds the count before: of sales between two counts ("36K+") a unit of the count's second digit, of
 * counts of a period ("2K+ bought in the past month") a unit of their first; 0 of exact counts.
 */
const STEP = `multiIf(evidence = 'estimated', exp10(floor(log10(greatest(ifNull(units_total, 0), 10))) - 1),
  evidence = 'at_least' AND demand_window_days > 0, exp10(floor(log10(greatest(ifNull(before, 0), 1)))), 0)`

/** A product that came within the window before has no growth: its first days are no whole window. */
const IS_OF_BOTH = 'NOT ifNull(arrived_on > as_of - 2 * greatest(days, ifNull(demand_window_days, 0)), 0)'

const text = z.string()
const texts = z.array(text)
const numberOrGap = z.number().nullable()
const numbersOrGaps = z.array(numberOrGap)
const LABEL = 'LowCardinality(String)'
const LABELS = 'Array(LowCardinality(String))'
const NUMBER = 'Nullable(Float64)'
const NUMBERS = 'Array(Nullable(Float64))'
const COUNT = 'Nullable(UInt32)'

const COLUMNS = {
  platform: { type: LABEL, card: text },
  product_id: { type: 'String', card: text },
  title: { type: 'String', card: text },
  brand: { type: 'String', card: text },
  seller: { type: 'String', card: text },
  url: { type: 'String', card: text },
  region: { type: LABEL, card: text },
  primary_category: { type: LABEL, card: text },
  secondary_category: { type: LABEL, card: text },
  shop_category: { type: LABEL },
  gender: { type: LABEL, card: text },
  /** Whether its own words name the wearer or its brand's other products do; '' where neither does. */
  gender_from: { type: LABEL, card: z.enum(['product', 'brand', '']).default('') },
  attribute_types: { type: LABELS, card: texts },
  attribute_values: { type: LABELS, card: texts },
  currency: { type: LABEL, card: text },
  /** Of the cheapest variant. */
  price: { type: NUMBER, card: numberOrGap },
  /** Of the dearest variant; NULL where all cost the same. */
  price_high: { type: NUMBER, card: numberOrGap.default(null) },
  list_price: { type: NUMBER, card: numberOrGap },
  /** Why the price is not believed: then it counts nowhere, and no price in dollars is known. */
  price_doubt: { type: LABEL, card: z.enum([...PRICE_DOUBTS, '']).default('') },
  price_usd: { type: NUMBER, card: numberOrGap },
  price_high_usd: { type: NUMBER, card: numberOrGap.default(null) },
  list_price_usd: { type: NUMBER },
  rating: { type: 'Nullable(Float32)', card: numberOrGap },
  reviews: { type: COUNT, card: numberOrGap },
  favorites: { type: COUNT, card: numberOrGap },
  in_stock: { type: 'Nullable(UInt8)', card: numberOrGap },
  sales_rank: { type: COUNT, card: numberOrGap },
  units_total: { type: NUMBER, card: numberOrGap },
  /** What `demand` counts: units, reviews, favorites, or nothing that this feed tells. */
  demand_basis: { type: LABEL, card: z.enum(['units', 'reviews', 'favorites', '']) },
  /** Set where the feed itself speaks of a fixed period, whatever window is asked. */
  demand_window_days: { type: 'Nullable(UInt16)', card: numberOrGap },
  /** By window. */
  demand_evidence: {
    type: LABELS,
    card: named('evidence', z.array(z.enum([...EVIDENCE, '']))),
  },
  /** Places gained by window. */
  rank_change: { type: 'Array(Nullable(Int32))', card: named('places_gained', numbersOrGaps) },
  /** By window. */
  demand: { type: NUMBERS, card: numbersOrGaps },
  /** By window: of the stretch of the same length before. */
  demand_prior: { type: NUMBERS },
  /** By window, of `demand_prior`. */
  demand_step: {
    type: 'Array(Float64)',
    computed: `arrayMap((before, evidence) -> ${STEP}, demand_prior, demand_evidence)`,
  },
  /** Of what was there for both windows, whole. */
  growth: {
    type: NUMBERS,
    card: numbersOrGaps,
    computed: `arrayMap((now, before, step, days) -> if(${IS_OF_BOTH}, ${jointGrowth('now', 'before', 'step * step')}, NULL),
      demand, demand_prior, demand_step, ${WINDOW_DAYS})`,
  },
  /** By window: units at today's price, in US dollars; reviews and favourites are no sales. */
  revenue: {
    type: NUMBERS,
    card: numbersOrGaps,
    computed: "arrayMap(pieces -> if(demand_basis = 'units', pieces * price_usd, NULL), demand)",
  },
  /** NULL, as `last_seen`, where no capture names a day. */
  first_seen: { type: 'Nullable(Date)', card: named('first_seen_day', text.nullable()) },
  /** The day on which it came to the shop; null where nobody can know. */
  arrived_on: { type: 'Nullable(Date)' },
  last_seen: { type: 'Nullable(Date)', card: named('last_seen_day', text.nullable()) },
  sold_out_on: { type: 'Nullable(Date)', card: named('sold_out_day', text.nullable()) },
  as_of: { type: 'Date', card: named('as_of_day', text) },
  /** Demand a week over the last 26 complete weeks, newest last; empty where nothing tells it. */
  sparkline: { type: NUMBERS, card: numbersOrGaps },
  /** What a product is counted by: all, gender/…, brand/…, price/…, attribute/type/value. */
  carried: { type: LABELS },
  /** The round price that it reaches, `NO_PRICE` without a price. */
  price_edge: { type: 'Int32' },
  /** For likeness: the first colour, and what all attributes weigh. */
  color: { type: LABEL },
  attribute_weight: { type: 'Float32' },
  /** What only the page of one product shows, as JSON. */
  words: { type: 'String' },
  /** What words are looked up in. */
  searched: { type: 'String', computed: "lowerUTF8(concat(title, '\\n', brand))" },
} as const satisfies Readonly<Record<string, Column>>

export const PRODUCT_CURRENT = {
  ...COLUMNS,
  /** All that is shown of a product, which every question reads alone. */
  card: { type: 'String', computed: jsonSql(COLUMNS, 'card') },
} as const satisfies Readonly<Record<string, Column>>
export type ProductColumn = Inserted<typeof PRODUCT_CURRENT>

export const PRODUCT_CARD = jsonSchema(COLUMNS, 'card')

/** `words`: from which words an attribute was read, parallel to the product's attributes, and what else its page shows. */
export const PRODUCT_WORDS = {
  description: { type: 'String', card: text },
  category_path: { type: 'Array(String)', card: texts },
  /** Read from the title where the feed states no brand: shown as inferred, and counted nowhere. */
  title_brand: { type: 'String', card: text },
  attribute_words: { type: 'Array(String)', card: texts },
  attribute_from: { type: 'Array(String)', card: texts },
} as const satisfies Readonly<Record<string, Column>>
