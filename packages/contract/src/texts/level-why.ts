import type { TextTable } from './text'

/** Texts that say by which numbers a trend has its level. */
export const levelWhyTexts = {
  'why.height': {
    en: 'Without its season, two of the last three weeks reach {z} deviations above the year before, a rise of {rise}.',
    zh: '去除季节因素后，最近三周中有两周比前一年高出 {z} 个标准差，涨幅 {rise}。',
  },
  'why.steady': {
    en: 'Three of the last four weeks reach {z} deviations, a rise of {rise}.',
    zh: '最近四周中有三周高出 {z} 个标准差，涨幅 {rise}。',
  },
  'why.new': {
    en: 'That is {rise} over twelve weeks ago; the better of the two newest measured weeks stands at {top} of the top since.',
    zh: '比十二周前高 {rise}；最近两周中较高的一周为此后最高点的 {top}。',
  },
  'why.direction': {
    en: 'On the curve without season, {weeks} of the last eight weeks stand above the week before.',
    zh: '在去除季节的曲线上，最近八周中有 {weeks} 周高于前一周。',
  },
  'why.season': {
    en: 'An early or strong season and rounding could explain {share}; that much is not counted.',
    zh: '季节提前或偏强以及取整可能带来 {share}，这部分不计入。',
  },
  'why.met': {
    en: 'The level asks for at least {z} deviations, {rise}, {fresh} over twelve weeks ago and {top} of the top.',
    zh: '该等级要求至少 {z} 个标准差、{rise} 涨幅、比十二周前高 {fresh}，并保持在最高点的 {top} 以上。',
  },
  'why.met_steady': {
    en: 'The level asks for at least {z} deviations, {rise}, {steady} in three of four weeks, {fresh} over twelve weeks ago and {top} of the top.',
    zh: '该等级要求至少 {z} 个标准差、{rise} 涨幅、四周中有三周达到 {steady}、比十二周前高 {fresh}，并保持在最高点的 {top} 以上。',
  },
  'why.fell': {
    en: 'High enough for a level, but the measured curve has fallen under {top} of its top.',
    zh: '高度足够，但实测曲线已跌破最高点的 {top}。',
  },
  'why.old': {
    en: 'High enough for a level, but less than {fresh} above twelve weeks ago: it is no news any more.',
    zh: '高度足够，但比十二周前高出不足 {fresh}：十二周前已接近这一高度。',
  },
  'why.missed': {
    en: 'Hot would ask for at least {z} deviations, {rise}, {fresh} over twelve weeks ago and {top} of the top.',
    zh: '“热门”要求至少 {z} 个标准差、{rise} 涨幅、比十二周前高 {fresh}，并保持在最高点的 {top} 以上。',
  },
  'why.met_third': {
    en: 'The level asks for at least {z} deviations and {rise} in three of four weeks, {fresh} over twelve weeks ago and {top} of the top.',
    zh: '该等级要求四周中有三周至少高出 {z} 个标准差、涨幅 {rise}，比十二周前高 {fresh}，并保持在最高点的 {top} 以上。',
  },
  'why.missed_third': {
    en: 'Hot would ask for at least {z} deviations and {rise} in three of four weeks, {fresh} over twelve weeks ago and {top} of the top.',
    zh: '“热门”要求四周中有三周至少高出 {z} 个标准差、涨幅 {rise}，比十二周前高 {fresh}，并保持在最高点的 {top} 以上。',
  },
  'why.renewed': {
    en: 'The levels are being decided anew: the reason is there in a moment.',
    zh: '等级正在重新判定，原因稍后显示。',
  },
  'why.too_short': {
    en: 'There are too few measured weeks to decide on a level.',
    zh: '已测量的周数过少，无法判定等级。',
  },
  'why.never_moves': {
    en: 'In two years it never moved by more than its source rounds to: too little to measure.',
    zh: '两年内的变化未超过数据来源的取整单位：不足以衡量。',
  },
  'why.too_small': {
    en: 'Its newest year and weeks stand under three, in pieces or in units that its source rounds to: a change may be chance.',
    zh: '最近一年与最近几周的数值均低于三（件数或数据来源的取整单位）：变化可能出于偶然。',
  },
  'why.no_year': {
    en: 'There is no earlier year to tell a trend from its season.',
    zh: '没有往年数据，无法区分趋势与季节。',
  },
  'why.sample': { en: 'From {weeks} measured weeks.', zh: '基于 {weeks} 个已测量的周。' },
} as const satisfies TextTable
