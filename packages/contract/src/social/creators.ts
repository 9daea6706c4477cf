import { z } from 'zod'
import { AGE_GROUPS, BODY_TYPES, GENERATIONS, PERSON_GENDERS, RACES } from '@trendee/core/creators/crowd'
import { ATTRIBUTE_TYPES } from '@trendee/core/lexicon/types'
import { TREND_TYPES } from '@trendee/core/trend/vocabulary'
import { endpoint, searchedListOf } from '../endpoint'
import { day, fraction } from '../fields'
import {
  commaList,
  flag,
  order,
  paging,
  countryCode,
  searchText,
  slug,
  trendGender,
  wholeNumber,
  windowDays,
} from '../parameters'
import { CREATOR_COLUMNS } from './social-columns'
import { socialListAccess, windowedDetailAccess } from './social-access'
import { creatorId, creatorSummary, namedBrand, network, postSummary } from './social-fields'

/** By what is declared of people; a choice is offered where the data has it. */
const crowd = {
  age_group: z.enum(AGE_GROUPS).optional(),
  generation: z.enum(GENERATIONS).optional(),
  person_gender: z.enum(PERSON_GENDERS).optional(),
  race: z.enum(RACES).optional(),
  body_type: z.enum(BODY_TYPES).optional(),
  city: z.string().trim().max(120).optional(),
}

const creatorFilters = z.object({
  platform: network.optional(),
  country: countryCode.optional(),
  /** Its id, or its name in any spelling. */
  brand: slug.optional(),
  secondaryCategory: slug.optional(),
  attributeType: z.enum(ATTRIBUTE_TYPES).optional(),
  attributeName: slug.optional(),
  /** A trend by id or name: who showed it in posts of the window. */
  trend: slug.optional(),
  /** Who showed a trend weeks before it rose. */
  leads: flag.optional(),
  ids: commaList(creatorId, 100).optional(),
  q: searchText,
  ...crowd,
  window: windowDays,
})
export type CreatorFilters = z.output<typeof creatorFilters>

const choice = z.object({ value: z.string(), name: z.string(), name_zh: z.string(), creators: z.int() })

export const influencers = endpoint({
  method: 'GET',
  path: '/api/v3/social_influencers',
  summary: 'Creators by followers, growth or engagement, with what they wear',
  access: socialListAccess,
  limit: { perMinute: 240 },
  input: creatorFilters.extend({
    sort: z.enum(['followers', 'growth', 'engagement', 'posts', 'likes', 'led', 'name']).default('followers'),
    order,
    ...paging,
  }),
  output: searchedListOf(creatorSummary).extend({
    as_of: day.nullable(),
    /** What some creators are declared to be, by field: empty where no file declares it. */
    declared: z.object({
      age_group: z.array(choice),
      generation: z.array(choice),
      person_gender: z.array(choice),
      race: z.array(choice),
      body_type: z.array(choice),
      city: z.array(choice),
      country: z.array(choice),
    }),
  }),
  example: { window: 30, pageSize: 10 },
  exported: { what: 'creators', columns: CREATOR_COLUMNS },
})

export const influencersInfo = endpoint({
  method: 'GET',
  path: '/api/v3/influencers_info',
  summary: 'One creator: followers over time, engagement, what they show and which trends they led',
  access: windowedDetailAccess('creator', 'id'),
  limit: { perMinute: 240 },
  input: z.object({ id: creatorId, window: windowDays }),
  output: z.object({
    creator: creatorSummary,
    as_of: day,
    followers: z.array(z.object({ day, followers: z.number() })),
    /** By week from Monday, of the last 26: posts, and the median of their engagement. */
    weeks: z.array(z.object({ week: day, posts: z.int(), engagement_rate: fraction })),
    leads: z.array(
      z.object({
        trend_id: z.string(),
        name: z.string(),
        trend_name_zh: z.string(),
        type: z.enum(TREND_TYPES),
        /** From the creator's third post of it to the week in which half of its rise had come. */
        weeks: z.int(),
        shown_on: day,
        rose_on: day,
        /** The creator's posts of it until then, all of the creator's until then, and the share of the others' that showed it. */
        posts: z.int(),
        all_posts: z.int(),
        share_of_others: z.number(),
        evidence: z.array(postSummary),
      }),
    ),
    posts: z.array(postSummary),
  }),
  example: { id: 'tiktok.moth.wears.demo' },
})

const trendQuestion = { name: slug, gender: trendGender, window: windowDays, quantity: wholeNumber(1, 100).default(24) }
const shareOfTrend = {
  posts: z.int(),
  likes: z.number().nullable(),
  comments: z.number().nullable(),
  engagement_rate: fraction,
}

export const trendInfluencers = endpoint({
  method: 'GET',
  path: '/api/v2/trends/social_posts_trends_influencers',
  summary: 'Creators whose posts show a trend, most reactions first',
  access: { ...socialListAccess },
  limit: { perMinute: 240 },
  input: z.object(trendQuestion),
  output: z.object({
    list: z.array(
      z.object({
        id: z.string(),
        platform: network,
        name: z.string(),
        user_name: z.string(),
        followers: z.number().nullable(),
        ...shareOfTrend,
        first_post: day,
        /** Weeks by which they led the trend; `null` where they did not. */
        led_weeks: z.int().nullable(),
      }),
    ),
    posts: z.int(),
    as_of: day.nullable(),
  }),
  example: { name: 'butter-yellow', window: 30 },
})

export const trendBrands = endpoint({
  method: 'GET',
  path: '/api/v2/trends/social_posts_trends_brands',
  summary: 'Brands that the posts of a trend name, most reactions first',
  access: { ...socialListAccess },
  limit: { perMinute: 240 },
  input: z.object(trendQuestion),
  output: z.object({
    list: z.array(namedBrand.extend({ ...shareOfTrend, creators: z.int() })),
    posts: z.int(),
    as_of: day.nullable(),
  }),
  example: { name: 'butter-yellow', window: 30 },
})
