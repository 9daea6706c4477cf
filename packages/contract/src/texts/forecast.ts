import type { TextTable } from './text'

/** Texts about forecasts: where a plan shows none, and where one cannot be relied on. */
export const forecastTexts = {
  'forecast.low': { en: 'Low confidence', zh: '可信度低' },
  'forecast.low_meaning': {
    en: 'The band is wide, or the same method a year ago missed: its band held under half of the weeks, or last year again would have been nearer. Read the direction, not the number.',
    zh: '该预测的区间很宽，或同一方法在一年前失准：区间包含不到一半的实际周，或不如直接沿用上一年。请参考方向，而非具体数值。',
  },
  'forecast.with_plan': { en: 'With a plan that has forecasts', zh: '升级到含预测的套餐后可见' },
  'forecast.no_peak': { en: 'No week of the year ahead stands above today', zh: '未来一年没有高于当前的一周' },
  'forecast.curve_ends': {
    en: 'The curve ends with the last measured week: the year ahead comes with a plan that has forecasts.',
    zh: '曲线截至最近一个已测量的周；未来一年的预测需升级到含预测的套餐。',
  },
} as const satisfies TextTable
