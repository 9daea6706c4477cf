import { rankedProducts } from './ranked-products'
import { type ProductRanking, productRanking, without } from './ranking'

const retail = (question: string, what: string): ProductRanking => productRanking(`/api/v1/retail/${question}`, what)

/** What brand sites offer. Graphic categories are those of products that carry a print of a motif, a slogan or a logo. */
export const retailRankings = {
  topBrands: retail('top_brands', 'Brands of brand sites'),
  topProducts: rankedProducts('/api/v1/retail/top_products', 'brand_site'),
  topCategories: retail('top_categories', 'Categories of brand sites'),
  topAttributes: retail('top_attributes', 'Attributes of brand sites'),
  topPattern: without(retail('top_pattern', 'Patterns of brand sites'), 'attributeType', 'attributeName'),
  growthAttribute: without(retail('growth/attribute', 'Attributes of brand sites, those that grow first,'), 'by'),
  graphicTopPrimary: retail('graphic_top_categories/primary', 'Primary categories with graphic prints'),
  graphicTopSecondary: retail('graphic_top_categories/secondary', 'Secondary categories with graphic prints'),
} as const
