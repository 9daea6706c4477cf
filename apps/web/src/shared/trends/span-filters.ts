import type { ParsedOf } from '@trendee/contract/endpoint'
import { WEEKLY_WINDOWS } from '@trendee/core/trend/vocabulary'
import type { trends } from '@trendee/contract/trends/trends'
import { choicesOf, windowChoices } from '../lists/choices'
import type { ListFilter, ListSearch } from '../lists/list-definition'

/** The fields of the address that say of whom, where and over how many days a list of trends tells. */
type SpanSearch = Pick<ListSearch, 'page'> & Pick<ParsedOf<typeof trends.trendList>, 'window' | 'gender' | 'region'>

/** Of whom, where and over how many days: of a day or a week nothing is known to compare. */
export function spanFilters<Row>(): readonly ListFilter<Row, SpanSearch>[] {
  return [
    {
      kind: 'segment',
      field: 'window',
      label: 'filter.window',
      choices: (texts) => windowChoices(texts).filter(({ value }) => WEEKLY_WINDOWS.some((days) => days === value)),
    },
    {
      kind: 'select',
      field: 'gender',
      label: 'filter.gender',
      choices: ({ index, ...texts }) => [
        ...choicesOf(index?.genders, texts),
        { value: 'all', label: texts.t('gender.all') },
      ],
      width: 136,
      isRequired: true,
    },
    {
      kind: 'select',
      field: 'region',
      label: 'filter.region',
      choices: ({ index, format }) =>
        (index?.trend_regions ?? []).map(({ value }) => ({ value, label: format.region(value) })),
      width: 150,
      isRequired: true,
    },
  ]
}
