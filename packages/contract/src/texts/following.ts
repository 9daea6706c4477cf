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
    en: 'Nothing is starred yet. The star on a trend, a product or a creator keeps it here.',
    zh: '暂无收藏。点击趋势、商品或创作者上的星标，即可收藏到这里。',
  },
  'star.none_of_kind': { en: 'None of this kind is starred yet.', zh: '该类型暂无收藏。' },
  'star.gone': { en: 'No longer in the data', zh: '数据中已不存在' },
  'star.since': { en: 'Starred {day}', zh: '收藏于 {day}' },
  'star.more': { en: 'Show more', zh: '加载更多' },
  'star.note': {
    en: 'Everything that you marked, the newest first. What is new of it stands on your dashboard.',
    zh: '您收藏的全部内容，最新在前。最新动态请查看工作台。',
  },
} as const satisfies TextTable
