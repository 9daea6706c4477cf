import type { TextTable } from './text'

/** What stands beside walls: which categories, attributes, brands, creators and hashtags lead. */
export const rankingTexts = {
  'ranking.title': { en: 'Leaders', zh: '领先榜' },
  'ranking.none': { en: 'Nothing to rank.', zh: '没有可排名的内容。' },
  'ranking.category': { en: 'Category', zh: '品类' },
  'ranking.attribute': { en: 'Attribute', zh: '属性' },
  'ranking.garment': { en: 'Garment', zh: '单品' },
  'ranking.brand': { en: 'Brand', zh: '品牌' },
  'ranking.creator': { en: 'Creator', zh: '创作者' },
  'ranking.hashtag': { en: 'Hashtag', zh: '话题' },
  'ranking.shop': { en: 'Shop', zh: '店铺' },
  'ranking.primary_category': { en: 'Department', zh: '大类' },
  'ranking.price_band': { en: 'Price', zh: '价格' },
  'ranking.of_posts_one': {
    en: 'Of {count, number} post to {day}; growth of its share of posts against the window before, of accounts that posted in both.',
    zh: '共 {count, number} 篇帖子，截至 {day}；增长为占帖子份额较上一时段的变化，仅计两期都发帖的账号。',
  },
  'ranking.of_posts_other': {
    en: 'Of {count, number} posts to {day}; growth of its share of posts against the window before, of accounts that posted in both.',
    zh: '共 {count, number} 篇帖子，截至 {day}；增长为占帖子份额较上一时段的变化，仅计两期都发帖的账号。',
  },
  'ranking.of_products_demand_one': {
    en: 'Of {count, number} product to {day}; growth of what they sell, like for like.',
    zh: '共 {count, number} 件商品，截至 {day}；增长为同口径销售变化。',
  },
  'ranking.of_products_demand_other': {
    en: 'Of {count, number} products to {day}; growth of what they sell, like for like.',
    zh: '共 {count, number} 件商品，截至 {day}；增长为同口径销售变化。',
  },
  'ranking.of_products_new_arrivals_one': {
    en: 'Of {count, number} product to {day}; growth of new arrivals against the window before.',
    zh: '共 {count, number} 件商品，截至 {day}；增长为新品数较上一时段的变化。',
  },
  'ranking.of_products_new_arrivals_other': {
    en: 'Of {count, number} products to {day}; growth of new arrivals against the window before.',
    zh: '共 {count, number} 件商品，截至 {day}；增长为新品数较上一时段的变化。',
  },
  'ranking.of_products_alone_one': {
    en: 'Of {count, number} product to {day}.',
    zh: '共 {count, number} 件商品，截至 {day}。',
  },
  'ranking.of_products_alone_other': {
    en: 'Of {count, number} products to {day}.',
    zh: '共 {count, number} 件商品，截至 {day}。',
  },
  'ranking.new_within': { en: 'New within the window, to {day}.', zh: '时段内上新，截至 {day}。' },
  'ranking.of_looks_one': {
    en: 'Of {count, number} look of {season}; growth of its share against {before}.',
    zh: '{season} 共 {count, number} 个造型；增长为份额较 {before} 的变化。',
  },
  'ranking.of_looks_other': {
    en: 'Of {count, number} looks of {season}; growth of its share against {before}.',
    zh: '{season} 共 {count, number} 个造型；增长为份额较 {before} 的变化。',
  },
  'ranking.of_looks_alone_one': {
    en: 'Of {count, number} look of {season}; the season a year before is not on record.',
    zh: '{season} 共 {count, number} 个造型；去年同季无数据。',
  },
  'ranking.of_looks_alone_other': {
    en: 'Of {count, number} looks of {season}; the season a year before is not on record.',
    zh: '{season} 共 {count, number} 个造型；去年同季无数据。',
  },
} as const satisfies TextTable
