import type { TextTable } from './text'

/** Texts of the best-seller tracker's screens. */
export const sellerTexts = {
  'sellers.best_title': { en: 'Best sellers on {shop}', zh: '{shop} 热销榜' },
  'sellers.products_title': { en: '{shop}: the newest products', zh: '{shop} 最新商品' },
  'sellers.new_title': { en: 'New on {shop}', zh: '{shop} 新品榜' },
  'sellers.doubted_title': { en: '{shop}: products whose price cannot be right', zh: '{shop}：价格存疑的商品' },
  'sellers.left_out_one': {
    en: 'Left out: {count, number} product whose price cannot be right.',
    zh: '未计入：{count, number} 件价格存疑的商品。',
  },
  'sellers.left_out_other': {
    en: 'Left out: {count, number} products whose price cannot be right.',
    zh: '未计入：{count, number} 件价格存疑的商品。',
  },
  'sellers.show_doubted': { en: 'Show them', zh: '查看' },
  'sellers.show_believed': { en: 'Back to the list', zh: '返回榜单' },
  'leaders.title': { en: 'Leaders', zh: '领先榜' },
  'leaders.primary': { en: 'Category', zh: '品类' },
  'leaders.secondary': { en: 'Sub', zh: '子类' },
  'leaders.attribute': { en: 'Attribute', zh: '属性' },
  'leaders.category': { en: 'Shop', zh: '店铺类目' },
  'leaders.by_units': { en: 'By units sold.', zh: '按销量。' },
  'leaders.by_reviews': { en: 'By new reviews.', zh: '按新增评价。' },
  'leaders.by_favorites': { en: 'By new favourites.', zh: '按新增收藏。' },
  'leaders.by_products': { en: 'By number of products.', zh: '按商品数。' },
  'leaders.by_new': { en: 'By number of new products.', zh: '按新品数量。' },
  'leaders.of_one': {
    en: 'Of {count, number} product, to {day}.',
    zh: '共 {count, number} 件商品，截至 {day}。',
  },
  'leaders.of_other': {
    en: 'Of {count, number} products, to {day}.',
    zh: '共 {count, number} 件商品，截至 {day}。',
  },
  'leaders.newer_too_few_one': {
    en: 'A newer capture of {day} ({count, number} product) is too small to compare: windows end on {as_of}.',
    zh: '{day} 的较新采集仅有 {count, number} 件商品，过少而不可比：统计窗口截至 {as_of}。',
  },
  'leaders.newer_too_few_other': {
    en: 'A newer capture of {day} ({count, number} products) is too small to compare: windows end on {as_of}.',
    zh: '{day} 的较新采集仅有 {count, number} 件商品，过少而不可比：统计窗口截至 {as_of}。',
  },
  'leaders.newer_other_products_one': {
    en: 'A newer capture of {day} ({count, number} product) shows another product than those before it, so the two cannot be compared: windows end on {as_of}.',
    zh: '{day} 的较新采集（{count, number} 件商品）与此前采集的商品不同，两者不可比：统计窗口截至 {as_of}。',
  },
  'leaders.newer_other_products_other': {
    en: 'A newer capture of {day} ({count, number} products) shows other products than those before it, so the two cannot be compared: windows end on {as_of}.',
    zh: '{day} 的较新采集（{count, number} 件商品）与此前采集的商品不同，两者不可比：统计窗口截至 {as_of}。',
  },
  'product.unknown': { en: 'No product of this id is known at {shop}.', zh: '{shop} 没有该编号的商品。' },
  'product.open': { en: 'Open details', zh: '查看详情' },
  'product.inferred_brand': { en: '{brand} (read from the title)', zh: '{brand}（由标题推断）' },
  'product.source': { en: 'See it in the shop', zh: '在店铺中查看' },
  'product.sold_out': { en: 'Sold out', zh: '已售罄' },
  'product.picture': { en: 'Picture {number}', zh: '图片 {number}' },
  'gender_from.product': { en: 'the product', zh: '商品信息' },
  'gender_from.brand': { en: 'inferred from the brand', zh: '由品牌推断' },
} as const satisfies TextTable
