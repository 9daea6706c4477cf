import type { TextTable } from './text'

/** Texts of the forecast ledger. */
export const ledgerTexts = {
  'ledger.knew_until': { en: 'Knew until week of', zh: '已知截至（周）' },
  'ledger.made_on': { en: 'Made on', zh: '制作日期' },
  'ledger.is_backtest': { en: 'Back-test', zh: '回测预测' },
  'ledger.input_withdrawn': { en: 'Input withdrawn', zh: '输入已撤回' },
  'ledger.weeks': { en: 'Weeks measured', zh: '已测量周数' },
  'ledger.said': { en: 'Said, mean of the weeks', zh: '预测均值' },
  'ledger.came': { en: 'Came, mean of the weeks', zh: '实际均值' },
  'ledger.mase': { en: 'MASE of the forecast', zh: '预测的 MASE' },
  'ledger.naive_mase': { en: 'MASE of last year repeated', zh: '沿用去年的 MASE' },
  'ledger.coverage': { en: 'Inside the 80 % band', zh: '落在 80 % 区间内' },
  'ledger.note': {
    en: 'What was forecast, frozen on the day it was said, beside what came. Of each trend the newest forecast whose weeks are over.',
    zh: '当日冻结的预测与实际结果对照。每个趋势取最近一次已到期的预测。',
  },
  'ledger.none': {
    en: 'No forecast of these has come due yet.',
    zh: '暂无符合条件且已到期的预测。',
  },
  'count.forecasts_one': { en: '{count, number} forecast', zh: '{count, number} 个预测' },
  'count.forecasts_other': { en: '{count, number} forecasts', zh: '{count, number} 个预测' },
  'ledger.horizon': { en: 'Weeks ahead', zh: '预测周数' },
  'ledger.weeks_short': { en: '{weeks} wk', zh: '{weeks} 周' },
  'ledger.made': { en: 'Made', zh: '制作方式' },
  'ledger.made_ahead': { en: 'Made ahead', zh: '提前预测' },
  'ledger.made_backtest': { en: 'Back-tests', zh: '回测' },
  'ledger.note_ahead': {
    en: 'Said before the weeks they are about, and not changed since.',
    zh: '在相应周之前给出，此后未作更改。',
  },
  'ledger.note_backtest': {
    en: 'Made later, from nothing but the weeks that were known at the time.',
    zh: '事后制作，仅使用当时已知的周数据。',
  },
  'ledger.scored': { en: '{count, number} forecasts scored.', zh: '已评分 {count, number} 个预测。' },
  'ledger.compared': {
    en: 'Where repeating last year is known ({count, number}): {own} against {naive}.',
    zh: '可与沿用去年比较的 {count, number} 个：{own} 对 {naive}。',
  },
  'ledger.too_few': {
    en: 'Not scored yet: a mean needs five forecasts, {count, number} have come due.',
    zh: '尚未评分：均值至少需要五个预测，目前到期 {count, number} 个。',
  },
  'ledger.waiting': {
    en: '{count, number} wait for their weeks; the first is due on {day}.',
    zh: '{count, number} 个等待到期，最早为 {day}。',
  },
  'ledger.unmeasured': {
    en: 'Of {count, number} the weeks came without being measured.',
    zh: '{count, number} 个已到期但缺少实测数据。',
  },
  'ledger.band_short': {
    en: 'The band held {held} of the weeks where it says {says}: read it as narrower than the truth.',
    zh: '区间仅覆盖 {held} 的周，而标称为 {says}：实际范围应更宽。',
  },
  'ledger.closer': { en: 'Closer than last year', zh: '优于沿用去年' },
  'ledger.closer_meaning': {
    en: 'Share of {count, number} forecasts that came closer than last year’s weeks repeated.',
    zh: '{count, number} 个预测中比沿用去年更接近实际的比例。',
  },
  'ledger.best': { en: 'Closest ten', zh: '最准的十个' },
  'ledger.worst': { en: 'Furthest ten', zh: '偏差最大的十个' },
  'ledger.mean_meaning': {
    en: 'Mean over the measured weeks, on the scale that the curve has now.',
    zh: '实测各周的均值，按曲线当前刻度。',
  },
  'ledger.mase_meaning': {
    en: 'Mean error of the weeks ÷ the mean change from one year to the next before the forecast. Below 1 is closer than that.',
    zh: '各周平均误差 ÷ 预测前同比变化的平均值；低于 1 表示更接近。',
  },
  'ledger.naive_meaning': {
    en: 'The same for last year’s weeks repeated.',
    zh: '沿用去年同周数值时的同一指标。',
  },
  'ledger.coverage_meaning': {
    en: 'Share of the measured weeks inside the 80 % band; near 80 % is honest.',
    zh: '实测各周落在 80% 区间内的比例；接近 80% 为准确。',
  },
} as const satisfies TextTable
