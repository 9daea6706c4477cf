import type { TextTable } from './text'

/** Texts of which source runs ahead of which. They travel with their screens: `addTexts(leadTexts)`. */
export const leadTexts = {
  'leads.title': { en: 'Who moves first', zh: '谁先动' },
  'leads.note': {
    en: 'Weeks by which the changes of one source come before those of another, season taken out. Told only where shuffled years fit worse; of all leads told, a tenth is chance at most.',
    zh: '剔除季节后，一个来源的变化比另一个早几周。仅在打乱年份后吻合度更低时才给出；给出的结果中，偶然所致至多一成。',
  },
  'leads.source': { en: 'Source', zh: '来源' },
  'leads.source.runway': { en: 'Runway', zh: '秀场' },
  'leads.source.tiktok': { en: 'TikTok posts', zh: 'TikTok 帖子' },
  'leads.source.search': { en: 'Search', zh: '搜索' },
  'leads.source.new_arrivals': { en: 'New arrivals', zh: '新品' },
  'leads.source.best_sellers': { en: 'Best sellers', zh: '畅销' },
  'leads.meaning.runway': {
    en: 'Share of the garments shown, by the week of the show',
    zh: '按走秀所在周计，占所展示单品的比例',
  },
  'leads.meaning.tiktok': { en: 'Share of the TikTok posts of a week', zh: '占当周 TikTok 帖子的比例' },
  'leads.meaning.search': {
    en: 'Google searches of a week in the region of which most is known',
    zh: '数据最全地区的当周 Google 搜索量',
  },
  'leads.meaning.new_arrivals': {
    en: 'Share of the products that came to one platform in a week',
    zh: '占单一平台当周上架商品的比例',
  },
  'leads.meaning.best_sellers': {
    en: 'Share of what one platform sold in a week, by the count that its feed gives (pieces, reviews or favorites)',
    zh: '占单一平台当周销量的比例（按其数据提供的件数、评论数或收藏数）',
  },
  'leads.ahead': { en: '{first} moves {weeks} wk before {second}', zh: '{first}比{second}早 {weeks} 周' },
  'leads.behind': { en: '{first} moves {weeks} wk after {second}', zh: '{first}比{second}晚 {weeks} 周' },
  'leads.level': { en: '{first} and {second} move in the same week', zh: '{first}与{second}同周变化' },
  'leads.chance': {
    en: '{first} and {second}: no lead beyond chance',
    zh: '{first}与{second}：无超出偶然的先后',
  },
  'leads.how': {
    en: 'Correlation {correlation}, p {p}, over {weeks} weeks',
    zh: '相关系数 {correlation}，p 值 {p}，共 {weeks} 周',
  },
  'leads.too_little': {
    en: 'Not enough data: no two sources know this trend for {needed} weeks.',
    zh: '数据不足：没有两个来源对该趋势有 {needed} 周数据。',
  },
  'leads.measured': { en: 'What each source has, of all trends', zh: '各来源已有数据（全部趋势）' },
  'leads.weeks': { en: '{source}: {weeks} of {needed} weeks needed', zh: '{source}：{weeks} 周，需 {needed} 周' },
  'leads.weeks_enough': { en: '{source}: {weeks} weeks, to {day}', zh: '{source}：{weeks} 周，至 {day}' },
  'leads.none': { en: '{source}: nothing measured', zh: '{source}：无数据' },
  'leads.all': { en: 'All sources, by category', zh: '按品类查看全部来源' },
  'leads.matrix': {
    en: 'Median weeks by which the source of the row moves before that of the column (+) or after it (−)',
    zh: '行来源比列来源早（+）或晚（−）的周数中位数',
  },
  'leads.cell': { en: '{weeks} wk', zh: '{weeks} 周' },
  'leads.of': { en: '{told} of {tested} trends ({share})', zh: '{tested} 个趋势中的 {told} 个（{share}）' },
  'leads.no_pairs': { en: 'Not enough data', zh: '数据不足' },
  'leads.no_lead': { en: 'No lead beyond chance', zh: '无超出偶然的先后' },
  'leads.trends': { en: '{first} and {second}: trends that tell it', zh: '{first}与{second}：给出先后的趋势' },
  'leads.cut': { en: 'The first {count} of {all}.', zh: '共 {all} 个，显示前 {count} 个。' },
} as const satisfies TextTable
