import type { TextTable } from './text'

/** Texts of the page of one record, and of the walls. */
export const recordTexts = {
  'record.zoom': { en: 'Look closer', zh: '放大查看' },
  'record.larger': { en: 'Larger', zh: '放大' },
  'record.smaller': { en: 'Smaller', zh: '缩小' },
  'record.trends': { en: 'Its trends', zh: '所属趋势' },
  'record.trends_note': {
    en: 'Trends of its attributes and its category, the strongest first, with their growth over the window.',
    zh: '由其属性和品类构成的趋势，强者在前，附该统计窗口的增长。',
  },
  'wall.sales_note': {
    en: 'What all marketplaces sold in the window, in one wall; products without a count of units follow.',
    zh: '所有电商平台在统计窗口内的销量汇成一墙；没有销量数据的商品排在其后。',
  },
  'wall.retail_note': {
    en: 'Products of brands’ and retailers’ own sites, the newest first.',
    zh: '品牌与零售商官网的商品，最新的在前。',
  },
  'wall.shops_note': {
    en: 'Sellers as marketplaces name them, and brands of own sites, with what sells best of each. Growth compares the window with the one before, over products known in both.',
    zh: '电商平台标明的卖家与品牌官网，各附其最热销商品。增长为统计窗口与前一窗口之比，仅含两个窗口均有数据的商品。',
  },
  'wall.platform': { en: 'Platform', zh: '平台' },
  'wall.shop': { en: 'Shop', zh: '店铺' },
  'wall.words': { en: 'Words of title or brand', zh: '标题或品牌' },
  'wall.count_shops_one': { en: '{count, number} shop', zh: '{count, number} 家店铺' },
  'wall.count_shops_other': { en: '{count, number} shops', zh: '{count, number} 家店铺' },
  'wall.by_products': { en: 'Products', zh: '商品数' },
  'wall.by_new_products': { en: 'New products', zh: '新品数' },
  'wall.new_products_one': { en: '{count, number} new', zh: '{count, number} 件新品' },
  'wall.new_products_other': { en: '{count, number} new', zh: '{count, number} 件新品' },
  'wall.median_price': { en: 'Median price', zh: '价格中位数' },
  'wall.median': { en: 'median {price}', zh: '中位价 {price}' },
  'wall.shop_growth': {
    en: 'Demand of its products in the window against the window before, over products known in both.',
    zh: '其商品在统计窗口内的需求与前一窗口之比，仅含两个窗口均有数据的商品。',
  },
  'wall.social_note': {
    en: 'Posts that show garments, by what they stirred in the window.',
    zh: '展示服饰的帖子，按统计窗口内的互动排序。',
  },
  'wall.caption': { en: 'Words of the caption', zh: '文案' },
  'wall.count_posts_one': { en: '{count, number} post', zh: '{count, number} 篇帖子' },
  'wall.count_posts_other': { en: '{count, number} posts', zh: '{count, number} 篇帖子' },
  'wall.by_reactions': { en: 'Likes and comments', zh: '点赞与评论' },
  'post.posted_on': { en: 'Posted on', zh: '发布日期' },
  'post.views': { en: 'Views', zh: '播放量' },
  'post.likes': { en: 'Likes', zh: '点赞' },
  'post.comments': { en: 'Comments', zh: '评论' },
  'post.shares': { en: 'Shares', zh: '分享' },
  'post.engagement': { en: 'Engagement', zh: '互动率' },
  'post.engagement_means': { en: 'likes and comments by followers then', zh: '（点赞＋评论）÷ 发帖时粉丝数' },
  'post.followers': { en: 'Followers then', zh: '发帖时粉丝' },
  'post.source': { en: 'See the post', zh: '查看原帖' },
  'post.untitled': { en: 'A post without words', zh: '无文案的帖子' },
  'post.unknown': { en: 'No post of this id is known here.', zh: '没有此编号的帖子。' },
  'post.similar': { en: 'Similar posts', zh: '相似帖子' },
  'post.similar_note': {
    en: 'The liveliest of the last 90 days that show the same kind of garment.',
    zh: '近 90 天内展示同类服饰、互动最高的帖子。',
  },
} as const satisfies TextTable
