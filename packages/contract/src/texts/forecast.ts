import type { TextTable } from './text'

/** Texts about forecasts: where a plan shows none, and where one cannot be relied on. */
export const forecastTexts = {
  'forecast.low': { en: 'Low confidence', zh: '可信度低' },
  'forecast.low_meaning': {
    en: 'The band of this forecast is wide, or the same method a year ago would have held fewer than half of the weeks that came. Read the direction, not the number.',
    zh: '该预测的区间很宽，或同一方法在一年前给出的区间只能包含不到一半的实际周。请参考方向，而非具体数值。',
  },
  'forecast.with_plan': { en: 'With a plan that has forecasts', zh: '升级到含预测的套餐后可见' },
  'forecast.curve_ends': {
    en: 'The curve ends with the last measured week: the year ahead comes with a plan that has forecasts.',
    zh: '曲线截至最近一个已测量的周；未来一年的预测需升级到含预测的套餐。',
  },
} as const satisfies TextTable
