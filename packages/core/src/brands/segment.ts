/** Where a brand stands by its prices, dearest first. */
export const SEGMENTS = ['luxury', 'premium', 'high-street', 'value'] as const
export type Segment = (typeof SEGMENTS)[number]

/** A brand's prices in one category beside all products of that category. */
export interface CategoryPrices {
  readonly products: number
  /** Products of everybody, the brand's own among them. */
  readonly marketProducts: number
  /** Mean share of the market's products that are cheaper than the brand's, 0 to 1. */
  readonly position: number
  readonly median: number
  readonly marketMedian: number
}

/** A brand is placed by so many products at least: three say nothing about a house. */
export const POSITIONED_PRODUCTS = 5
/** Others' products that a category must hold: less is no market. */
export const MARKET_PRODUCTS = 20

/** Mean position from which a brand is of a segment. */
const PREMIUM_FROM = 0.7
const HIGH_STREET_FROM = 0.3
/** The top of a market is luxury only where it costs several times what is usual: the dearest of like prices is not. */
const LUXURY_FROM = 0.9
const LUXURY_LEVEL = 3

export interface PricePosition {
  readonly segment: Segment | null
  /** Mean share of the market's products that are cheaper; null with too few products or no market. */
  readonly position: number | null
  /** The brand's usual price ÷ the market's, a geometric mean over categories. */
  readonly level: number | null
  /** Products that it rests on. */
  readonly products: number
}

/** Whether a category holds enough of others' products to be a market. */
export function isMarket({ products, marketProducts }: CategoryPrices): boolean {
  return marketProducts - products >= MARKET_PRODUCTS
}

/**
 * A brand's price position over its categories, each by its number of products. Categories are compared apart, so that a
 * maker of coats is not dear for making coats.
 */
export function pricePosition(categories: readonly CategoryPrices[]): PricePosition {
  const judged = categories.filter((category) => isMarket(category) && category.median > 0 && category.marketMedian > 0)
  const products = judged.reduce((sum, category) => sum + category.products, 0)
  if (products < POSITIONED_PRODUCTS) return { segment: null, position: null, level: null, products }
  const mean = (valueOf: (category: CategoryPrices) => number) =>
    judged.reduce((sum, category) => sum + valueOf(category) * category.products, 0) / products
  const position = mean((category) => category.position)
  const level = Math.exp(mean(({ median, marketMedian }) => Math.log(median / marketMedian)))
  return { segment: segmentOf(position, level), position, level, products }
}

function segmentOf(position: number, level: number): Segment {
  if (position >= LUXURY_FROM && level >= LUXURY_LEVEL) return 'luxury'
  if (position >= PREMIUM_FROM) return 'premium'
  return position >= HIGH_STREET_FROM ? 'high-street' : 'value'
}
