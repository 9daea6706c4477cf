import { POST_WALL, RETAIL_WALL, SALES_WALL } from '../../shared/records/record-path'

/** Where the walls of the gallery are. */
export const WALLS = {
  shops: '/trendee/trend-gallery/trend-seller',
  sales: SALES_WALL,
  retail: RETAIL_WALL,
  social: POST_WALL,
} as const
