import type { PostFilters } from '@trendee/contract/social/post-filters'
import { withCovered } from '@trendee/core/lexicon/category-families'
import { GENDERS_OF_GROUP } from '@trendee/core/lexicon/gender-groups'
import type { AnalyticsDb, QueryParameters } from '../engine/db'
import { askedConditions, attributeConditions, creatorOfId } from './asked-conditions'
import { askedHouse } from './brand-filter'
import { type FoundByWords, foundByWords } from './found-by-words'
import { itemFilter, itemParameters, itemsOf } from './trend-key'

/** SQL over `post_current`: the posts that fit, whatever their day, and the binds that it reads. */
export async function postFilter(
  db: AnalyticsDb,
  filters: PostFilters,
): Promise<{ readonly sql: string; readonly parameters: QueryParameters } & Pick<FoundByWords, 'searchedAs'>> {
  const { gender, creator, trend } = filters
  const author = creator === undefined ? null : creatorOfId(creator)
  const items = trend === undefined ? null : itemsOf(trend)
  const found = await foundByWords(db, filters.q, { kind: 'post', platform: 'platform', id: 'post_id' })
  const asked = askedConditions([
    ['platform = {platform:String}', 'platform', filters.platform],
    ['platform = {network:String}', 'network', author?.platform],
    ['author_key = {author:String}', 'author', author?.author],
    ['gender IN {genders:Array(String)}', 'genders', gender && GENDERS_OF_GROUP[gender]],
    ['region = {region:String}', 'region', filters.region],
    ['primary_category = {primary:String}', 'primary', filters.primaryCategory],
    [
      'secondary_category IN {secondary:Array(String)}',
      'secondary',
      filters.secondaryCategory === undefined ? undefined : withCovered(filters.secondaryCategory),
    ],
    ...attributeConditions(filters),
    ['has(brand_ids, {brand:String})', 'brand', askedHouse(filters.brand)],
    ['has(hashtags, {hashtag:String})', 'hashtag', filters.hashtag?.replace(/^#/, '').toLowerCase()],
    ['media_type = {mediaType:String}', 'mediaType', filters.media_type],
  ])
  return {
    sql: [asked.sql, found.sql || '1', items === null ? '1' : itemFilter(items, 'caption')].join(' AND '),
    parameters: { ...asked.parameters, ...found.parameters, ...(items === null ? {} : itemParameters(items)) },
    searchedAs: found.searchedAs,
  }
}
