import { creatorNames, trendPosts } from '@trendee/analytics/social/trend-posts'
import type { AnalyticsDb } from '@trendee/analytics/engine/db'
import { itemsOf } from '@trendee/analytics/tables/trend-key'
import { byCountry } from '@trendee/analytics/trends/by-region'
import { itemsLooks, itemsPosts } from '@trendee/analytics/trends/trend-items'
import { trendProducts } from '@trendee/analytics/trends/trend-products'
import { trendTally } from '@trendee/analytics/trends/trend-tally'
import type { CONTRACT } from '@trendee/contract/contract'
import type { FoundRow } from '@trendee/contract/trends/found-columns'
import { rowGender } from '@trendee/core/lexicon/gender-groups'
import { lexiconEntry } from '@trendee/core/lexicon/lexicon'
import type { GenderGroup } from '@trendee/core/lexicon/types'
import { trendIdOf } from '@trendee/core/trend/trend-id'
import { BrandNames } from '../../answers/brand-name'
import { pageAnswer } from '../../answers/page'
import { isAttributeType, regionNames } from '../../answers/value-names'
import type { Handler } from '../../http/handler'

type Found = Omit<FoundRow, 'trend_part' | 'rank' | 'platform' | 'name_zh' | 'share'> & {
  readonly name_zh?: string
  readonly platform?: string
  readonly share?: number
}

/** The rows of one list, in its order. */
function listed(part: FoundRow['trend_part'], rows: readonly Found[]): FoundRow[] {
  return rows.map((row, place) => ({
    trend_part: part,
    rank: place + 1,
    id: row.id,
    name: row.name,
    name_zh: row.name_zh ?? row.name,
    platform: row.platform ?? '',
    number: row.number,
    trend_number: row.number === null ? null : row.trend_number,
    share: row.share ?? null,
  }))
}

const POSTS = { window: 90, quantity: 24 } as const

/** Counted of the newest window alone: of a past day they are left out rather than told of today. */
const OF_TODAY = ['named_brand', 'creator', 'country'] as const satisfies readonly FoundRow['trend_part'][]

/** Creators, brands and countries of the newest day. */
async function ofToday(db: AnalyticsDb, name: string, gender: GenderGroup | '') {
  const question = { name, gender, ...POSTS }
  const [creators, brands, countries] = await Promise.all([
    trendPosts(db, 'creators', question),
    trendPosts(db, 'brands', question),
    byCountry(db, name, gender),
  ])
  return { creators: creators.list, brands: brands.list, countries, asOf: creators.asOf }
}

export const foundWithHandler: Handler<typeof CONTRACT.trends.foundWith> = async (input, { runtime }) => {
  const { name, gender: asked, as_of: asOf, page, pageSize } = input
  const db = runtime.analytics
  const [trendId, gender] = [trendIdOf(name), rowGender(asked)]
  const items = itemsOf(trendId, gender)
  const [tally, products, posts, looks, newest] = await Promise.all([
    trendTally(db, items, asOf),
    trendProducts(db, items, asOf),
    itemsPosts(db, items, asOf),
    itemsLooks(db, items, asOf),
    asOf === undefined ? ofToday(db, trendId, gender) : null,
  ])
  const { creators, brands, countries } = newest ?? { creators: [], brands: [], countries: [] }
  const [people, houses] = await Promise.all([
    creatorNames(
      db,
      creators.map(({ each }) => each),
      trendId,
    ),
    BrandNames.of(
      db,
      brands.map(({ each }) => each),
    ),
  ])
  const rows = [
    ...listed(
      'product',
      products.map(({ product_id: id, title, platform, window_demand: number, demand_basis: basis }) => ({
        id,
        name: title,
        platform,
        number,
        trend_number: basis || null,
      })),
    ),
    ...listed(
      'post',
      posts.map(({ id, caption, platform, likes }) => ({
        id,
        name: caption,
        platform,
        number: likes,
        trend_number: 'likes',
      })),
    ),
    ...listed(
      'look',
      looks.map(({ id, brand, season }) => ({ id, name: `${brand}, ${season}`, number: null, trend_number: null })),
    ),
    ...listed(
      'brand',
      tally.brands.map(({ brandId: id, name: brand, products: count }) => ({
        id,
        name: brand,
        number: count,
        trend_number: 'products',
        share: count / tally.products,
      })),
    ),
    ...listed(
      'named_brand',
      brands.map(({ each, posts: count }) => ({
        id: each,
        name: houses.named(each).name,
        number: count,
        trend_number: 'posts',
      })),
    ),
    ...listed(
      'creator',
      creators.map(({ each, posts: count }) => ({
        id: each,
        name: people.get(each)?.name || people.get(each)?.handle || each,
        platform: each.slice(0, each.indexOf('.')),
        number: count,
        trend_number: 'posts',
      })),
    ),
    ...listed(
      'attribute',
      tally.attributes.flatMap(({ type, value, products: count, share }) => {
        const entry = isAttributeType(type) ? lexiconEntry(type, value) : null
        return entry === null || entry === undefined
          ? []
          : [{ id: value, name: entry.en, name_zh: entry.zh, number: count, trend_number: 'products' as const, share }]
      }),
    ),
    ...listed(
      'country',
      countries.map(({ region, interest }) => ({
        id: region,
        ...regionNames(region),
        number: interest,
        trend_number: 'times_mean',
      })),
    ),
  ]
  const shown = rows.slice((page - 1) * pageSize, page * pageSize)
  return {
    ...pageAnswer({ list: shown, total: rows.length }, { page, pageSize }, (row) => row),
    as_of: asOf ?? newest?.asOf ?? null,
    left_out: asOf === undefined ? [] : [...OF_TODAY],
  }
}
