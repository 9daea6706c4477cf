import type { CreatorRow } from '@trendee/analytics/social/creators'
import type { AdTopicCard } from '@trendee/analytics/tables/ad-topic-current'
import type { HashtagCard } from '@trendee/analytics/tables/hashtag-current'
import type { PostCard } from '@trendee/analytics/tables/post-current'
import {
  type AdTopicSummary,
  type CreatorSummary,
  type HashtagSummary,
  NETWORKS,
  type PostSummary,
} from '@trendee/contract/social/social-fields'
import { AGE_GROUPS, BODY_TYPES, DECLARED_BY, PERSON_GENDERS, RACES } from '@trendee/core/creators/crowd'
import { ATTRIBUTE_TYPES } from '@trendee/core/lexicon/types'
import { webLink } from '@trendee/core/links/web-link'
import { WINDOWS, type WindowDays } from '@trendee/core/trend/vocabulary'
import type { BrandNames } from './brand-name'
import type { Photos, Pictured } from './picture-address'
import { valueNames } from './value-names'

/** A word of a list, or null where there is none of it. */
function oneOf<Word extends string>(words: readonly Word[], value: string): Word | null {
  return words.find((word) => word === value) ?? null
}

function networkOf(platform: string): (typeof NETWORKS)[number] {
  const network = oneOf(NETWORKS, platform)
  if (network === null) throw new Error(`${platform} is no network`)
  return network
}

/** Attributes as columns hold them, parallel, each with what `more` tells of its place. */
function attributesOf<More extends object>(
  types: readonly string[],
  values: readonly string[],
  more: (at: number) => More,
) {
  return values.flatMap((value, at) => {
    const type = oneOf(ATTRIBUTE_TYPES, types[at] ?? '')
    return type === null ? [] : [{ type, value, ...valueNames(type, value), ...more(at) }]
  })
}

/** A stored creator as the API answers it, with the numbers of one window. */
export function creatorSummary(creator: CreatorRow, window: WindowDays, names: BrandNames): CreatorSummary {
  const at = WINDOWS.indexOf(window)
  const by = oneOf(DECLARED_BY, creator.declared_by)
  return {
    id: `${creator.platform}.${creator.author}`,
    platform: networkOf(creator.platform),
    name: creator.name || creator.handle,
    user_name: creator.handle,
    screen_name: `@${creator.handle}`,
    country: creator.country || null,
    followers: creator.followers,
    followers_on: creator.followers_day,
    growth: creator.growth[at] ?? null,
    engagement_rate: creator.engagement_rate[at] ?? null,
    likes: creator.likes[at] ?? null,
    comments: creator.comments[at] ?? null,
    posts: creator.posts[at] ?? 0,
    posts_before: creator.posts_before[at] ?? 0,
    posts_total: creator.posts_total,
    last_post: creator.last_post_day,
    categories: creator.category_values.map((value, place) => ({
      value,
      ...valueNames('category', value),
      posts: creator.category_posts[place] ?? 0,
    })),
    attributes: attributesOf(creator.attribute_types, creator.attribute_values, (place) => ({
      posts: creator.attribute_posts[place] ?? 0,
    })),
    brands: creator.brand_ids.map((id, place) => ({ ...names.named(id), posts: creator.brand_posts[place] ?? 0 })),
    trends_led: creator.led,
    declared:
      by === null
        ? null
        : {
            age: creator.age,
            age_group: oneOf(AGE_GROUPS, creator.age_group),
            generation: creator.generation || null,
            gender: oneOf(PERSON_GENDERS, creator.gender),
            race: oneOf(RACES, creator.race),
            body_type: oneOf(BODY_TYPES, creator.body_type),
            city: creator.city || null,
            by,
          },
  }
}

/** What the picture of a post is asked by. */
export function picturedCard({ platform, id }: PostCard): Pictured {
  return { kind: 'post', id: `${platform}.${id}` }
}

/** A stored post as the API answers it. */
export function postSummary(post: PostCard, photos: Photos, names: BrandNames): PostSummary {
  return {
    platform: networkOf(post.platform),
    id: post.id,
    author: post.author,
    creator_id: post.author === '' ? null : `${post.platform}.${post.author.toLowerCase()}`,
    caption: post.caption,
    hashtags: post.hashtags,
    media_type: oneOf(['image', 'video', 'album'] as const, post.media_type) ?? null,
    url: webLink(post.url),
    ...photos.shown(picturedCard(post)),
    region: post.region,
    gender: post.gender,
    primary_category: post.primary_category,
    secondary_category: post.secondary_category,
    attributes: attributesOf(post.attribute_types, post.attribute_values, (at) => ({
      words: post.attribute_words[at] ?? '',
    })),
    brands: post.brand_ids.map((id) => names.named(id)),
    posted_on: post.posted_on,
    views: post.views,
    likes: post.likes,
    comments: post.comments,
    shares: post.shares,
    at_least: post.at_least,
    estimated: post.estimated,
    followers_at_posting: post.followers_at_posting,
    engagement_rate: post.engagement_rate,
  }
}

/** A stored hashtag as the API answers it, with the numbers of one window. */
export function hashtagSummary(tag: HashtagCard, window: WindowDays): HashtagSummary {
  const at = WINDOWS.indexOf(window)
  return {
    platform: networkOf(tag.platform),
    hashtag: tag.hashtag,
    region: tag.region,
    counted: tag.counted,
    rank: tag.rank,
    total_posts: tag.total_posts,
    total_views: tag.total_views,
    posts: tag.posts[at] ?? null,
    posts_before: tag.posts_before[at] ?? null,
    views: tag.views[at] ?? null,
    growth: tag.growth[at] ?? null,
    own_posts: tag.own_posts,
    engagement_rate: tag.engagement_rate,
    over_indexing: attributesOf(tag.attribute_types, tag.attribute_values, (place) => ({
      posts: tag.attribute_posts[place] ?? 0,
      lift: tag.attribute_lifts[place] ?? 0,
    })),
  }
}

/** A stored topic of advertisements as the API answers it, with the growth of one window. */
export function adTopicSummary(topic: AdTopicCard, window: WindowDays): AdTopicSummary {
  return {
    platform: topic.platform,
    kind: topic.kind,
    topic: topic.topic,
    region: topic.region,
    period_days: topic.period_days,
    rank: topic.rank,
    ads: topic.ads,
    impressions: topic.impressions,
    growth: topic.growth[WINDOWS.indexOf(window)] ?? null,
    click_rate: topic.click_rate,
    purchase_rate: topic.purchase_rate,
    cost_per_purchase_usd: topic.cost_per_purchase,
    likes: topic.likes,
    comments: topic.comments,
    shares: topic.shares,
    secondary_category: topic.secondary_category || null,
    attributes: attributesOf(topic.attribute_types, topic.attribute_values, () => ({})),
  }
}
