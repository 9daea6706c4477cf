import { keywordShops } from '@trendee/analytics/graphics/keyword-shops'
import { type ListedKeyword, keywordSearched, keywords, keywordsNamed } from '@trendee/analytics/graphics/keywords'
import { keywordListings } from '@trendee/analytics/graphics/listings'
import type { CONTRACT } from '@trendee/contract/contract'
import { ApiError } from '@trendee/contract/errors'
import { SEARCHES } from '@trendee/contract/graphic/graphic-fields'
import type { KeywordInput } from '@trendee/contract/graphic/keywords'
import { pageAnswer } from '../../answers/page'
import { Photos } from '../../answers/picture-address'
import { picturedProduct, productSummary } from '../../answers/product'
import { protectedNames } from '../../answers/protected-names'
import type { Call, Handler } from '../../http/handler'
import { keywordSummaries } from './keyword-summary'

/** Print keywords of a source. */
export const keywordsList: Handler<typeof CONTRACT.graphic.keywordsList> = async (input, { runtime }) => {
  const {
    source,
    region,
    q,
    kind,
    language,
    category,
    difficulty_max,
    evidence,
    unprotected,
    sort,
    order,
    page,
    pageSize,
  } = input
  const names = await protectedNames(runtime.store.db)
  const question = {
    source,
    region,
    q,
    kind,
    language,
    category,
    difficulty_max,
    evidence,
    unprotected,
    sort,
    order,
    page,
    pageSize,
  }
  const answer = await keywords(runtime.analytics, question, names.needles)
  const { summaries } = await keywordSummaries(runtime.analytics, input, answer.list, names)
  return { ...pageAnswer({ list: summaries, total: answer.total }, input, (summary) => summary), as_of: answer.asOf }
}

const WINDOW = 30
const SHOWN_LISTINGS = 12

async function oneKeyword({ source, keyword, region }: KeywordInput, { runtime }: Call): Promise<ListedKeyword | null> {
  if (source === SEARCHES) return keywordSearched(runtime.analytics, region, keyword)
  const [found] = await keywordsNamed(runtime.analytics, source, region, [keyword])
  return found ?? null
}

/** One print keyword, or 1002. */
export const keywordsKeyword: Handler<typeof CONTRACT.graphic.keywordsKeyword> = async (input, call) => {
  const { analytics, store } = call.runtime
  const { source, region } = input
  const keyword = input.keyword.toLowerCase()
  const [found, names] = await Promise.all([oneKeyword({ source, region, keyword }, call), protectedNames(store.db)])
  if (found === null)
    throw new ApiError('not_found', 'There is no such print keyword here.', { keyword: input.keyword })
  const [{ summaries, curves, queries }, shops] = await Promise.all([
    keywordSummaries(analytics, { source, region }, [found], names),
    keywordShops(analytics, keyword),
  ])
  const [summary] = summaries
  if (summary === undefined) throw new ApiError('not_found', 'There is no such print keyword here.', { keyword })
  // Of searches the fullest shop shows what listings look like.
  const platform = source === SEARCHES ? shops[0]?.platform : source
  const listings =
    platform === undefined
      ? []
      : (
          await keywordListings(analytics, {
            platform,
            keyword,
            sort: 'demand',
            order: 'desc',
            window: WINDOW,
            page: 1,
            pageSize: SHOWN_LISTINGS,
          })
        ).list.map(({ product }) => product)
  const photos = await Photos.of(analytics, listings.map(picturedProduct))
  const curve = curves.get(found.trendId)
  const days = [found.shop?.as_of_day, curve?.asOf, ...shops.map(({ as_of_day: day }) => day)]
  return {
    keyword: summary,
    as_of: days.find((day) => day !== undefined) ?? call.state.today(),
    curve: curve === undefined ? null : { start: curve.start, values: [...curve.line] },
    months: curve?.months === undefined || curve.months === null ? null : [...curve.months],
    queries: (queries.get(found.keyword) ?? []).map((query) => ({
      search: query.search,
      list: query.list,
      beside: query.beside,
      region: query.region,
      value: query.value,
      is_breakout: query.is_breakout === 1,
      trend_id: query.trend_id,
    })),
    related:
      found.shop?.related.map((related, at) => ({
        keyword: related,
        listings: found.shop?.related_listings[at] ?? 0,
      })) ?? [],
    shops: shops.map((shop) => ({
      platform: shop.platform,
      listings: shop.listings,
      difficulty: shop.difficulty,
      price_median: shop.price_median,
    })),
    products: listings.map((product) => productSummary(product, WINDOW, photos)),
  }
}
