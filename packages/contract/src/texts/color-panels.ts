import type { TextTable } from './text'

/** Texts of the panels above the lists of colours, patterns and fabrics. */
export const colorPanelTexts = {
  'palette.wheel': { en: 'Hue wheel', zh: '色相环' },
  'palette.wheel_note': {
    en: 'Around: hue; outwards: chroma (CIELAB). Colours that would cover each other are moved apart.',
    zh: '环向为色相，径向为彩度（CIELAB）；相互遮挡的颜色已移开。',
  },
  'palette.size': { en: 'Size by', zh: '大小依据' },
  'palette.by_products': { en: 'Products', zh: '商品数' },
  'palette.by_posts': { en: 'Share of posts', zh: '帖子占比' },
  'palette.swatch': {
    en: '{name}: {products} products, {share} of colours in posts',
    zh: '{name}：{products} 件商品，占帖子颜色的 {share}',
  },
  'palette.over_time': { en: 'Palette over time', zh: '配色变化' },
  'palette.posts_note': {
    en: 'Share of the colours that posts name, by whole {period}; a post of two colours counts for both. To {day}.',
    zh: '各完整{period}内帖子所含颜色的占比；双色帖子两色均计。截至 {day}。',
  },
  'palette.new_arrivals_note': {
    en: 'Share of the colours of products by the {period} in which they came to a shop, where captures can be compared; whole ones only. To {day}.',
    zh: '商品上架所在{period}的颜色占比，仅含可比较的采集与完整周期。截至 {day}。',
  },
  'palette.period.week': { en: 'week', zh: '周' },
  'palette.period.month': { en: 'month', zh: '月' },
  'palette.by': { en: 'By', zh: '周期' },
  'palette.by.week': { en: 'Weeks', zh: '按周' },
  'palette.by.month': { en: 'Months', zh: '按月' },
  'palette.of': { en: 'Colours of', zh: '颜色来源' },
  'palette.of.posts': { en: 'Posts', zh: '帖子' },
  'palette.of.new_arrivals': { en: 'New arrivals', zh: '新品' },
  'palette.of.products': { en: 'Products', zh: '商品' },
  'palette.of.looks': { en: 'Looks', zh: '造型' },
  'palette.span': { en: 'Span', zh: '时间跨度' },
  'palette.days': { en: '{count} days', zh: '{count} 天' },
  'palette.other': { en: 'Other colours', zh: '其他颜色' },
  'palette.gained': { en: 'Named more', zh: '占比上升' },
  'palette.lost': { en: 'Named less', zh: '占比下降' },
  'palette.moves_note': {
    en: 'Share of all named colours from {before}, then from {now}; only what differs beyond chance. Seasons are in it.',
    zh: '占全部颜色的比例：自 {before} 起与自 {now} 起对比；仅列超出随机波动的变化，含季节因素。',
  },
  'palette.no_moves': {
    en: 'From {before} to now, no colour’s share moved beyond chance (older half beside the half from {now}).',
    zh: '自 {before} 以来，没有颜色的占比变化超出随机波动（前半段与自 {now} 起的后半段对比）。',
  },
  'palette.too_short': {
    en: 'No whole {period} of this span is known.',
    zh: '该时间跨度内没有完整的{period}。',
  },
  'palette.codes': { en: 'Codes', zh: '色号' },
  'palette.codes_note': {
    en: 'Our code is hue, lightness and chroma of CIELAB (D65): two letters of hue, then L* and C* in whole steps.',
    zh: '色号由 CIELAB（D65）的色相、明度与彩度组成：两个字母表示色相，其后为整数 L* 与 C*。',
  },
  'palette.find': { en: 'A hex or a code', zh: '输入 hex 或色号' },
  'palette.nearest': { en: 'Nearest named colour:', zh: '最接近的命名颜色：' },
  'palette.no_code': {
    en: 'Neither a hex such as #c0392b nor a code such as RO-45-60.',
    zh: '不是 #c0392b 这样的 hex，也不是 RO-45-60 这样的色号。',
  },
  'palette.color': { en: 'Colour', zh: '颜色' },
  'palette.code': { en: 'Code', zh: '色号' },
  'palette.copy': { en: 'Copy {code}', zh: '复制 {code}' },
  'palette.all_codes': { en: 'Codes of all {count} colours', zh: '全部 {count} 种颜色的色号' },
  'palette.pairs': { en: 'Worn together', zh: '常见搭配' },
  'palette.pairs_note': {
    en: 'Colours on one product, or in one look, more often than chance by a tenth or more, among the {count} that name a colour; five at least. Top {shown} of {all}.',
    zh: '在 {count} 个标明颜色的记录中，同现次数高于随机水平一成以上且不少于五次的颜色。前 {shown} 组，共 {all} 组。',
  },
  'palette.no_pairs': {
    en: 'No two colours occur together more often than chance.',
    zh: '没有同现次数高于随机水平的颜色。',
  },
  'palette.lift': { en: '×{lift} of chance', zh: '随机水平的 {lift} 倍' },
  'palette.together.products_one': { en: '{count, number} product', zh: '{count, number} 件商品' },
  'palette.together.products_other': { en: '{count, number} products', zh: '{count, number} 件商品' },
  'palette.together.looks_one': { en: '{count, number} look', zh: '{count, number} 个造型' },
  'palette.together.looks_other': { en: '{count, number} looks', zh: '{count, number} 个造型' },
  'swatches.pattern': { en: 'Patterns as they are sold', zh: '在售图案' },
  'swatches.fabric': { en: 'Fabrics as they are sold', zh: '在售面料' },
  'swatches.note': {
    en: 'Drawn in the colours that it comes in more than other goods do, with the share of its products. Top {shown} of {all} by products.',
    zh: '以其比其他商品更常见的颜色绘制，并注明占该类商品的比例。按商品数取前 {shown} 种，共 {all} 种。',
  },
  'swatches.undyed': { en: 'No product names a colour: drawn undyed.', zh: '没有商品标明颜色：以本色绘制。' },
} as const satisfies TextTable
