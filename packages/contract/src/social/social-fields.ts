import { z } from 'zod'
import { AD_TOPIC_KINDS } from '@trendee/core/creators/ad-topic-kind'
import { AGE_GROUPS, BODY_TYPES, DECLARED_BY, GENERATIONS, PERSON_GENDERS, RACES } from '@trendee/core/creators/crowd'
import { attributeValue, count, day, fraction, pictureKind, unsureCounts } from '../fields'

/** Networks that posts and creators are of. */
export const NETWORKS = ['instagram', 'tiktok'] as const
export const network = z.enum(NETWORKS)
/** Network and handle, `instagram.ana.frost`. */
export const creatorId = z
  .string()
  .trim()
  .max(160)
  .regex(/^(instagram|tiktok)\../, 'a network and a handle, such as instagram.ana.frost')

export const namedBrand = z.object({ brand_id: z.string(), name: z.string() })

/** Something shown in so many posts. */
const shownValue = z.object({ value: z.string(), name: z.string(), name_zh: z.string(), posts: z.int() })

/** What is declared of a person, never guessed; `null` where nobody declared it. */
const declaredPerson = z.object({
  age: z.int().nullable(),
  age_group: z.enum(AGE_GROUPS).nullable(),
  generation: z.enum(GENERATIONS).nullable(),
  gender: z.enum(PERSON_GENDERS).nullable(),
  race: z.enum(RACES).nullable(),
  body_type: z.enum(BODY_TYPES).nullable(),
  city: z.string().nullable(),
  /** Who says so. */
  by: z.enum(DECLARED_BY),
})

export const creatorSummary = z.object({
  /** `instagram.ana.frost`: network and handle in small letters. */
  id: z.string(),
  platform: network,
  name: z.string(),
  user_name: z.string(),
  screen_name: z.string(),
  country: z.string().nullable(),
  followers: count.nullable(),
  followers_on: day.nullable(),
  /** Of the followers over the window. */
  growth: fraction,
  /** Median of the window's posts: likes and comments by followers at posting. */
  engagement_rate: fraction,
  /** Of the window's posts together. */
  likes: count.nullable(),
  comments: count.nullable(),
  posts: z.int(),
  posts_before: z.int(),
  posts_total: z.int(),
  last_post: day.nullable(),
  /** What the posts of 90 days show most. */
  categories: z.array(shownValue),
  attributes: z.array(shownValue.extend({ type: attributeValue.shape.type })),
  brands: z.array(namedBrand.extend({ posts: z.int() })),
  /** Trends that they showed weeks before those rose. */
  trends_led: z.int(),
  declared: declaredPerson.nullable(),
})
export type CreatorSummary = z.output<typeof creatorSummary>

export const postSummary = z.object({
  platform: network,
  id: z.string(),
  author: z.string(),
  /** Of the creator's page; `null` where the network withholds the author. */
  creator_id: z.string().nullable(),
  caption: z.string(),
  hashtags: z.array(z.string()),
  /** Null where the file does not tell. */
  media_type: z.enum(['image', 'video', 'album']).nullable(),
  url: z.string(),
  picture: z.string(),
  picture_kind: pictureKind,
  region: z.string(),
  gender: z.string(),
  primary_category: z.string(),
  secondary_category: z.string(),
  /** With the words of the caption that gave them. */
  attributes: z.array(attributeValue.extend({ words: z.string() })),
  brands: z.array(namedBrand),
  posted_on: day,
  views: count.nullable(),
  likes: count.nullable(),
  comments: count.nullable(),
  shares: count.nullable(),
  ...unsureCounts,
  followers_at_posting: count.nullable(),
  engagement_rate: fraction,
})
export type PostSummary = z.output<typeof postSummary>

export const hashtagSummary = z.object({
  platform: network,
  hashtag: z.string(),
  region: z.string(),
  /** `list`: all posts of the network, as its own list counts them. `posts`: the posts that we hold. */
  counted: z.enum(['list', 'posts']),
  rank: z.int().nullable(),
  total_posts: count.nullable(),
  total_views: count.nullable(),
  /** Of the window, and of the stretch of the same length before. */
  posts: count.nullable(),
  posts_before: count.nullable(),
  views: count.nullable(),
  growth: fraction,
  /** Posts of 90 days that we hold, the median of their engagement, and what they show more often than all posts. */
  own_posts: z.int(),
  engagement_rate: fraction,
  over_indexing: z.array(shownValue.extend({ type: attributeValue.shape.type, lift: z.number() })),
})
export type HashtagSummary = z.output<typeof hashtagSummary>

export const adTopicSummary = z.object({
  platform: z.string(),
  kind: z.enum(AD_TOPIC_KINDS),
  topic: z.string(),
  region: z.string(),
  /** Days that the numbers count. */
  period_days: z.int(),
  rank: z.int(),
  ads: count.nullable(),
  impressions: count.nullable(),
  /** Of the impressions, against the window before. */
  growth: fraction,
  click_rate: fraction,
  purchase_rate: fraction,
  cost_per_purchase_usd: count.nullable(),
  likes: count.nullable(),
  comments: count.nullable(),
  shares: count.nullable(),
  secondary_category: z.string().nullable(),
  attributes: z.array(attributeValue),
})
export type AdTopicSummary = z.output<typeof adTopicSummary>
