import { z } from 'zod'
import { endpoint, searchedListOf } from '../endpoint'
import { day, recordTrend } from '../fields'
import { order, paging, windowDays } from '../parameters'
import { postFilters } from './post-filters'
import { socialDetailAccess } from './social-access'
import { POST_COLUMNS } from './social-columns'
import { network, postSummary } from './social-fields'
import { socialList } from './social-list'

const listed = {
  ...postFilters,
  window: windowDays,
  sort: z.enum(['reactions', 'engagement', 'likes', 'views', 'newest']).default('reactions'),
  order,
  ...paging,
}
const ofAll = z.object(listed)
const ofNetwork = ofAll.omit({ platform: true })
const postList = searchedListOf(postSummary).extend({ as_of: day.nullable() })

export type PostListInput = z.output<typeof ofAll>
export type PostListOutput = z.output<typeof postList>

/** Posts of one network. */
const postsOf = socialList(ofNetwork, postList, { window: 30, pageSize: 10 })
/** Posts of all networks, or of the one that is asked for. */
const postsOfAll = socialList(ofAll, postList, { window: 30, q: 'dress', pageSize: 10 })

export const insPostings = postsOf(
  '/api/v3/social_ins_postings',
  'Posts of Instagram, with the words that gave each attribute',
)
export const posting = postsOfAll(
  '/api/v3/social_posting',
  'Posts of all networks, with the words that gave each attribute',
)
export const searchPosts = postsOfAll(
  '/api/v1/social/search_posts',
  'Posts by words, tags, creators, brands and trends',
  { what: 'posts', columns: POST_COLUMNS },
)

export const postInfo = endpoint({
  method: 'GET',
  path: '/api/v1/social/post_info',
  summary: 'One post: all fields, its counts capture by capture, the trends that it shows, liveliest others like it',
  access: socialDetailAccess('post', 'id'),
  limit: { perMinute: 240 },
  input: z.object({ platform: network, id: z.string().trim().min(1).max(120) }),
  output: z.object({
    post: postSummary,
    /** As each capture saw it, oldest first. */
    history: z.array(
      z.object({
        day,
        views: z.number().nullable(),
        likes: z.number().nullable(),
        comments: z.number().nullable(),
        shares: z.number().nullable(),
      }),
    ),
    /** Trends of its attributes and its category, highest level first. */
    trends: z.array(recordTrend),
    /** Liveliest others of the last 90 days that show the same garment; none of a post that shows none. */
    similar: z.array(postSummary),
  }),
  example: { platform: 'instagram', id: '17900000000000002' },
})
