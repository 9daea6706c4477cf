import type { TextTable } from './text'

/** Texts about trends of which little is known: whose curve is told, and what a score rests on. */
export const shortCurveTexts = {
  'short.rose': {
    en: 'Up {growth} over 90 days by {platform}, season included. {weeks} weeks are too few to say when to order.',
    zh: '{platform} 近 90 天上升 {growth}（含季节因素）。仅 {weeks} 周数据，不足以判断何时下单。',
  },
  'short.fell': {
    en: 'Down {growth} over 90 days by {platform}, season included. {weeks} weeks are too few to say when to order.',
    zh: '{platform} 近 90 天下降 {growth}（含季节因素）。仅 {weeks} 周数据，不足以判断何时下单。',
  },
  'short.level': {
    en: 'Level over 90 days by {platform}, season included. {weeks} weeks are too few to say when to order.',
    zh: '{platform} 近 90 天持平（含季节因素）。仅 {weeks} 周数据，不足以判断何时下单。',
  },
  'short.middle': {
    en: 'Of the {trends} trends that it tells, the middle one: {growth}.',
    zh: '该来源 {trends} 个趋势的中位数：{growth}。',
  },
  'short.unknown_one': {
    en: '{count, number} week of {platform}: too little to say how it grows or when to order.',
    zh: '{platform} 仅 {count, number} 周数据，不足以判断增长或何时下单。',
  },
  'short.unknown_other': {
    en: '{count, number} weeks of {platform}: too few to say how it grows or when to order.',
    zh: '{platform} 仅 {count, number} 周数据，不足以判断增长或何时下单。',
  },
  'short.season_in': { en: 'season included', zh: '含季节因素' },
  'short.middle_note': { en: 'middle of its source: {growth}', zh: '同来源中位数：{growth}' },
  'short.not_known': {
    en: 'What is not known yet: seasons, earlier forecasts, what a wrong forecast costs. They take two years of weeks.',
    zh: '尚无法判断：各季决策、以往预测、预测有误的代价。均需两年的周数据。',
  },
  'thin.few': {
    en: '{gender}: their own curve, {weeks} weeks, is not enough to compare years.',
    zh: '{gender}：其自身曲线（{weeks} 周）不足以做年度比较。',
  },
  'thin.ended': { en: '{gender}: their own curve ended on {day}.', zh: '{gender}：其自身曲线止于 {day}。' },
  'thin.none': { en: '{gender}: nothing tells their own curve.', zh: '{gender}：没有其自身曲线。' },
  'thin.by_all': {
    en: 'Curve, forecast and decision below are of all genders; products, posts and looks are theirs.',
    zh: '下方曲线、预测与判断为所有性别；商品、帖子与造型为该性别。',
  },
  'thin.strongest': {
    en: 'No curve tells all genders together. Curve, forecast and decision below are of one, the strongest: {gender}.',
    zh: '没有涵盖所有性别的曲线。下方曲线、预测与判断为其中最强者：{gender}。',
  },
  'thin.share': {
    en: 'Of its products {share} are for them or for anybody.',
    zh: '其商品中 {share} 适合该性别或不限性别。',
  },
  'thin.share_only': {
    en: 'Of its products {share} are so marked.',
    zh: '其商品中 {share} 标注为此类。',
  },
  'thin.show_own': { en: 'Show their own curve', zh: '查看该性别自身曲线' },
  'thin.show_all': { en: 'Show that of all genders', zh: '查看所有性别曲线' },
  'trend.score_of_one': { en: 'by one platform', zh: '仅一个平台' },
  'trend.score_of_other': { en: 'by {count} platforms', zh: '{count} 个平台' },
  'trend.score_alone': { en: 'one platform alone ranks it', zh: '仅一个平台参与排名' },
  'trend.score_none': { en: 'too little to rank it by', zh: '数据不足以排名' },
} as const satisfies TextTable
