/** Texts that stand where a plan shows no forecast. */
export const forecastTexts = {
  'forecast.with_plan': { en: 'With a plan that has forecasts', zh: '升级到含预测的套餐后可见' },
  'forecast.curve_ends': {
    en: 'The curve ends with the last measured week: the year ahead comes with a plan that has forecasts.',
    zh: '曲线截至最近一个已测量的周；未来一年的预测需升级到含预测的套餐。',
  },
} as const
