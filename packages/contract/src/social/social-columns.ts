import { evidenceOfCount } from '@trendee/core/posts/post-counts'
import type { Column } from '../column'
import { topicTexts } from '../texts/topics'
import type { AdTopicSummary, CreatorSummary, HashtagSummary, PostSummary } from './social-fields'

type Named = { readonly name: string; readonly name_zh: string }
const names = (values: readonly Named[], language: string) =>
  values.map(({ name, name_zh }) => (language === 'zh' ? name_zh : name)).join('; ') || null

/** What a list of creators says of each. */
export const CREATOR_COLUMNS: readonly Column<CreatorSummary>[] = [
  { id: 'id', header: 'column.id', kind: 'text', value: (creator) => creator.id },
  { id: 'name', header: 'column.name', kind: 'text', value: (creator) => creator.name },
  { id: 'user_name', header: 'column.handle', kind: 'text', value: (creator) => creator.screen_name },
  { id: 'platform', header: 'column.network', kind: 'text', value: (creator) => creator.platform },
  { id: 'country', header: 'column.country', kind: 'region', value: (creator) => creator.country },
  { id: 'followers', header: 'column.followers', kind: 'short', value: (creator) => creator.followers },
  { id: 'growth', header: 'column.growth_window', kind: 'growth', value: (creator) => creator.growth },
  { id: 'engagement', header: 'column.engagement', kind: 'share', value: (creator) => creator.engagement_rate },
  { id: 'posts', header: 'column.posts', kind: 'count', value: (creator) => creator.posts },
  { id: 'likes', header: 'column.likes', kind: 'short', value: (creator) => creator.likes },
  { id: 'comments', header: 'column.comments', kind: 'short', value: (creator) => creator.comments },
  {
    id: 'wears',
    header: 'column.wears',
    kind: 'text',
    value: ({ categories, attributes }, language) =>
      names([...categories.slice(0, 3), ...attributes.slice(0, 4)], language),
  },
  { id: 'led', header: 'column.trends_led', kind: 'count', value: (creator) => creator.trends_led || null },
  { id: 'last_post', header: 'column.last_post', kind: 'day', value: (creator) => creator.last_post },
]

/** What a list of posts says of each. */
export const POST_COLUMNS: readonly Column<PostSummary>[] = [
  { id: 'id', header: 'column.id', kind: 'text', value: (post) => post.id },
  { id: 'platform', header: 'column.network', kind: 'text', value: (post) => post.platform },
  { id: 'author', header: 'column.handle', kind: 'text', value: (post) => post.author || null },
  { id: 'caption', header: 'column.caption', kind: 'text', value: (post) => post.caption },
  { id: 'posted_on', header: 'column.posted_on', kind: 'day', value: (post) => post.posted_on },
  { id: 'category', header: 'filter.category', kind: 'primary_category', value: (post) => post.primary_category },
  { id: 'subcategory', header: 'column.subcategory', kind: 'category', value: (post) => post.secondary_category },
  {
    id: 'attributes',
    header: 'column.attributes',
    kind: 'text',
    value: ({ attributes }, language) => names(attributes, language),
  },
  {
    id: 'brands',
    header: 'filter.brand',
    kind: 'text',
    value: ({ brands }) => brands.map(({ name }) => name).join('; ') || null,
  },
  { id: 'likes', header: 'column.likes', kind: 'short', value: (post) => post.likes },
  {
    id: 'likes_evidence',
    header: 'column.likes_evidence',
    kind: 'evidence',
    value: (post) => (post.likes === null ? null : evidenceOfCount(post, 'likes')),
  },
  { id: 'comments', header: 'column.comments', kind: 'short', value: (post) => post.comments },
  { id: 'views', header: 'column.views', kind: 'short', value: (post) => post.views },
  { id: 'engagement', header: 'column.engagement', kind: 'share', value: (post) => post.engagement_rate },
  { id: 'picture', header: 'column.picture', kind: 'picture', value: (post) => post.picture || null },
  { id: 'url', header: 'column.link', kind: 'text', value: (post) => post.url || null },
]

/** What a list of hashtags says of each. */
export const HASHTAG_COLUMNS: readonly Column<HashtagSummary>[] = [
  { id: 'hashtag', header: 'column.hashtag', kind: 'text', value: (tag) => `#${tag.hashtag}` },
  { id: 'platform', header: 'column.network', kind: 'text', value: (tag) => tag.platform },
  { id: 'region', header: 'filter.region', kind: 'region', value: (tag) => tag.region || null },
  {
    id: 'counted',
    header: 'hashtags.counted',
    kind: 'text',
    value: ({ counted }, language) => topicTexts[`hashtags.counted_${counted}`][language],
  },
  { id: 'posts', header: 'column.posts', kind: 'short', value: (tag) => tag.posts },
  { id: 'growth', header: 'column.growth_window', kind: 'growth', value: (tag) => tag.growth },
  { id: 'views', header: 'column.views', kind: 'short', value: (tag) => tag.views },
  { id: 'engagement', header: 'column.engagement', kind: 'share', value: (tag) => tag.engagement_rate },
  {
    id: 'over_indexing',
    header: 'column.over_indexing',
    kind: 'text',
    value: ({ over_indexing: over }, language) => names(over, language),
  },
]

/** What a list of advertised topics says of each. */
export const AD_TOPIC_COLUMNS: readonly Column<AdTopicSummary>[] = [
  { id: 'topic', header: 'ads.topic', kind: 'text', value: (topic) => topic.topic },
  {
    id: 'kind',
    header: 'ads.kind',
    kind: 'text',
    value: (topic, language) => topicTexts[`ads.kind_${topic.kind}`][language],
  },
  { id: 'region', header: 'filter.region', kind: 'region', value: (topic) => topic.region || null },
  { id: 'impressions', header: 'ads.impressions', kind: 'short', value: (topic) => topic.impressions },
  { id: 'growth', header: 'column.growth_window', kind: 'growth', value: (topic) => topic.growth },
  { id: 'ads', header: 'ads.ads', kind: 'short', value: (topic) => topic.ads },
  { id: 'click_rate', header: 'ads.click_rate', kind: 'share', value: (topic) => topic.click_rate },
  { id: 'purchase_rate', header: 'ads.purchase_rate', kind: 'share', value: (topic) => topic.purchase_rate },
  {
    id: 'cost',
    header: 'ads.cost',
    kind: 'dollars',
    value: (topic) => topic.cost_per_purchase_usd,
  },
]
