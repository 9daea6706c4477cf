import type { TextTable } from './text'

/** Texts of the self-check: what the numbers rest on, and what not to trust today. They travel with their screen. */
export const selfCheckTexts = {
  'check.note': {
    en: 'What the platform’s numbers rest on as of {day}, and what not to trust today.',
    zh: '截至 {day}，平台数据的依据，以及今天不宜采信之处。',
  },
  'check.doubts': { en: 'Not to be trusted today', zh: '今天不宜采信' },
  'check.none': {
    en: 'Nothing stands out: feeds are fresh, comparable and read.',
    zh: '未见异常：数据新、可比且已读取。',
  },
  'check.look': { en: 'Where it shows', zh: '影响的页面' },
  'check.doubt.old_feed': {
    en: '{platform}, {of}: nothing newer than {day}, {figure} days ago. Windows end there.',
    zh: '{platform}（{of}）：最新数据为 {day}，已过 {figure} 天，时间窗口止于该日。',
  },
  'check.doubt.one_capture': {
    en: '{platform}: {figure} captures that can be compared. No growth, sales of a window or arrival is told from so few.',
    zh: '{platform}：可比的采集仅 {figure} 次，无法给出增长、窗口销量与上新。',
  },
  'check.doubt.newest_apart': {
    en: '{platform}: the newest capture is of another shelf or too small. Windows end on {day}, before it.',
    zh: '{platform}：最新一次采集的货架不同或过小，时间窗口止于更早的 {day}。',
  },
  'check.doubt.titles_unread': {
    en: '{platform}: only {figure} of the titles are understood. Shares by category are of those alone.',
    zh: '{platform}：仅 {figure} 的标题被读懂，品类占比只针对这部分。',
  },
  'check.doubt.gender_untold': {
    en: '{platform}: only {figure} of the products say for whom they are. Women’s, men’s and kids’ lists hold those alone.',
    zh: '{platform}：仅 {figure} 的商品标明人群，女装、男装、童装榜单只含这部分。',
  },
  'check.doubt.platforms_differ': {
    en: 'Platforms differ on {figure} of the trends that two of them tell: look at each platform before you order.',
    zh: '在至少两个平台给出走势的趋势中，{figure} 的平台彼此相反：下单前请逐一查看平台。',
  },
  'check.doubt.band_short': {
    en: 'The band of forecasts that came due held {figure} of the weeks, not the 80% it says: allow for more.',
    zh: '到期预测的区间仅覆盖 {figure} 的实际周，而非所称的 80%：请留更多余量。',
  },
  'check.doubt.no_trends_for': {
    en: '{of}: {figure} trends with figures of their own in this region. The rest is search of all genders, or nothing.',
    zh: '{of}：该地区仅 {figure} 个趋势有自身数据，其余为不分性别的搜索，或没有数据。',
  },
  'check.feeds': { en: 'Feeds', zh: '数据来源' },
  'check.feeds_note': {
    en: 'From the first to the newest day of each. Captures of a shelf count where they can be compared with those before.',
    zh: '各来源的首日至最新日。货架采集仅计可与此前相比者。',
  },
  'check.source': { en: 'Source', zh: '来源' },
  'check.kind': { en: 'Records', zh: '记录' },
  'check.kind.product': { en: 'Products', zh: '商品' },
  'check.kind.order-line': { en: 'Orders', zh: '订单' },
  'check.kind.series': { en: 'Search interest', zh: '搜索热度' },
  'check.kind.post': { en: 'Posts', zh: '帖子' },
  'check.kind.hashtag': { en: 'Hashtags', zh: '话题标签' },
  'check.kind.creator': { en: 'Creators', zh: '创作者' },
  'check.kind.ad-topic': { en: 'Ad topics', zh: '广告主题' },
  'check.kind.look': { en: 'Looks', zh: '造型' },
  'check.span': { en: 'Days', zh: '日期' },
  'check.age': { en: 'Age', zh: '距今' },
  'check.days': { en: '{days} d', zh: '{days} 天' },
  'check.held': { en: 'Held', zh: '数量' },
  'check.regions': { en: 'Regions', zh: '地区' },
  'check.captures': { en: 'Comparable captures', zh: '可比采集' },
  'check.titles': { en: 'What is read from titles', zh: '标题读取' },
  'check.products': { en: 'Products', zh: '商品' },
  'check.read': { en: 'Category understood', zh: '读懂品类' },
  'check.gendered': { en: 'Gender told', zh: '标明人群' },
  'check.platforms': { en: 'Where platforms differ', zh: '平台分歧' },
  'check.platforms_note': {
    en: '{differing} of the {told} trends that at least two platforms say go up or down. Those they tell furthest apart:',
    zh: '至少两个平台给出升降的 {told} 个趋势中，{differing} 个走势相反。分歧最大的：',
  },
  'check.platforms_none': { en: 'No trend is told by two platforms at once.', zh: '没有趋势同时由两个平台给出。' },
  'check.up': { en: 'Up', zh: '上升' },
  'check.down': { en: 'Down', zh: '下降' },
  'check.forecasts': { en: 'Forecasts that came due', zh: '已到期的预测' },
  'check.forecasts_said': {
    en: '{scored} forecasts of a year: error {mase} against {naive} of repeating last year (MASE), the band held {coverage} of the weeks.',
    zh: '{scored} 个一年期预测：误差 {mase}，沿用去年为 {naive}（MASE），区间覆盖 {coverage} 的实际周。',
  },
  'check.forecasts_none': {
    en: 'No forecast of a year has come due in this region.',
    zh: '该地区尚无一年期预测到期。',
  },
  'check.ledger': { en: 'The forecast ledger', zh: '预测账本' },
} as const satisfies TextTable
