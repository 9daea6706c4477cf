import type { TextTable } from './text'

/** Texts about the sentences that say why and decide: what their numbers rest on, and the lead time. */
export const decisionTexts = {
  'decision.lead': { en: 'Lead time in weeks', zh: '交期（周）' },
  'decision.lead_suffix': { en: ' weeks’ lead', zh: ' 周交期' },
  'decision.lead_bounds': { en: 'Whole weeks, {least} to {most}', zh: '{least} 至 {most} 的整周数' },
  'decision.lead_note': {
    en: 'From your order to the shop. Kept in this browser, used for every trend.',
    zh: '从下单到上架。保存在此浏览器，用于所有趋势。',
  },
  'decision.order_by': { en: 'Order by', zh: '下单期限' },
  'decision.for_season': { en: 'for {season}', zh: '针对{season}' },
  'decision.for_peak': { en: 'for its peak', zh: '针对高峰' },
  'decision.peaks_in': { en: 'Peaks in', zh: '高峰季节' },
  'decision.spring': { en: 'Spring', zh: '春季' },
  'decision.summer': { en: 'Summer', zh: '夏季' },
  'decision.autumn': { en: 'Autumn', zh: '秋季' },
  'decision.winter': { en: 'Winter', zh: '冬季' },
  'decision.with_plan': {
    en: 'When it peaks and by when to order comes with a plan that has forecasts.',
    zh: '高峰时间与下单期限需升级到含预测的套餐后可见。',
  },
  'evidence.open': { en: '{number}: what it rests on', zh: '{number}：依据' },
  'evidence.moved': {
    en: 'Without its season it stood at {from} and stands at {to}, on the scale of its source, since the week of {day}.',
    zh: '剔除季节因素后，自 {day} 当周起由 {from} 变为 {to}（数据来源的尺度）。',
  },
  'evidence.still': {
    en: 'Without its season it stood at {from} the year before and stands at {to}, on the scale of its source.',
    zh: '剔除季节因素后，前一年为 {from}，现为 {to}（数据来源的尺度）。',
  },
  'evidence.agree': { en: 'Moves the same way: {names}.', zh: '走势一致：{names}。' },
  'evidence.differ': { en: 'Does not: {names}.', zh: '走势不同：{names}。' },
  'evidence.peak': {
    en: 'The highest week of the forecast is that of {day}, {weeks} weeks after the last day in the data ({as_of}).',
    zh: '预测最高的一周为 {day} 当周，即数据最后一天（{as_of}）之后 {weeks} 周。',
  },
  'evidence.season': {
    en: 'Over its selling weeks {times} the level of the same weeks a year before is expected; {lower} to {upper} with all weeks at one edge of the 80% band.',
    zh: '预计销售周水平为去年同期的 {times}；各周均处于 80% 区间同一端时为 {lower} 至 {upper}。',
  },
  'evidence.season_lead': {
    en: 'The season is the first that goods ordered today still meet with {weeks} weeks’ lead.',
    zh: '所指销售季为按 {weeks} 周交期今天下单仍赶得上的第一季。',
  },
  'evidence.season_peak': {
    en: 'The season is the one in which the forecast peak lies.',
    zh: '所指销售季为预测高峰所在的一季。',
  },
  'evidence.season_last': {
    en: 'The season is the last of which the forecast tells; goods ordered today with {weeks} weeks’ lead come after its first week.',
    zh: '所指销售季为预测所及的最后一季；按 {weeks} 周交期今天下单，到货已晚于其首周。',
  },
  'evidence.order': {
    en: 'Less {weeks} weeks of lead time: {day}.',
    zh: '减去 {weeks} 周交期：{day}。',
  },
} as const satisfies TextTable
