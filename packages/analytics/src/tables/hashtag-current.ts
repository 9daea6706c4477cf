import { z } from 'zod'
import { type Column, type Inserted, jsonSchema, jsonSql, named } from './columns'

/** `hashtag_current`: each hashtag once by how it is counted; by window means 1, 7, 30 and 90 days. */

const text = z.string()
const texts = z.array(text)
const numbers = z.array(z.number())
const numberOrGap = z.number().nullable()
const numbersOrGaps = z.array(numberOrGap)
const LABEL = 'LowCardinality(String)'
const NUMBERS = 'Array(Nullable(Float64))'
const COUNT = 'Nullable(Float64)'

const COLUMNS = {
  platform: { type: LABEL, card: text },
  hashtag: { type: 'String', card: text },
  /** Of the network's list; '' for the posts that we hold, of all places. */
  region: { type: LABEL, card: text },
  /** `list`: all posts of the network, as its list of hashtags counts them. `posts`: the posts that we hold. */
  counted: { type: LABEL, card: z.enum(['list', 'posts']) },
  rank: { type: 'Nullable(UInt32)', card: numberOrGap },
  /** Since the hashtag exists. */
  total_posts: { type: COUNT, card: numberOrGap },
  total_views: { type: COUNT, card: numberOrGap },
  /** By window. */
  posts: { type: NUMBERS, card: numbersOrGaps },
  posts_before: { type: NUMBERS, card: numbersOrGaps },
  views: { type: NUMBERS, card: numbersOrGaps },
  /** As `rebuild-hashtags` tells; NULL where nothing can be compared. */
  growth: { type: NUMBERS, card: numbersOrGaps },
  /** Of the posts of 90 days that we hold: how many, the median of their engagement, what they show more than others do. */
  own_posts: { type: 'UInt32', card: z.number() },
  engagement_rate: { type: 'Nullable(Float64)', card: numberOrGap },
  attribute_types: { type: 'Array(LowCardinality(String))', card: texts },
  attribute_values: { type: 'Array(LowCardinality(String))', card: texts },
  attribute_posts: { type: 'Array(UInt32)', card: numbers },
  /** Share of the hashtag's posts that show it, by the share of all posts that do. */
  attribute_lifts: { type: 'Array(Float64)', card: numbers },
  as_of: { type: 'Date', card: named('as_of_day', text) },
} as const satisfies Readonly<Record<string, Column>>

export const HASHTAG_CURRENT = {
  ...COLUMNS,
  card: { type: 'String', computed: jsonSql(COLUMNS, 'card') },
} as const satisfies Readonly<Record<string, Column>>
export type HashtagColumn = Inserted<typeof HASHTAG_CURRENT>

export const HASHTAG_CARD = jsonSchema(COLUMNS, 'card')
export type HashtagCard = z.output<typeof HASHTAG_CARD>

/** SQL: each hashtag of a network by the network's own list where that has it, else by the posts that we hold. */
export const USUAL_COUNT = `(counted = 'list' OR (platform, hashtag) NOT IN (
  SELECT platform, hashtag FROM trendee.hashtag_current WHERE counted = 'list'))`
