import { type PostRanking, type ProductRanking, postRanking, productRanking, without } from './ranking'
import { rankedProducts } from './ranked-products'
import { topStatistics } from './top-statistics'

const social = (question: string, what: string): PostRanking => postRanking(`/api/v1/social/${question}`, what)
const tiktok = (question: string, what: string): PostRanking => without(social(question, what), 'platform')
const shops = (question: string, what: string): ProductRanking => productRanking(`/api/v1/social/${question}`, what)

/** What posts show, and who shows it. */
export const socialRankings = {
  topInfluencers: social('top_influencers', 'Creators of posts'),
  topBrands: social('top_brands', 'Brands that posts name'),
  topProducts: social('top_products', 'Garments that posts show'),
  topCategories: social('top_categories', 'Categories that posts show'),
  topAttributes: social('top_attributes', 'Attributes that posts show'),
  topTopics: social('top_topics', 'Hashtags of posts'),
  tiktokTopAttributes: tiktok('tiktok_top_attributes', 'Attributes that TikTok videos show'),
  tiktokTopCategories: tiktok('tiktok_top_categories', 'Categories that TikTok videos show'),
  tiktokShop: rankedProducts('/api/v1/social/tiktok_shop', 'tiktok_shop'),
  tiktokTopShops: shops('tiktok_top_shops', 'Shops of TikTok Shop'),
  tiktokTopPrices: shops('tiktok_top_prices', 'Price bands of TikTok Shop'),
  topStatistics,
} as const
