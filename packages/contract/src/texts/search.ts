import type { TextTable } from './text'

/** Texts of the search over everything, once it is opened. */
export const searchTexts = {
  'search.kind.trend': { en: 'Trends', zh: '趋势' },
  'search.kind.brand': { en: 'Brands', zh: '品牌' },
  'search.kind.shop': { en: 'Shops', zh: '店铺' },
  'search.kind.creator': { en: 'Creators', zh: '创作者' },
  'search.kind.hashtag': { en: 'Hashtags', zh: '话题标签' },
  'search.kind.product': { en: 'Products', zh: '商品' },
  'search.kind.post': { en: 'Posts', zh: '帖子' },
  'search.kind.look': { en: 'Runway looks', zh: '秀场造型' },
  'search.kind.festival': { en: 'Festivals', zh: '节日' },
  'search.kind.report': { en: 'Reports', zh: '报告' },
  'search.screens': { en: 'Screens', zh: '页面' },
  'search.all_on': { en: 'All {count} on {platform}', zh: '{platform} 的全部 {count} 件' },
  'search.unknown': {
    en: 'The trend has not yet been included in the database',
    zh: '该趋势尚未收录到数据库',
  },
} as const satisfies TextTable
