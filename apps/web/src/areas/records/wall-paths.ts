import { POST_WALL } from '../../shared/records/record-path'

/** Where the walls of the gallery are. */
export const WALLS = {
  shops: '/trendee/trend-gallery/trend-seller',
  sales: '/trendee/trend-gallery/trend-sales-products',
  retail: '/trendee/trend-gallery/trend-retail-products',
  social: POST_WALL,
} as const
