import { brandNames } from '@trendee/analytics/rankings/brand-names'
import { type LookRanked, lookRanking } from '@trendee/analytics/rankings/look-ranking'
import { type PostRanked, postRanking } from '@trendee/analytics/rankings/post-ranking'
import { type CarriedValues, type ProductRanked, productRanking } from '@trendee/analytics/rankings/product-ranking'
import { askedHouse } from '@trendee/analytics/tables/brand-filter'
import { ApiError } from '@trendee/contract/errors'
import type { LookRanking, PostRanking, ProductRanking } from '@trendee/contract/rankings/ranking'
import type {
  LookRankingInput,
  PostRankingInput,
  ProductRankingInput,
} from '@trendee/contract/rankings/ranking-filters'
import type { Handler } from '../../http/handler'
import { rankingAnswer } from './ranking-answer'

/** `fixed`: what the call's name says of the posts, products or looks, whatever is asked. */
export function ofPosts(of: PostRanked, fixed: Partial<PostRankingInput> = {}): Handler<PostRanking> {
  return async (input, { runtime: { analytics } }) => {
    const asked = { ...postsAsked(input), ...fixed }
    return rankingAnswer(analytics, of, await postRanking(analytics, of, asked), asked)
  }
}

/** Each field by its name: an input that nobody reads is a fault. */
function postsAsked(input: PostRankingInput): PostRankingInput {
  const { gender, primaryCategory, secondaryCategory, attributeType, attributeName, brand, trend } = input
  const { creator, hashtag, media_type, q, platform, region, window, by, page, pageSize } = input
  return {
    gender,
    primaryCategory,
    secondaryCategory,
    attributeType,
    attributeName,
    brand,
    trend,
    creator,
    hashtag,
    media_type,
    q,
    platform,
    region,
    window,
    by,
    page,
    pageSize,
  }
}

export function ofProducts(
  platform: string,
  of: ProductRanked,
  fixed: Partial<ProductRankingInput> = {},
  carried?: CarriedValues,
): Handler<ProductRanking> {
  return async (input, { runtime: { analytics } }) => {
    const asked = { ...productsAsked(input), ...fixed }
    return rankingAnswer(analytics, of, await productRanking(analytics, platform, of, asked, { carried }), asked)
  }
}

function productsAsked(input: ProductRankingInput): ProductRankingInput {
  const { gender, department, primaryCategory, secondaryCategory, productCategories } = input
  const { attributeType, attributeName, region, brand, seller, price_min, price_max } = input
  const { q, evidence, window, by, page, pageSize } = input
  return {
    gender,
    department,
    primaryCategory,
    secondaryCategory,
    productCategories,
    attributeType,
    attributeName,
    region,
    brand,
    seller,
    price_min,
    price_max,
    q,
    evidence,
    window,
    by,
    page,
    pageSize,
  }
}

export function ofLooks(of: LookRanked): Handler<LookRanking> {
  return async (input, { runtime: { analytics } }) => {
    const asked = looksAsked(input)
    return rankingAnswer(analytics, of, await lookRanking(analytics, of, asked), asked)
  }
}

/** The same of a brand's looks: 1002 for a brand that nothing tells of, an empty ranking for one that shows none. */
export function ofLooksOfBrand(of: LookRanked): Handler<LookRanking> {
  const ranked = ofLooks(of)
  return async (input, call) => {
    const answer = await ranked(input, call)
    const brand = askedHouse(input.brand) ?? ''
    if (answer.total_records === 0 && !(await brandNames(call.runtime.analytics, [brand])).has(brand)) {
      throw new ApiError('not_found', 'There is no brand of this id here.', { brand })
    }
    return answer
  }
}

function looksAsked(input: LookRankingInput): LookRankingInput {
  const { gender, primaryCategory, secondaryCategory, attributeType, attributeName, brand } = input
  const { season, city, show, q, by, page, pageSize } = input
  return {
    gender,
    primaryCategory,
    secondaryCategory,
    attributeType,
    attributeName,
    brand,
    season,
    city,
    show,
    q,
    by,
    page,
    pageSize,
  }
}
