import type { TextTable } from './text'

/** Texts of stars, of the list of what is starred, and of the dashboard: what is starred is followed. */
export const followingTexts = {
  'star.follow': { en: 'Follow', zh: '关注' },
  'star.following': { en: 'Following', zh: '已关注' },
  'star.followed_one': { en: 'Following {count, number}.', zh: '已关注 {count, number} 项。' },
  'star.followed_other': { en: 'Following {count, number}.', zh: '已关注 {count, number} 项。' },
  'star.follow_name': { en: 'Follow {name}', zh: '关注 {name}' },
  'star.full': {
    en: 'You follow {most} of a kind, which is as many as there is room for. Take one away first.',
    zh: '同类关注已达上限 {most} 项，请先取消部分关注。',
  },
  'star.kind': { en: 'Kind', zh: '类型' },
  'star.all': { en: 'All', zh: '全部' },
  'star.product': { en: 'Products', zh: '商品' },
  'star.post': { en: 'Posts', zh: '帖子' },
  'star.look': { en: 'Looks', zh: '秀场造型' },
  'star.trend': { en: 'Trends', zh: '趋势' },
  'star.brand': { en: 'Brands', zh: '品牌' },
  'star.creator': { en: 'Creators', zh: '创作者' },
  'star.hashtag': { en: 'Hashtags', zh: '话题' },
  'star.report': { en: 'Reports', zh: '报告' },
  'star.none': {
    en: 'You follow nothing yet. The star on a trend, a product or a creator brings it here.',
    zh: '您尚未关注任何内容。点击趋势、商品或创作者上的星标即可关注。',
  },
  'star.none_of_kind': { en: 'You follow none of this kind yet.', zh: '您尚未关注该类型的内容。' },
  'star.gone': { en: 'No longer in the data', zh: '数据中已不存在' },
  'star.since': { en: 'Followed since {day}', zh: '关注于 {day}' },
  'star.more': { en: 'Show more', zh: '加载更多' },
  'star.note': {
    en: 'Everything that you follow, the newest first. What is new of it stands on your dashboard.',
    zh: '您关注的全部内容，最新在前。最新动态请查看工作台。',
  },
} as const satisfies TextTable
