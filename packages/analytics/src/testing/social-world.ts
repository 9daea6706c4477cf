import type { PostCount } from '@trendee/core/posts/post-counts'
import { rebuildAdTopics } from '../derive/rebuild-ad-topics'
import { rebuildCreatorLeads } from '../derive/rebuild-creator-leads'
import { rebuildCreators } from '../derive/rebuild-creators'
import { rebuildHashtags } from '../derive/rebuild-hashtags'
import { rebuildPosts } from '../derive/rebuild-posts'
import type { AnalyticsDb } from '../engine/db'
import { type OpenFacts, openEmptyFacts } from './empty-facts'
import { rebuildSearch } from './rebuild-search'
import { type WorldTrend, addRows, publishTrends } from './trend-world'

/** What a test says of a post; the rest it does not tell. Later rows of one id are later captures. */
export interface WorldPost {
  readonly platform?: 'instagram' | 'tiktok'
  readonly id: string
  readonly author?: string
  readonly followers?: number
  readonly caption?: string
  readonly hashtags?: readonly string[]
  readonly brands?: readonly string[]
  readonly mediaType?: 'image' | 'video' | 'album'
  readonly region?: string
  readonly gender?: string
  /** Day of its file. */
  readonly capturedOn?: string
  /** ISO day. */
  readonly postedOn: string
  readonly likes?: number
  readonly comments?: number
  readonly views?: number
  readonly atLeast?: readonly PostCount[]
  readonly estimated?: readonly PostCount[]
  readonly primary?: string
  readonly secondary?: string
  /** `type:value`, said by the same words. */
  readonly attributes?: readonly string[]
  readonly isDeleted?: boolean
}

/** A day's capture of a creator. */
export interface WorldCreator {
  readonly platform?: 'instagram' | 'tiktok'
  readonly author: string
  readonly name?: string
  readonly country?: string
  readonly on: string
  readonly followers?: number
  readonly age?: number
  readonly ageGroup?: string
  readonly declaredBy?: string
}

export interface WorldHashtag {
  readonly hashtag: string
  readonly region?: string
  readonly on: string
  readonly rank?: number
  readonly posts?: number
  readonly views?: number
}

export interface WorldAdTopic {
  readonly kind?: 'keyword' | 'hashtag' | 'product'
  readonly topic: string
  readonly region?: string
  readonly on: string
  readonly periodDays?: number
  readonly impressions?: number
  readonly clickRate?: number
  readonly attributes?: readonly string[]
  readonly secondary?: string
}

export interface SocialFacts {
  readonly posts?: readonly WorldPost[]
  readonly creators?: readonly WorldCreator[]
  readonly hashtags?: readonly WorldHashtag[]
  readonly adTopics?: readonly WorldAdTopic[]
  /** As a refresh publishes them. */
  readonly trends?: readonly WorldTrend[]
}

const NETWORKS = ['instagram', 'tiktok'] as const
const typesOf = (attributes: readonly string[] = []) => attributes.map((attribute) => attribute.split(':')[0] ?? '')
const valuesOf = (attributes: readonly string[] = []) => attributes.map((attribute) => attribute.split(':')[1] ?? '')

async function add<Fact>(
  db: AnalyticsDb,
  table: string,
  facts: readonly Fact[] | undefined,
  row: (fact: Fact, version: number) => Readonly<Record<string, unknown>>,
): Promise<void> {
  if (facts && facts.length > 0)
    await addRows(
      db,
      `trendee.${table}`,
      facts.map((fact, index) => ({ ...row(fact, index + 1), version: index + 1, fingerprint: index + 1 })),
    )
}

/** Facts of the networks, as imports leave them. */
export async function saveSocial(db: AnalyticsDb, facts: SocialFacts): Promise<void> {
  await add(db, 'post', facts.posts, (post) => ({
    platform: post.platform ?? 'instagram',
    post_id: post.id,
    author: post.author ?? '',
    author_followers: post.followers ?? null,
    caption: post.caption ?? '',
    hashtags: post.hashtags ?? [],
    brands: post.brands ?? [],
    media_type: post.mediaType ?? 'image',
    url: `https://www.trendee.demo/${post.id}`,
    region: post.region ?? '',
    gender: post.gender ?? '',
    posted_at: Date.parse(`${post.postedOn}T10:00:00Z`) / 1000,
    views: post.views ?? null,
    likes: post.likes ?? null,
    comments: post.comments ?? null,
    at_least: post.atLeast ?? [],
    estimated: post.estimated ?? [],
    primary_category: post.primary ?? '',
    secondary_category: post.secondary ?? '',
    attribute_types: typesOf(post.attributes),
    attribute_values: valuesOf(post.attributes),
    attribute_words: valuesOf(post.attributes).map((value) => value.replaceAll('-', ' ')),
    is_deleted: post.isDeleted ? 1 : 0,
    import_id: post.capturedOn ?? '',
  }))
  const days = [...new Set(facts.posts?.flatMap((post) => post.capturedOn ?? []))]
  if (days.length > 0)
    await addRows(
      db,
      'trendee.import_run',
      days.map((day) => ({ import_id: day, captured_on: day, version: 1 })),
    )
  await add(db, 'creator', facts.creators, (creator) => ({
    platform: creator.platform ?? 'instagram',
    author: creator.author,
    name: creator.name ?? '',
    followers: creator.followers ?? null,
    country: creator.country ?? '',
    age: creator.age ?? null,
    age_group: creator.ageGroup ?? '',
    declared_by: creator.declaredBy ?? '',
    observed_on: creator.on,
  }))
  await add(db, 'hashtag', facts.hashtags, (tag) => ({
    platform: 'tiktok',
    hashtag: tag.hashtag,
    region: tag.region ?? 'US',
    rank: tag.rank ?? null,
    posts: tag.posts ?? null,
    views: tag.views ?? null,
    observed_on: tag.on,
  }))
  await add(db, 'ad_topic', facts.adTopics, (topic) => ({
    platform: 'tiktok',
    kind: topic.kind ?? 'keyword',
    topic: topic.topic,
    region: topic.region ?? 'US',
    period_days: topic.periodDays ?? 30,
    impressions: topic.impressions ?? null,
    click_rate: topic.clickRate ?? null,
    secondary_category: topic.secondary ?? '',
    attribute_types: typesOf(topic.attributes),
    attribute_values: valuesOf(topic.attributes),
    observed_on: topic.on,
  }))
}

/** What follows from the facts of the networks, as after an import. */
export async function deriveSocial(db: AnalyticsDb): Promise<void> {
  for (const platform of NETWORKS) {
    await rebuildPosts(db, platform)
    await rebuildCreators(db, platform)
    await rebuildCreatorLeads(db, platform)
    await rebuildHashtags(db, platform)
    await rebuildAdTopics(db, platform)
  }
  await rebuildSearch(db, NETWORKS)
}

/** An embedded database in a folder of its own that holds just these facts, derived as after an import. */
export async function openSocialWorld(facts: SocialFacts): Promise<OpenFacts> {
  const open = await openEmptyFacts()
  await saveSocial(open.db, facts)
  await publishTrends(open.db, facts.trends ?? [])
  await deriveSocial(open.db)
  return open
}
