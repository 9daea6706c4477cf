import { creatorOfId } from '@trendee/analytics/tables/asked-conditions'
import { creatorFollowers, creatorLeads, creatorWeeks } from '@trendee/analytics/social/creator-history'
import { type DeclaredField, creatorById, creators, declaredChoices } from '@trendee/analytics/social/creators'
import { posts, postsById } from '@trendee/analytics/social/posts'
import { creatorNames, trendPosts } from '@trendee/analytics/social/trend-posts'
import { isKnownTrend } from '@trendee/analytics/trends/known-trend'
import type { CONTRACT } from '@trendee/contract/contract'
import { ApiError } from '@trendee/contract/errors'
import { NETWORKS } from '@trendee/contract/social/social-fields'
import { recogniseTerm } from '@trendee/core/extraction/recognise-term'
import { rowGender } from '@trendee/core/lexicon/gender-groups'
import { trendIdOf } from '@trendee/core/trend/trend-id'
import type { Runtime } from '@trendee/runtime/open-runtime'
import { trendFormerly } from '@trendee/store/forecasts/moved-series'
import { BrandNames } from '../../answers/brand-name'
import { pageAnswer } from '../../answers/page'
import { creatorSummary } from '../../answers/social'
import { regionNames, textNames } from '../../answers/value-names'
import type { Handler } from '../../http/handler'
import { postAnswers } from './posts'

/** Posts of a creator's page. */
const SHOWN_POSTS = 24

function choiceNames(field: DeclaredField, value: string) {
  if (field === 'country') return regionNames(value)
  return field === 'city' ? { name: value, name_zh: value } : textNames(field, value)
}

/** Creators by filters, and what some of them are declared to be. */
export const influencers: Handler<typeof CONTRACT.social.influencers> = async (input, { runtime }) => {
  const [answer, choices] = await Promise.all([creators(runtime.analytics, input), declaredChoices(runtime.analytics)])
  const names = await BrandNames.of(
    runtime.analytics,
    answer.list.flatMap((creator) => creator.brand_ids),
  )
  const of = (field: DeclaredField) =>
    choices
      .filter((choice) => choice.field === field)
      .map(({ value, creators: count }) => ({ value, ...choiceNames(field, value), creators: count }))
  return {
    ...pageAnswer(answer, input, (creator) => creatorSummary(creator, input.window, names)),
    as_of: answer.asOf,
    searched_as: answer.searchedAs,
    declared: {
      age_group: of('age_group'),
      generation: of('generation'),
      person_gender: of('person_gender'),
      race: of('race'),
      body_type: of('body_type'),
      city: of('city'),
      country: of('country'),
    },
  }
}

/** One creator, whole. */
export const influencersInfo: Handler<typeof CONTRACT.social.influencersInfo> = async ({ id, window }, { runtime }) => {
  const db = runtime.analytics
  const { platform, author } = creatorOfId(id)
  const creator = await creatorById(db, platform, author)
  if (creator === null) throw new ApiError('not_found', 'There is no creator of this network and handle.', { id })
  const [followers, weeks, leads, newest, names] = await Promise.all([
    creatorFollowers(db, platform, author),
    creatorWeeks(db, platform, author),
    creatorLeads(db, platform, author),
    posts(db, { creator: id, window: 90, sort: 'reactions', order: 'desc', page: 1, pageSize: SHOWN_POSTS }),
    BrandNames.of(db, creator.brand_ids),
  ])
  const ids = [...new Set(leads.flatMap((lead) => lead.post_ids))]
  const evidence = new Map((await postAnswers(db, await postsById(db, platform, ids))).map((post) => [post.id, post]))
  return {
    creator: creatorSummary(creator, window, names),
    as_of: creator.as_of_day,
    followers,
    weeks,
    leads: leads.map(({ post_ids: postIds, name_zh: nameZh, ...lead }) => ({
      ...lead,
      trend_name_zh: nameZh,
      evidence: postIds.flatMap((postId) => evidence.get(postId) ?? []),
    })),
    posts: await postAnswers(db, newest.list),
  }
}

/** Throws 1002 for a trend that neither the lexicon nor the data names, nor named before. */
async function requireTrend({ analytics, store }: Runtime, name: string): Promise<void> {
  const id = trendIdOf(name)
  if (recogniseTerm(id.replaceAll('-', ' ')).type !== 'keyword') return
  if ((await isKnownTrend(analytics, name)) || (await trendFormerly(store.db, id)) !== null) return
  throw new ApiError('not_found', 'The trend has not yet been included in the database')
}

/** Creators whose posts show a trend. */
export const trendInfluencers: Handler<typeof CONTRACT.social.trendInfluencers> = async (input, { runtime }) => {
  const trendId = trendIdOf(input.name)
  const { window, quantity, gender } = input
  const question = { name: trendId, gender: rowGender(gender), window, quantity }
  const { list, posts: all, asOf } = await trendPosts(runtime.analytics, 'creators', question)
  if (all === 0) await requireTrend(runtime, input.name)
  const names = await creatorNames(
    runtime.analytics,
    list.map(({ each }) => each),
    trendId,
  )
  return {
    list: list.flatMap(({ each, posts: shown, likes, comments, engagement_rate, first_post }) => {
      const who = names.get(each)
      const platform = NETWORKS.find((network) => each.startsWith(`${network}.`))
      if (!who || !platform) return []
      const { handle, name, followers, led_weeks: led } = who
      return [
        {
          id: each,
          platform,
          name: name || handle,
          user_name: handle,
          followers,
          posts: shown,
          likes,
          comments,
          engagement_rate,
          first_post,
          led_weeks: led || null,
        },
      ]
    }),
    posts: all,
    as_of: asOf,
  }
}

/** Brands that the posts of a trend name. */
export const trendBrands: Handler<typeof CONTRACT.social.trendBrands> = async (input, { runtime }) => {
  const { window, quantity, gender } = input
  const question = { name: trendIdOf(input.name), gender: rowGender(gender), window, quantity }
  const { list, posts: all, asOf } = await trendPosts(runtime.analytics, 'brands', question)
  if (all === 0) await requireTrend(runtime, input.name)
  const names = await BrandNames.of(
    runtime.analytics,
    list.map(({ each }) => each),
  )
  return {
    list: list.map(({ each, posts: shown, likes, comments, engagement_rate, creators: count }) => ({
      ...names.named(each),
      posts: shown,
      likes,
      comments,
      engagement_rate,
      creators: count,
    })),
    posts: all,
    as_of: asOf,
  }
}
