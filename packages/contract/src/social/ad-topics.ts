import { z } from 'zod'
import { AD_TOPIC_KINDS } from '@trendee/core/creators/ad-topic-kind'
import { endpoint, listOf } from '../endpoint'
import { day } from '../fields'
import { order, paging, region, searchText, slug, wholeNumber, windowDays } from '../parameters'
import { windowedDetailAccess } from './social-access'
import { AD_TOPIC_COLUMNS } from './social-columns'
import { adTopicSummary } from './social-fields'
import { socialList } from './social-list'

/** Days that the ranked numbers count; left out: the longest period of which there is a list. */
const period = wholeNumber(1, 366).optional()

const adTopicFilters = {
  region,
  period_days: period,
  q: searchText,
  window: windowDays,
  sort: z.enum(['impressions', 'growth', 'click_rate', 'purchase_rate', 'cost', 'name']).default('impressions'),
  order,
  ...paging,
}
const ofKind = z.object(adTopicFilters)
const adTopicList = listOf(adTopicSummary).extend({ as_of: day.nullable() })

export type AdTopicListInput = z.output<typeof ofKind>
export type AdTopicListOutput = z.output<typeof adTopicList>

const topicsOf = socialList(ofKind, adTopicList, { window: 30, pageSize: 10 })
const topicsOfKinds = socialList(ofKind.extend({ kind: z.enum(AD_TOPIC_KINDS).optional() }), adTopicList, {
  window: 30,
  kind: 'keyword',
  pageSize: 10,
})

export const adsHashtags = topicsOf('/api/v1/social/tiktok_ads_hashtags', 'Hashtags that TikTok’s advertisers use')
export const adsProducts = topicsOf(
  '/api/v1/social/tiktok_ads_products',
  'Kinds of products that are advertised on TikTok',
)

export const adsTopTopics = topicsOfKinds(
  '/api/v2/trends/tiktok/ads_top_topics',
  'What is advertised on TikTok: keywords, hashtags, products, by impressions and growth',
  { what: 'ad_topics', columns: AD_TOPIC_COLUMNS },
)

const oneTopic = z.object({
  topic: slug,
  kind: z.enum(AD_TOPIC_KINDS).default('keyword'),
  region,
  period_days: period,
  window: windowDays,
})
export type AdTopicDetailInput = z.output<typeof oneTopic>

export const adsTopTopicsDetail = endpoint({
  method: 'GET',
  path: '/api/v2/trends/tiktok/ads_top_topics/detail',
  summary: 'One advertised topic: its impressions capture by capture',
  access: windowedDetailAccess('ad-topic', 'topic'),
  limit: { perMinute: 240 },
  input: oneTopic,
  output: z.object({
    topic: adTopicSummary,
    as_of: day,
    line: z.array(z.object({ day, impressions: z.number().nullable() })),
  }),
  example: { topic: 'cashmere sweater' },
})
