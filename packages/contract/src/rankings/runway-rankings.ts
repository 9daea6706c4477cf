import { type LookRanking, NEEDED, lookRanking, narrowedLookRanking } from './ranking'

const runway = (question: string, what: string): LookRanking => lookRanking(`/api/v1/runway/${question}`, what)
const DRESS = { secondaryCategory: 'dress' } as const
const BRAND = { brand: 'avelisse' } as const

/** What runway looks show. */
export const runwayRankings = {
  topAttributes: runway('top_attributes', 'Attributes of looks'),
  topAttributesCategory: narrowedLookRanking(
    '/api/v1/runway/top_attributes/category',
    'Attributes of a category’s garments',
    NEEDED.category,
    DRESS,
  ),
  topAttributesBrand: narrowedLookRanking(
    '/api/v1/runway/top_attributes/brand',
    'Attributes of a brand’s looks',
    NEEDED.brand,
    BRAND,
  ),
  topAttributesBrandCategory: narrowedLookRanking(
    '/api/v1/runway/top_attributes/brand_category',
    'Attributes of a brand’s garments of a category',
    { ...NEEDED.brand, ...NEEDED.category },
    { ...BRAND, ...DRESS },
  ),
  topProducts: runway('top_products', 'Garments of looks'),
  topCategories: runway('top_categories', 'Categories of looks'),
  topCategoriesBrand: narrowedLookRanking(
    '/api/v1/runway/top_categories/brand',
    'Categories of a brand’s looks',
    NEEDED.brand,
    BRAND,
  ),
} as const
