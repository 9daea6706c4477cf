import type { TextTable } from './text'

/** Texts of trends of a day in the past. They travel with what says them: `addTexts(pastDayTexts)`. */
export const pastDayTexts = {
  'past_day.as_it_stood': {
    en: 'The week as it stood on {day}, worked out from the weeks that were over by then, whenever they were imported. Pictures are of today.',
    zh: '此为 {day} 时的情况，按当时已结束的各周计算（不论何时导入）。图片为当前图片。',
  },
  'past_day.as_known': {
    en: 'The week as it was known on {day}: only the weeks that were over and had been imported by then. Pictures are of today.',
    zh: '此为 {day} 当天已知的情况：仅用当时已结束且已导入的各周。图片为当前图片。',
  },
  'past_day.by_import': { en: 'Only what had been imported by then', zh: '仅用当时已导入的数据' },
  'past_day.by_week': { en: 'Also what was imported later', zh: '也用后来导入的数据' },
  'past_day.nothing': { en: 'No week was over by that day.', zh: '到该日还没有任何完整的一周。' },
  'past_day.nothing_imported': {
    en: 'Nothing is known of that day: no week that was over had been imported by then.',
    zh: '该日没有已知情况：当时尚未导入任何已结束的周。',
  },
  'past_day.list': {
    en: 'Trends as they stood on {day}, worked out from the weeks that were over by then, whenever they were imported. Products, posts, looks and pictures are of today.',
    zh: '此为 {day} 时的趋势，按当时已结束的各周计算（不论何时导入）。商品、帖子、造型与图片为当前数据。',
  },
  'past_day.list_known': {
    en: 'Trends as they were known on {day}: only the weeks that were over and had been imported by then. Products, posts, looks and pictures are of today.',
    zh: '此为 {day} 当天已知的趋势：仅用当时已结束且已导入的各周。商品、帖子、造型与图片为当前数据。',
  },
  'past_day.today': { en: 'Back to the newest', zh: '返回最新' },
  'past_day.since': { en: 'Since then:', zh: '此后：' },
  'past_day.meaning': {
    en: 'Median of the newest four weeks against the median of the four weeks up to that day, on the curve without its season.',
    zh: '剔除季节性后，最近四周中位数与该日之前四周中位数之比。',
  },
  'past_day.to': { en: 'to {day}', zh: '截至 {day}' },
  'past_day.not.too_soon': { en: 'fewer than four weeks have come', zh: '此后不足四周' },
  'past_day.not.too_few': { en: 'too few weeks are known', zh: '已知周数太少' },
  'past_day.not.other_source': {
    en: 'another source tells it now: not comparable',
    zh: '现由其他来源提供数据，无法比较',
  },
  'past_day.not.unknown_now': { en: 'the data does not know it any more', zh: '数据中已没有该趋势' },
  'trend.as_it_stood': {
    en: 'The trend as it stood on {day}. Countries, comparisons and related trends below are the newest.',
    zh: '此为 {day} 时的趋势。下方的各国数据、对比与相关趋势为最新数据。',
  },
  'trend.as_known': {
    en: 'The trend as it was known on {day}: its curve, growth and forecast from what had been imported by then. Products, posts and looks go by their own days; countries, comparisons and related trends below are the newest.',
    zh: '此为 {day} 当天已知的趋势：曲线、增长与预测仅用当时已导入的数据。商品、帖子与造型按其自身日期；下方的各国数据、对比与相关趋势为最新数据。',
  },
  'trend.today': { en: 'See how it stands today', zh: '查看最新状态' },
} as const satisfies TextTable
