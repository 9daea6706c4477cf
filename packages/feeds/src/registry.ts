import type { Feed } from './feed'
import { CREATORS } from './formats/creators'
import { ETSY_EXPORT } from './formats/etsy-export'
import { ETSY_LISTINGS } from './formats/etsy-listings'
import { FASTMOSS } from './formats/fastmoss'
import { GOOGLE_GEO_MAP } from './formats/google-geo-map'
import { GOOGLE_RELATED_QUERIES } from './formats/google-related-queries'
import { GOOGLE_TRENDS_API } from './formats/google-trends-api'
import { GOOGLE_TRENDS_ROWS } from './formats/google-trends-rows'
import { GOOGLE_TRENDS_TIMELINE } from './formats/google-trends-timeline'
import { INSTAGRAM_MEDIA } from './formats/instagram-media'
import { INSTALOADER } from './formats/instaloader'
import { KEEPA_PRODUCTS } from './formats/keepa-products'
import { KEEPA_TABLE } from './formats/keepa-table'
import { LAZADA } from './formats/lazada'
import { CATALOG } from './formats/mapped-table'
import { PINTEREST_TRENDS } from './formats/pinterest-trends'
import { RUNWAY_LOOKS } from './formats/runway-looks'
import { RUNWAY_SHOWS } from './formats/runway-shows'
import { INSTAGRAM_SCRAPED, TIKTOK_SCRAPED } from './formats/scraped-posts'
import { SHEIN } from './formats/shein'
import { SHOPEE } from './formats/shopee'
import { SHOPIFY_EXPORT } from './formats/shopify-export'
import { SHOPIFY_ORDERS } from './formats/shopify-orders'
import { SHOPIFY_PRODUCTS } from './formats/shopify-products'
import { TEMU } from './formats/temu'
import { TIKTOK_ADS_TOPICS } from './formats/tiktok-ads-topics'
import { TIKTOK_HASHTAGS } from './formats/tiktok-hashtags'
import { TIKTOK_SHOP } from './formats/tiktok-shop'
import { TIKTOK_VIDEOS } from './formats/tiktok-videos'
import { WEEKLY_MATRIX } from './formats/weekly-matrix'

/** Every feed we read, in the order in which they are tried. A file must be taken by one of them only: the recognition test says so. */
export const FEEDS: readonly Feed[] = [
  GOOGLE_TRENDS_TIMELINE,
  GOOGLE_TRENDS_ROWS,
  GOOGLE_TRENDS_API,
  GOOGLE_RELATED_QUERIES,
  GOOGLE_GEO_MAP,
  WEEKLY_MATRIX,
  PINTEREST_TRENDS,
  SHEIN,
  SHOPEE,
  LAZADA,
  TEMU,
  TIKTOK_SHOP,
  FASTMOSS,
  KEEPA_PRODUCTS,
  KEEPA_TABLE,
  SHOPIFY_PRODUCTS,
  SHOPIFY_EXPORT,
  SHOPIFY_ORDERS,
  ETSY_LISTINGS,
  ETSY_EXPORT,
  CATALOG,
  TIKTOK_VIDEOS,
  TIKTOK_SCRAPED,
  TIKTOK_HASHTAGS,
  TIKTOK_ADS_TOPICS,
  CREATORS,
  INSTAGRAM_MEDIA,
  INSTAGRAM_SCRAPED,
  INSTALOADER,
  RUNWAY_LOOKS,
  RUNWAY_SHOWS,
]
