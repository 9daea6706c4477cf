import type { AnalyticsDb } from '@trendee/analytics/engine/db'
import {
  type KeywordQuery,
  type SearchCurve,
  keywordQueries,
  searchCurves,
} from '@trendee/analytics/graphics/keyword-searches'
import type { ListedKeyword } from '@trendee/analytics/graphics/keywords'
import { SEARCHES, type KeywordSummary } from '@trendee/contract/graphic/graphic-fields'
import { languageOf } from '@trendee/core/graphics/print-phrases'
import type { ProtectedNames } from '@trendee/core/graphics/protected-terms'
import { Photos } from '../../answers/picture-address'
import { valueNames } from '../../answers/value-names'

/** All that the summaries of some keywords are put together from. */
interface Known {
  readonly curves: ReadonlyMap<string, SearchCurve>
  readonly queries: ReadonlyMap<string, readonly KeywordQuery[]>
  readonly photos: Photos
  readonly names: ProtectedNames
}

interface Asked {
  readonly source: string
  readonly region: string
}

/** Keywords of a source in the contract's words, with the curves and queries they were told by. */
export async function keywordSummaries(
  db: AnalyticsDb,
  { source, region }: Asked,
  listed: readonly ListedKeyword[],
  names: ProtectedNames,
): Promise<{ readonly summaries: readonly KeywordSummary[] } & Known> {
  const trendIds = listed.flatMap(({ trendId }) => (trendId === '' ? [] : [trendId]))
  const shown = listed.flatMap(({ shop }) => shop?.shown_products.map((id) => ({ kind: shop.platform, id })) ?? [])
  const [curves, queries, photos] = await Promise.all([
    searchCurves(db, region, trendIds),
    keywordQueries(
      db,
      listed.map(({ keyword }) => keyword),
    ),
    Photos.of(db, shown),
  ])
  const known = { curves, queries, photos, names }
  return { summaries: listed.map((keyword) => keywordSummary(keyword, source, region, known)), ...known }
}

function keywordSummary(listed: ListedKeyword, source: string, region: string, known: Known): KeywordSummary {
  const { keyword, shop, listings } = listed
  const searches = searchNumbers(listed, known.curves)
  const queries = known.queries.get(keyword) ?? []
  const rising = queries.find((query) => query.list === 'rising' && query.region === region)
  return {
    keyword,
    source,
    kind: listed.isSlogan ? 'slogan' : 'motif',
    language: languageOf(keyword),
    protected: known.names.in(keyword),
    listings,
    shop: source === SEARCHES || shop === null ? null : shopNumbers(shop),
    searches,
    searches_reason: searches !== null ? null : queries.length === 0 ? 'not_searched' : 'no_curve',
    rising:
      rising === undefined
        ? null
        : { search: rising.search, growth: rising.value, is_breakout: rising.is_breakout === 1 },
    pictures:
      shop?.shown_products.map((id) => ({
        id,
        platform: shop.platform,
        ...known.photos.shown({ kind: shop.platform, id }),
      })) ?? [],
  }
}

function searchNumbers(
  { search, trendId, interest, yoy }: ListedKeyword,
  curves: ReadonlyMap<string, SearchCurve>,
): KeywordSummary['searches'] {
  const curve = curves.get(trendId)
  if (curve === undefined) return null
  return {
    term: search,
    trend_id: trendId,
    interest,
    yoy,
    is_seasonal: curve.isSeasonal,
    best_month: curve.bestMonth,
    sparkline: [...curve.spark],
    as_of: curve.asOf,
  }
}

function shopNumbers(shop: NonNullable<ListedKeyword['shop']>): NonNullable<KeywordSummary['shop']> {
  const tellsFavorites = shop.demand_basis === 'favorites'
  return {
    as_of: shop.as_of_day,
    on_sale: shop.on_sale,
    sellers: shop.sellers,
    printed: shop.printed,
    significance: { ratio: shop.ratio, chance: shop.p_value, lift: shop.lift },
    categories: shop.categories.map((told) => {
      const [value = '', wearer] = told.split('/')
      return {
        value,
        ...valueNames('primary_category', value),
        wearer: wearer === 'children' ? 'children' : 'adults',
      }
    }),
    known: shop.known,
    demand_basis: shop.demand_basis || null,
    demand_a_day: shop.demand,
    demand_evidence: shop.demand_evidence || null,
    favorites_a_day: tellsFavorites ? shop.demand : null,
    favorites_reason: tellsFavorites ? null : 'not_told_here',
    demand_each: shop.demand_each,
    usual_each: shop.usual_each,
    difficulty: shop.difficulty,
    difficulty_reason: shop.difficulty_reason || null,
    leader_share: shop.leader_share,
    priced: shop.priced,
    price_low: shop.price_low,
    price_median: shop.price_median,
    price_high: shop.price_high,
    arrivals: shop.arrivals,
    arrivals_before: shop.arrivals_before,
    arrival_growth: shop.growth,
    arrival_reason: shop.growth_reason || null,
  }
}
