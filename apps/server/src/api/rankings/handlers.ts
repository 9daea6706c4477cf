import type { CONTRACT } from '@trendee/contract/contract'
import { SELLING_PLATFORMS } from '@trendee/contract/selling/platforms'
import { GRAPHIC_PATTERNS } from '@trendee/core/lexicon/graphic-patterns'
import { productListOf } from '../../answers/product-list'
import type { Handlers } from '../../http/handler'
import { ofLooks, ofLooksOfBrand, ofPosts, ofProducts } from './rankings'
import { topStatistics } from './top-statistics'
import { analysisOverview, ecommerceAnalyze } from './overviews'
import { valueInfoOf, valuesOf } from './value-rankings'

const { tiktok_shop: TIKTOK_SHOP, brand_site: BRAND_SITE } = SELLING_PLATFORMS
const TIKTOK = { platform: 'tiktok' } as const
const GRAPHIC = { type: 'pattern', values: GRAPHIC_PATTERNS } as const

export const socialRankingHandlers: Handlers<typeof CONTRACT.socialRankings> = {
  topInfluencers: ofPosts('creator'),
  topBrands: ofPosts('brand'),
  topProducts: ofPosts('garment'),
  topCategories: ofPosts('category'),
  topAttributes: ofPosts('attribute'),
  topTopics: ofPosts('hashtag'),
  tiktokTopAttributes: ofPosts('attribute', TIKTOK),
  tiktokTopCategories: ofPosts('category', TIKTOK),
  tiktokShop: productListOf(TIKTOK_SHOP),
  tiktokTopShops: ofProducts(TIKTOK_SHOP, 'shop'),
  tiktokTopPrices: ofProducts(TIKTOK_SHOP, 'price_band'),
  topStatistics,
}

export const retailRankingHandlers: Handlers<typeof CONTRACT.retailRankings> = {
  topBrands: ofProducts(BRAND_SITE, 'brand'),
  topProducts: productListOf(BRAND_SITE),
  topCategories: ofProducts(BRAND_SITE, 'category'),
  topAttributes: ofProducts(BRAND_SITE, 'attribute'),
  topPattern: ofProducts(BRAND_SITE, 'attribute', { attributeType: 'pattern' }),
  growthAttribute: ofProducts(BRAND_SITE, 'attribute', { by: 'growth' }),
  graphicTopPrimary: ofProducts(BRAND_SITE, 'primary_category', {}, GRAPHIC),
  graphicTopSecondary: ofProducts(BRAND_SITE, 'category', {}, GRAPHIC),
}

export const runwayRankingHandlers: Handlers<typeof CONTRACT.runwayRankings> = {
  topAttributes: ofLooks('attribute'),
  topAttributesCategory: ofLooks('attribute'),
  topAttributesBrand: ofLooksOfBrand('attribute'),
  topAttributesBrandCategory: ofLooksOfBrand('attribute'),
  topProducts: ofLooks('garment'),
  topCategories: ofLooks('category'),
  topCategoriesBrand: ofLooksOfBrand('category'),
}

export const valueRankingHandlers: Handlers<typeof CONTRACT.valueRankings> = {
  categoryList: valuesOf('category'),
  elementList: valuesOf('attribute'),
  attributeList: valuesOf('attribute'),
  categoryInfo: valueInfoOf('category'),
  elementInfo: valueInfoOf('attribute'),
  attributeInfo: valueInfoOf('attribute'),
}

export const overviewHandlers: Handlers<typeof CONTRACT.overviews> = { analysisOverview, ecommerceAnalyze }
