import type { AnalyticsDb } from '@trendee/analytics/engine/db'
import { postHistory, posts, postsById, similarPosts } from '@trendee/analytics/social/posts'
import type { PostCard } from '@trendee/analytics/tables/post-current'
import { recordTrends } from '@trendee/analytics/trends/record-trends'
import type { CONTRACT } from '@trendee/contract/contract'
import { ApiError } from '@trendee/contract/errors'
import type { PostListInput, PostListOutput } from '@trendee/contract/social/posts'
import type { PostSummary } from '@trendee/contract/social/social-fields'
import { BrandNames } from '../../answers/brand-name'
import { pageAnswer } from '../../answers/page'
import { Photos } from '../../answers/picture-address'
import { picturedCard, postSummary } from '../../answers/social'
import { RECORD_REGION, recordTrend } from '../../answers/trend'
import type { Call, Handler } from '../../http/handler'

/** Days over which the growth of its trends is told. */
const TREND_WINDOW = 30
/** Posts that are shown beside one. */
const SIMILAR = 12

/** Stored posts as the API answers them, with one question for all their pictures. */
export async function postAnswers(db: AnalyticsDb, list: readonly PostCard[]): Promise<PostSummary[]> {
  const [photos, names] = await Promise.all([
    Photos.of(db, list.map(picturedCard)),
    BrandNames.of(
      db,
      list.flatMap((post) => post.brand_ids),
    ),
  ])
  return list.map((post) => postSummary(post, photos, names))
}

async function postPage(input: PostListInput, { runtime }: Call): Promise<PostListOutput> {
  const answer = await posts(runtime.analytics, input)
  const list = await postAnswers(runtime.analytics, answer.list)
  return {
    ...pageAnswer({ list, total: answer.total }, input, (post) => post),
    as_of: answer.asOf,
    searched_as: answer.searchedAs,
  }
}

/** Posts by filters and words; `platform` where the call is of one network. */
export const allPosts: Handler<typeof CONTRACT.social.posting> = postPage
export const instagramPosts: Handler<typeof CONTRACT.social.insPostings> = (input, call) =>
  postPage(
    {
      platform: 'instagram',
      gender: input.gender,
      region: input.region,
      primaryCategory: input.primaryCategory,
      secondaryCategory: input.secondaryCategory,
      attributeType: input.attributeType,
      attributeName: input.attributeName,
      trend: input.trend,
      brand: input.brand,
      creator: input.creator,
      hashtag: input.hashtag,
      media_type: input.media_type,
      q: input.q,
      window: input.window,
      sort: input.sort,
      order: input.order,
      page: input.page,
      pageSize: input.pageSize,
    },
    call,
  )

/** One post, whole. */
export const postInfo: Handler<typeof CONTRACT.social.postInfo> = async ({ platform, id }, { runtime, state }) => {
  const { analytics } = runtime
  const [[post], history] = await Promise.all([
    postsById(analytics, platform, [id]),
    postHistory(analytics, platform, id),
  ])
  if (!post) throw new ApiError('not_found', 'There is no post of this id here.', { id })
  const trends = await recordTrends(analytics, post, { region: RECORD_REGION, gender: post.gender }, state.today())
  const [first, ...similar] = await postAnswers(analytics, [post, ...(await similarPosts(analytics, post, SIMILAR))])
  if (!first) throw new ApiError('not_found', 'There is no post of this id here.', { id })
  return { post: first, history, trends: trends.map((trend) => recordTrend(trend, TREND_WINDOW)), similar }
}
