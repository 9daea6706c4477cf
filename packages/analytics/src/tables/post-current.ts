import { POST_COUNTS } from '@trendee/core/posts/post-counts'
import { z } from 'zod'
import { type Column, type Inserted, jsonSchema, jsonSql, named } from './columns'

/** `post_current`: each post once, as last captured, but those that were taken away. */

const text = z.string()
const POST_COUNT_NAMES = z.array(z.enum(POST_COUNTS))
const texts = z.array(text)
const numberOrGap = z.number().nullable()
const LABEL = 'LowCardinality(String)'
const LABELS = 'Array(LowCardinality(String))'
const COUNT = 'Nullable(UInt64)'

const COLUMNS = {
  platform: { type: LABEL, card: text },
  post_id: { type: 'String', card: named('id', text) },
  author: { type: 'String', card: text },
  /** The author's handle in small letters, by which creators are found; '' where the network withholds it. */
  author_key: { type: LABEL },
  caption: { type: 'String', card: text },
  hashtags: { type: 'Array(String)', card: texts },
  media_type: { type: LABEL, card: text },
  media_url: { type: 'String' },
  url: { type: 'String', card: text },
  region: { type: LABEL, card: text },
  gender: { type: LABEL, card: text },
  primary_category: { type: LABEL, card: text },
  secondary_category: { type: LABEL, card: text },
  /** Parallel; `attribute_words`: the words of the caption that gave each. */
  attribute_types: { type: LABELS, card: texts },
  attribute_values: { type: LABELS, card: texts },
  attribute_words: { type: 'Array(String)', card: texts },
  /** Brands that caption, hashtags and mentioned accounts name. */
  brand_ids: { type: 'Array(String)', card: texts },
  posted_at: { type: "DateTime('UTC')" },
  posted_on: { type: 'Date', card: text, computed: 'toDate(posted_at)' },
  /** By window: whether posts of its author are held both of that window and of the one before; nobody is that of an unknown author. */
  of_both: { type: 'Array(UInt8)' },
  author_followers: { type: 'Nullable(UInt32)' },
  /** Of its author when it was posted, as `rebuild-posts` tells. */
  followers_at_posting: { type: COUNT, card: numberOrGap },
  views: { type: COUNT, card: numberOrGap },
  likes: { type: COUNT, card: numberOrGap },
  comments: { type: COUNT, card: numberOrGap },
  shares: { type: COUNT, card: numberOrGap },
  /** Of the four counts above those that are floors, and those that are rounded. */
  at_least: { type: LABELS, card: POST_COUNT_NAMES },
  estimated: { type: LABELS, card: POST_COUNT_NAMES },
  /** Likes and comments; unknown without likes. */
  liveliness: { type: COUNT, computed: 'likes + ifNull(comments, 0)' },
  /** Likes and comments by followers at posting; unknown where one of the three is. */
  engagement_rate: {
    type: 'Nullable(Float64)',
    card: numberOrGap,
    computed: 'if(followers_at_posting > 0, (likes + comments) / followers_at_posting, NULL)',
  },
  /** What words are looked up in. */
  searched: { type: 'String', computed: "lowerUTF8(concat(caption, '\\n', author))" },
} as const satisfies Readonly<Record<string, Column>>

export const POST_CURRENT = {
  ...COLUMNS,
  card: { type: 'String', computed: jsonSql(COLUMNS, 'card') },
} as const satisfies Readonly<Record<string, Column>>
export type PostColumn = Inserted<typeof POST_CURRENT>

/** `card` of `post_current`, which every question about posts reads alone. */
export const POST_CARD = jsonSchema(COLUMNS, 'card')
export type PostCard = z.output<typeof POST_CARD>
