import { z } from 'zod'
import { type Column, type Inserted, jsonSchema, jsonSql, named } from './columns'

/** `creator_current`: each creator once; by window means 1, 7, 30 and 90 days up to the newest post of the network. */

const text = z.string()
const texts = z.array(text)
const numbers = z.array(z.number())
const numberOrGap = z.number().nullable()
const numbersOrGaps = z.array(numberOrGap)
const LABEL = 'LowCardinality(String)'
const LABELS = 'Array(LowCardinality(String))'
const COUNTS = 'Array(UInt32)'
const NUMBERS = 'Array(Nullable(Float64))'

/** Followers before from which a growth is told: of three, then five, it is chance. */
const FOLLOWERS_FLOOR = 100

const COLUMNS = {
  platform: { type: LABEL, card: text },
  /** The handle in small letters. */
  author: { type: 'String', card: text },
  /** As it was written last. */
  handle: { type: 'String', card: text },
  name: { type: 'String', card: text },
  country: { type: LABEL, card: text },
  followers: { type: 'Nullable(Float64)', card: numberOrGap },
  /** Day of that number. */
  followers_on: { type: 'Nullable(Date)', card: named('followers_day', text.nullable()) },
  /** By window up to `followers_on`: on the day before it began, between the captures on both sides. */
  followers_before: { type: NUMBERS },
  growth: {
    type: NUMBERS,
    card: numbersOrGaps,
    computed: `arrayMap(before -> if(before >= ${FOLLOWERS_FLOOR}, followers / before - 1, NULL), followers_before)`,
  },
  posts_total: { type: 'UInt32', card: z.number() },
  /** By window. */
  posts: { type: COUNTS, card: numbers },
  posts_before: { type: COUNTS, card: numbers },
  likes: { type: NUMBERS, card: numbersOrGaps },
  comments: { type: NUMBERS, card: numbersOrGaps },
  /** By window: the median of the posts'. */
  engagement_rate: { type: NUMBERS, card: numbersOrGaps },
  last_post: { type: 'Nullable(Date)', card: named('last_post_day', text.nullable()) },
  /** What the posts of 90 days show most, with how many do. */
  category_values: { type: LABELS, card: texts },
  category_posts: { type: COUNTS, card: numbers },
  attribute_types: { type: LABELS, card: texts },
  attribute_values: { type: LABELS, card: texts },
  attribute_posts: { type: COUNTS, card: numbers },
  brand_ids: { type: LABELS, card: texts },
  brand_posts: { type: COUNTS, card: numbers },
  /** Declared, never guessed; '' and NULL where nobody did. */
  age: { type: 'Nullable(UInt8)', card: numberOrGap },
  /** Day on which that age was declared. */
  age_said_on: { type: 'Nullable(Date)' },
  age_group: { type: LABEL, card: text },
  gender: { type: LABEL, card: text },
  race: { type: LABEL, card: text },
  body_type: { type: LABEL, card: text },
  city: { type: LABEL, card: text },
  declared_by: { type: LABEL, card: text },
  /** Newest day of the network's posts. */
  as_of: { type: 'Date', card: named('as_of_day', text) },
  searched: { type: 'String', computed: "lowerUTF8(concat(handle, '\\n', name))" },
} as const satisfies Readonly<Record<string, Column>>

export const CREATOR_CURRENT = {
  ...COLUMNS,
  card: { type: 'String', computed: jsonSql(COLUMNS, 'card') },
} as const satisfies Readonly<Record<string, Column>>
export type CreatorColumn = Inserted<typeof CREATOR_CURRENT>

export const CREATOR_CARD = jsonSchema(COLUMNS, 'card')
export type CreatorCard = z.output<typeof CREATOR_CARD>
