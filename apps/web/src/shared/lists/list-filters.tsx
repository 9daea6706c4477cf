import { Suspense, lazy } from 'react'
import { filters } from '@trendee/contract/filters/filters'
import { useEndpoint } from '../api/use-endpoint'
import { FilterBar, FilterPrice, FilterSegment, FilterSelect } from './filter-bar'
import { said } from './list-columns'
import type { List, ListContext, ListFilter } from './list-definition'

// Fields that the first screens of most readers do not have.
const SearchField = lazy(() => import('./search-field').then((module) => ({ default: module.SearchField })))
const CheckField = lazy(() => import('./check-field').then((module) => ({ default: module.CheckField })))

interface ListFiltersProps<Row, Search> {
  readonly list: List<Row, Search>
  readonly context: ListContext<Row, Search>
}

type Fields = Readonly<Record<string, unknown>>

/** The filters of a definition, in its order; each change goes to the address and starts at the first page. */
export function ListFilters<Row, Search>({ list, context }: ListFiltersProps<Row, Search>) {
  const { search, clear } = context
  const isIndexed = list.filterIndex !== undefined
  const { data: index } = useEndpoint(filters.index, list.filterIndex ?? {}, { enabled: isIndexed })
  const values = search as Fields
  const set = (fields: Fields) => context.change({ ...fields, page: undefined } as never)
  const one = (filter: ListFilter<Row, Search>) => {
    if (filter.kind === 'own') return filter.draw({ ...context, index })
    if (filter.kind === 'price') {
      const { from, to } = filter
      return (
        <FilterPrice
          from={values[from] as number | undefined}
          to={values[to] as number | undefined}
          onChange={(low, high) => set({ [from]: low, [to]: high })}
        />
      )
    }
    if (filter.isShown?.(search) === false) return null
    const { field } = filter
    const label = said(filter.label, context)
    const value = values[field] as string | undefined
    if (filter.kind === 'search')
      return <SearchField label={label} value={value} onChange={(text) => set({ [field]: text })} />
    if (filter.kind === 'check')
      return (
        <CheckField
          label={label}
          isChecked={filter.checked === undefined ? Boolean(value) : value === filter.checked}
          onChange={(isChecked) => set({ [field]: isChecked ? (filter.checked ?? true) : undefined })}
        />
      )
    const choices = filter.choices({ ...context, index })
    if (filter.kind === 'segment') {
      if (choices.length === 0) return null
      return (
        <FilterSegment
          label={label}
          value={String(value)}
          choices={choices}
          onChange={(chosen) => set({ [field]: chosen })}
        />
      )
    }
    const { width, isRequired, clears = [] } = filter
    return (
      <FilterSelect
        label={label}
        // A default that is no choice, such as `all`, is no filter.
        value={choices.some((choice) => choice.value === value) || isRequired ? value : undefined}
        choices={choices}
        {...(width === undefined ? {} : { width })}
        {...(isRequired === undefined ? {} : { isRequired })}
        onChange={(chosen) => set({ ...Object.fromEntries(clears.map((name) => [name, undefined])), [field]: chosen })}
      />
    )
  }
  if (list.filters === undefined) return null
  return (
    <FilterBar count={list.filterCount(search)} onClear={clear}>
      {list.filters.map((filter, place) => (
        // The bar of a list never changes its order.
        // oxlint-disable-next-line react/no-array-index-key
        <Suspense key={place}>{one(filter)}</Suspense>
      ))}
    </FilterBar>
  )
}
