import type { AnalyticsDb } from '@trendee/analytics/engine/db'
import { keywordsNamed } from '@trendee/analytics/graphics/keywords'
import {
  type FoundListing,
  keywordListings,
  keywordsOfListings,
  printListings,
} from '@trendee/analytics/graphics/listings'
import { detail } from '@trendee/analytics/selling/detail'
import type { CONTRACT } from '@trendee/contract/contract'
import { ApiError } from '@trendee/contract/errors'
import type { GraphicListing } from '@trendee/contract/graphic/products'
import type { WindowDays } from '@trendee/core/trend/vocabulary'
import { pageAnswer } from '../../answers/page'
import { Photos } from '../../answers/picture-address'
import { picturedProduct, productSummary } from '../../answers/product'
import { productDetail } from '../../answers/product-detail'
import { protectedNames } from '../../answers/protected-names'
import type { Handler } from '../../http/handler'
import { keywordSummaries } from './keyword-summary'

interface Page {
  readonly list: readonly FoundListing[]
  readonly total: number
  readonly asOf: string | null
}

async function listingPage(
  db: AnalyticsDb,
  answer: Page,
  asked: { readonly page: number; readonly pageSize: number; readonly window: WindowDays },
) {
  const photos = await Photos.of(
    db,
    answer.list.map(({ product }) => picturedProduct(product)),
  )
  const item = ({ product, keywords }: FoundListing): GraphicListing => ({
    ...productSummary(product, asked.window, photos),
    keywords: [...keywords],
  })
  return { ...pageAnswer(answer, asked, item), as_of: answer.asOf }
}

/** Listings of a shop with a print. */
export const productsList: Handler<typeof CONTRACT.graphic.productsList> = async (input, { runtime }) => {
  const { platform, q, primaryCategory, sort, order, evidence, window, page, pageSize } = input
  const question = { platform, q, primaryCategory, sort, order, evidence, window, page, pageSize }
  return listingPage(runtime.analytics, await printListings(runtime.analytics, question), question)
}

/** Listings of a shop that say a keyword. */
export const productsKeyword: Handler<typeof CONTRACT.graphic.productsKeyword> = async (input, { runtime }) => {
  const { platform, sort, order, evidence, window, page, pageSize } = input
  const question = { platform, keyword: input.keyword.toLowerCase(), sort, order, evidence, window, page, pageSize }
  return listingPage(runtime.analytics, await keywordListings(runtime.analytics, question), question)
}

/** Searches of which region a listing's keywords are shown with: the platform's own default. */
const REGION = 'US'

/** One listing with what it says, or 1002. */
export const productsInfo: Handler<typeof CONTRACT.graphic.productsInfo> = async (input, { runtime }) => {
  const { platform, id, window } = input
  const { analytics, store } = runtime
  const [found, saying, names] = await Promise.all([
    detail(analytics, platform, id, window),
    keywordsOfListings(analytics, platform, [id]),
    protectedNames(store.db),
  ])
  if (found === null) throw new ApiError('not_found', 'There is no listing of this id here.', { id })
  const said = saying.get(id)
  const asked = { source: platform, region: REGION }
  const keywords = await keywordsNamed(analytics, platform, REGION, said?.keywords ?? [])
  const { summaries } = await keywordSummaries(analytics, asked, keywords, names)
  return {
    ...(await productDetail(analytics, found, window)),
    says_print: said?.says_print === 1,
    keywords: [...summaries],
  }
}
