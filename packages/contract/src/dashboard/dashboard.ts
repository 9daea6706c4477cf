import { clientBrands, clientCustomizedBrands, clientTopBrands } from './client-brands'
import { clientCustomizedAdd } from './client-customized-add'
import { clientInfluencers, clientPosts } from './client-influencers'
import { clientOperate } from './client-operate'
import { clientProducts, clientStarredProducts } from './client-products'
import { clientReports } from './client-reports'
import { clientSeen } from './client-seen'
import { clientKeywords, clientTrends } from './client-trends'
import { messageDetail } from './message-detail'
import { messages } from './messages'
import { unread } from './unread'

/** What is new of what an account follows, and messages to it. */
export const dashboard = {
  brands: clientBrands,
  influencers: clientInfluencers,
  trends: clientTrends,
  posts: clientPosts,
  products: clientProducts,
  starredProducts: clientStarredProducts,
  keywords: clientKeywords,
  customizedBrands: clientCustomizedBrands,
  topBrands: clientTopBrands,
  reports: clientReports,
  brandsOperate: clientOperate('brands', 'avelisse'),
  influencerOperate: clientOperate('influencer', 'instagram.studio'),
  trendsOperate: clientOperate('trends', 'butter-yellow'),
  productsOperate: clientOperate('products', 'shein.10000001'),
  keywordsOperate: clientOperate('keywords', 'butter yellow'),
  customizedOperate: clientOperate('customized', 'fenstudio'),
  customizedAdd: clientCustomizedAdd,
  seen: clientSeen,
  messages,
  unread,
  messageDetail,
}
