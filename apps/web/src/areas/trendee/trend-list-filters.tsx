import type { ParsedOf } from '@trendee/contract/endpoint'
import type { trends } from '@trendee/contract/trends/trends'
import { LEVELS, LIFECYCLES } from '@trendee/core/trend/vocabulary'
import { categoryChoices, choicesOf, mergedOptions } from '../../shared/lists/choices'
import { FilterMulti } from '../../shared/lists/filter-multi'
import { measuredFilter } from '../../shared/lists/measured-filter'
import type { ListFilter, ListSearch } from '../../shared/lists/list-definition'
import { PastDayField } from './past-day-field'

type Fields = ParsedOf<typeof trends.trendList>
/** The fields of the address that lists of trends share. */
type TrendListSearch = Pick<ListSearch, 'page'> &
  Pick<Fields, 'window' | 'gender' | 'region' | 'level' | 'lifecycle' | 'evidence' | 'as_of' | 'as_known'>
type CategorySearch = Pick<ListSearch, 'page'> & Pick<Fields, 'primaryCategory' | 'secondaryCategory'>

/** The chosen ones in their order; none is no filter. */
function chosen<Value extends string>(all: readonly Value[], values: readonly string[]): Value[] | undefined {
  return values.length === 0 ? undefined : all.filter((one) => values.includes(one))
}

/** How a trend moves, and how that is known. */
export function movementFilters<Row>(): readonly ListFilter<Row, TrendListSearch>[] {
  return [
    {
      kind: 'own',
      draw: ({ search, change, t }) => (
        <FilterMulti
          label={t('trend.level')}
          values={search.level ?? []}
          choices={LEVELS.map((value) => ({ value, label: t(`level.${value}`) }))}
          onChange={(level) => change({ level: chosen(LEVELS, level), page: undefined })}
          width={140}
        />
      ),
    },
    {
      kind: 'own',
      draw: ({ search, change, t }) => (
        <FilterMulti
          label={t('column.lifecycle')}
          values={search.lifecycle ?? []}
          choices={LIFECYCLES.map((value) => ({ value, label: t(`lifecycle.${value}`) }))}
          onChange={(lifecycle) => change({ lifecycle: chosen(LIFECYCLES, lifecycle), page: undefined })}
          width={150}
        />
      ),
    },
    measuredFilter,
    {
      kind: 'own',
      draw: ({ search, change }) => (
        <PastDayField value={search.as_of} onChange={(day) => change({ as_of: day, page: undefined })} />
      ),
    },
  ]
}

/** Primary category, and the secondary ones under it. */
export function categoryFilters<Row>(): readonly ListFilter<Row, CategorySearch>[] {
  return [
    {
      kind: 'select',
      field: 'primaryCategory',
      label: 'filter.category',
      choices: ({ index, ...texts }) => choicesOf(index?.categories, texts),
      clears: ['secondaryCategory'],
      width: 140,
    },
    {
      kind: 'select',
      field: 'secondaryCategory',
      label: 'filter.subcategory',
      choices: ({ index, search, ...texts }) => {
        const category = index?.categories.find(({ value }) => value === search.primaryCategory)
        const options = category?.secondary ?? mergedOptions(index?.categories.flatMap((one) => one.secondary) ?? [])
        return categoryChoices(options, texts)
      },
      width: 150,
    },
  ]
}
