import { hashtagDays, hashtags } from '@trendee/analytics/social/hashtags'
import { posts } from '@trendee/analytics/social/posts'
import type { CONTRACT } from '@trendee/contract/contract'
import { ApiError } from '@trendee/contract/errors'
import type { HashtagListInput, HashtagListOutput } from '@trendee/contract/social/hashtags'
import type { NETWORKS } from '@trendee/contract/social/social-fields'
import { pageAnswer } from '../../answers/page'
import { hashtagSummary } from '../../answers/social'
import type { Call, Handler } from '../../http/handler'
import { postAnswers } from './posts'

const SHOWN_POSTS = 12

async function hashtagPage(input: HashtagListInput, { runtime }: Call): Promise<HashtagListOutput> {
  const answer = await hashtags(runtime.analytics, input)
  return { ...pageAnswer(answer, input, (tag) => hashtagSummary(tag, input.window)), as_of: answer.asOf }
}

/** Hashtags of all networks, or of the one that is asked for. */
export const hashtagList: Handler<typeof CONTRACT.social.hashtagList> = hashtagPage

/** Hashtags of one network. */
export function hashtagsOf(platform: (typeof NETWORKS)[number]): Handler<typeof CONTRACT.social.insHashtags> {
  return ({ counted, region, attributeName, q, window, sort, order, page, pageSize }, call) =>
    hashtagPage({ platform, counted, region, attributeName, q, window, sort, order, page, pageSize }, call)
}

/** One hashtag, whole. */
export const hashtagInfo: Handler<typeof CONTRACT.social.hashtagInfo> = async (input, { runtime }) => {
  const db = runtime.analytics
  const hashtag = input.hashtag.replace(/^#/, '').toLowerCase()
  const { platform, window } = input
  const { counts, days } = await hashtagDays(db, hashtag, platform)
  if (counts.length === 0) throw new ApiError('not_found', 'No post and no list has this hashtag.', { hashtag })
  const newest = await posts(db, {
    platform,
    hashtag,
    window: 90,
    sort: 'reactions',
    order: 'desc',
    page: 1,
    pageSize: SHOWN_POSTS,
  })
  return {
    hashtag,
    counts: counts.map((tag) => hashtagSummary(tag, window)),
    days: days.flatMap((day) => {
      const of = counts.find((tag) => tag.platform === day.platform)
      return of === undefined ? [] : [{ ...day, platform: hashtagSummary(of, window).platform }]
    }),
    posts: await postAnswers(db, newest.list),
  }
}
