import type { OutputOf } from '@trendee/contract/endpoint'
import type { keywordsKeyword } from '@trendee/contract/graphic/keywords'
import type { ChartModel } from '../../shared/charts/chart-model'
import { onWeeks, weeksOf } from '../../shared/charts/weekly-chart'
import type { Texts } from '../../shared/i18n/use-texts'
import { monthName } from './keyword-words'

export type KeywordDetail = OutputOf<typeof keywordsKeyword>

/** Weekly interest in the search that speaks for a keyword. */
export function interestModel(curve: NonNullable<KeywordDetail['curve']>, { t, format }: Texts): ChartModel {
  const weeks = weeksOf([curve])
  return {
    x: weeks,
    kind: 'time',
    series: [
      { id: 'interest', name: t('graphics.interest'), look: 'line', color: 'accent', values: onWeeks(curve, weeks) },
    ],
    fromZero: true,
    write: (value) => format.decimal(value),
  }
}

/** Each calendar month over its year's mean. */
export function monthsModel(months: readonly number[], texts: Texts): ChartModel {
  return {
    x: months.map((_, at) => monthName(at + 1, texts)),
    kind: 'labels',
    series: [{ id: 'months', name: texts.t('graphics.month_value'), look: 'bar', color: 'accent', values: months }],
    fromZero: true,
    write: (value) => texts.format.decimal(value),
  }
}
