import type { Feature } from '@trendee/core/plans/features'
import type { Line } from '@trendee/core/plans/lines'
import type { TextKey } from '@trendee/contract/texts/texts'
import { lineOfPath } from '../api/lines'

export interface OpenedScreen {
  /** Address of a screen, or the pattern of one (`/trendee/brands/$id`) that is reached from another. */
  readonly path: string
  /** The screen's title, or the menu's heading above it and its like. */
  readonly label: TextKey
}

/** Page that describes every call; the server writes it. */
export const API_REFERENCE: OpenedScreen = { path: '/api/docs', label: 'pricing.api_reference' }

const at = (path: string, label: TextKey): OpenedScreen => ({ path, label })
const HIGHLIGHTS = at('/trendee/trend-highlights', 'screen.highlights')
const PRODUCT_TRENDS = at('/trendee/product-trends', 'screen.product_trends')
const TREND_DATABASE = at('/trendee/trend-database', 'screen.trend_database')
const GALLERY = at('/trendee/trend-gallery/trend-seller', 'menu.gallery')
const TREND = at('/trendee/trend-detail/$name/$gender/$pageType', 'screen.trend')
const BEST_SELLERS = at('/trendeesellers/best-seller/shein', 'screen.best_seller')
const NEW_ARRIVALS = at('/trendeesellers/new-arrival/shein', 'screen.new_arrival')
const PRINT_KEYWORDS = at('/trendeegraphics/google-trends', 'graphics.menu')
const BRANDS = at('/trendee/brands', 'screen.brands')

/** Where each feature is used: whoever reads the price list sees what it opens. */
export const FEATURE_SCREENS: Readonly<Record<Feature, readonly OpenedScreen[]>> = {
  trend_list: [
    HIGHLIGHTS,
    PRODUCT_TRENDS,
    at('/trendee/aesthetics-trends', 'screen.aesthetics_trends'),
    at('/trendee/design-trends/color-trends', 'menu.design'),
    TREND_DATABASE,
    at('/trendee/topics', 'screen.topics'),
    at('/trendee/creators', 'screen.creators'),
    GALLERY,
  ],
  trend_detail: [TREND, at('/trendee/social-info/$platform/$id', 'screen.post')],
  forecast: [
    at('/trendee/season/next', 'screen.season'),
    TREND,
    at('/trendee/order-calendar', 'screen.order_calendar'),
    at('/trendee/forecasts', 'screen.forecasts'),
  ],
  export_rows: [TREND_DATABASE, PRODUCT_TRENDS, GALLERY, BRANDS, BEST_SELLERS, NEW_ARRIVALS, PRINT_KEYWORDS],
  collections: [at('/trendee/my-trends', 'screen.my_trends')],
  compare: [TREND, at('/trendee/brands/$id', 'screen.brand')],
  seller_list: [BEST_SELLERS, NEW_ARRIVALS, at('/trendeesellers/best-seller-insights', 'screen.insights')],
  seller_detail: [at('/trendeesellers/$platform/$id', 'screen.product')],
  graphic_keywords: [PRINT_KEYWORDS],
  ai_images: [
    at('/ai-design/garment-design', 'screen.garment_design'),
    at('/ai-design/garment-modification', 'screen.garment_modification'),
    at('/ai-design/pattern-design', 'screen.pattern_design'),
  ],
  brands: [BRANDS],
  reports: [at('/trendee/reports', 'screen.reports')],
  api_calls: [API_REFERENCE],
  window_90: [PRODUCT_TRENDS, GALLERY, BEST_SELLERS, NEW_ARRIVALS],
  alerts: [at('/trendee/user-star', 'screen.user_star'), at('/user/messages', 'screen.messages')],
  channel_links: [API_REFERENCE],
  customer_links: [API_REFERENCE],
}

/** What a feature opens on a line; where several lines sell it, the screens of the others are left out. */
export function screensOfFeature(feature: string, line: Line): readonly OpenedScreen[] {
  const screens: readonly OpenedScreen[] = FEATURE_SCREENS[feature as Feature] ?? []
  return screens.filter(({ path }) => (lineOfPath(path) ?? line) === line)
}
