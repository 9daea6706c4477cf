import type { TextTable } from './text'

/** Texts of the style of the day. */
export const styleTexts = {
  'style_day.of': { en: 'Style of the day · {day}', zh: '每日风格 · {day}' },
  'style_day.none': {
    en: 'No style was chosen for {day}: there is no data of that day, or none rose beyond its season. Days with a style go from {first} to {newest}.',
    zh: '{day} 没有风格：当日没有数据，或没有风格的上升超出季节因素。有风格的日期为 {first} 至 {newest}。',
  },
  'style_day.never': {
    en: 'No style has risen yet beyond its season on two years of data.',
    zh: '尚无风格在两年数据上的上升超出季节因素。',
  },
  'style_day.newest': { en: 'Show the newest day', zh: '查看最新一天' },
  'style_day.past': {
    en: 'As it was chosen for {day}, by what was known then; it stays so. Prices and sales are those of the newest captures.',
    zh: '按 {day} 当时已知的数据选出，此后不变。价格与销量为最新采集数据。',
  },
  'style_day.summary': { en: 'Summary', zh: '概要' },
  'style_day.summary_note': {
    en: 'Written from the figures of this page; each leads to its part.',
    zh: '由本页数据写成，每个数字可跳转到相应部分。',
  },
  'style_day.why': { en: 'Why this one?', zh: '为何选它？' },
  'style_day.why_text': {
    en: 'Of {rising} styles that rose beyond their season, the strongest rise that had rested: each rests {rest} days after it was shown. Its rise over {weeks} weeks is {rise}.',
    zh: '在 {rising} 种超出季节上升的风格中，取已休息且上升最强者：每种风格展示后休息 {rest} 天。其近 {weeks} 周上升 {rise}。',
  },
  'style_day.trend': { en: 'Open the trend', zh: '查看趋势' },
  'style_day.board': { en: 'Mood board', zh: '情绪板' },
  'style_day.board_note': {
    en: 'Posts of the 90 days up to this day, runway looks and products that show the style.',
    zh: '截至当日 90 天内的帖子、秀场造型与商品。',
  },
  'style_day.palette': { en: 'Palette', zh: '配色' },
  'style_day.palette_note': {
    en: 'Share of the style’s {count} products that name the colour; a product of two colours counts for both.',
    zh: '该风格 {count} 件商品中标明该颜色的占比；双色商品两色均计。',
  },
  'style_day.items': { en: 'Key items', zh: '关键单品' },
  'style_day.items_note': {
    en: 'Three price levels: thirds of the prices in {currency}, the currency of most. Under six prices there are none.',
    zh: '三个价位：以占多数的 {currency} 价格三等分；不足六个价格时不分档。',
  },
  'style_day.items_unpriced': { en: 'No price of these products is known.', zh: '这些商品的价格未知。' },
  'style_day.too_few_prices': { en: 'Too few prices for three levels.', zh: '价格过少，无法分为三档。' },
  'style_day.level.low': { en: 'Low', zh: '低价位' },
  'style_day.level.middle': { en: 'Middle', zh: '中价位' },
  'style_day.level.high': { en: 'High', zh: '高价位' },
  'style_day.wearers': { en: 'Who wears it', zh: '谁在穿' },
  'style_day.creators': { en: 'Creators', zh: '创作者' },
  'style_day.posts_one': { en: '{count, number} post', zh: '{count, number} 篇帖子' },
  'style_day.posts_other': { en: '{count, number} posts', zh: '{count, number} 篇帖子' },
  'style_day.related': { en: 'Related styles', zh: '相关风格' },
  'style_day.related_note': {
    en: 'Worn on the same products more often than chance, or moving alike; as of the newest day.',
    zh: '常同现于同一商品或走势相近；以最新一天为准。',
  },
  'style_day.days': { en: 'Earlier days', zh: '往日风格' },
  'style_day.collect': { en: 'Make a collection of it', zh: '建为项目' },
  'style_day.collected': {
    en: '“{name}” now holds the style and {count} of its colours and items.',
    zh: '“{name}”已收录该风格及其 {count} 个颜色与单品。',
  },
  'style_day.copy': { en: 'Copy {code}', zh: '复制 {code}' },
} as const satisfies TextTable
