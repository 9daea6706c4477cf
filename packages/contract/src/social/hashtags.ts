import { z } from 'zod'
import { endpoint, listOf } from '../endpoint'
import { day } from '../fields'
import { order, paging, regionCode, searchText, slug, windowDays } from '../parameters'
import { windowedDetailAccess } from './social-access'
import { HASHTAG_COLUMNS } from './social-columns'
import { hashtagSummary, network, postSummary } from './social-fields'
import { socialList } from './social-list'

const counted = z.enum(['list', 'posts'])
const hashtagFilters = {
  /** Whose count: the network's list, or the posts that we hold. Left out: the list where the network has one. */
  counted: counted.optional(),
  region: regionCode.optional(),
  /** Attribute that over-indexes among its posts. */
  attributeName: slug.optional(),
  q: searchText,
  window: windowDays,
  sort: z.enum(['posts', 'growth', 'views', 'engagement', 'rank', 'name']).default('posts'),
  order,
  ...paging,
}
const ofNetwork = z.object(hashtagFilters)
const ofAll = z.object({ platform: network.optional(), ...hashtagFilters })
const hashtagListOutput = listOf(hashtagSummary).extend({ as_of: day.nullable() })

export type HashtagListInput = z.output<typeof ofAll>
export type HashtagListOutput = z.output<typeof hashtagListOutput>

const hashtagsOf = socialList(ofNetwork, hashtagListOutput, { window: 30, pageSize: 10 })
const hashtagsOfAll = socialList(ofAll, hashtagListOutput, { window: 30, sort: 'growth', pageSize: 10 })

export const insHashtags = hashtagsOf(
  '/api/v3/social_ins_hashtags',
  'Hashtags of Instagram by posts, growth and engagement',
)
export const tikHashtags = hashtagsOf('/api/v3/social_tik_hashtags', 'Hashtags of TikTok by posts, growth and views')

export const hashtagList = hashtagsOfAll(
  '/api/v3/hashtag_list',
  'Hashtags of all networks, with the attributes that over-index among their posts',
  { what: 'hashtags', columns: HASHTAG_COLUMNS },
)

export const hashtagInfo = endpoint({
  method: 'GET',
  path: '/api/v3/hashtag_info',
  summary: 'One hashtag: how each network counts it, day by day, and its liveliest posts',
  access: windowedDetailAccess('hashtag', 'hashtag'),
  limit: { perMinute: 240 },
  input: z.object({ hashtag: slug, platform: network.optional(), window: windowDays }),
  output: z.object({
    hashtag: z.string(),
    /** Most posts first. */
    counts: z.array(hashtagSummary),
    /** Totals of the networks' lists by day, and the posts that we hold by day. */
    days: z.array(
      z.object({
        platform: network,
        region: z.string(),
        counted,
        day,
        posts: z.number().nullable(),
        views: z.number().nullable(),
      }),
    ),
    posts: z.array(postSummary),
  }),
  example: { hashtag: 'ootd' },
})
