import type { CONTRACT } from '@trendee/contract/contract'
import type { Handlers } from '../../http/handler'
import { brands, customizedBrands, products, topBrands } from './followed-brands'
import { influencers, posts } from './followed-creators'
import { keywords, trends } from './followed-trends'
import { messageDetail, messages, unread } from './messages'
import { customizedAdd, operate, seen } from './operate'
import { reports } from './reports'
import { starredProducts } from './starred-products'

export const dashboardHandlers: Handlers<typeof CONTRACT.dashboard> = {
  brands,
  influencers,
  trends,
  posts,
  products,
  starredProducts,
  keywords,
  customizedBrands,
  topBrands,
  reports,
  brandsOperate: operate('brands'),
  influencerOperate: operate('influencer'),
  trendsOperate: operate('trends'),
  productsOperate: operate('products'),
  keywordsOperate: operate('keywords'),
  customizedOperate: operate('customized'),
  customizedAdd,
  seen,
  messages,
  unread,
  messageDetail,
}
