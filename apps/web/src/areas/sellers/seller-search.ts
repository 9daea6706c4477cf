import type { InputOf } from '@trendee/contract/endpoint'
import { paging, windowDays } from '@trendee/contract/parameters'
import type { selling } from '@trendee/contract/selling/selling'
import { sellingFilters } from '@trendee/contract/selling/selling-filters'
import { type SearchOf, oneOf, searchCodec } from '../../shared/url/search-codec'

type Sort = NonNullable<InputOf<typeof selling.shein.list>['sort']>

export const SORTS = [
  'demand',
  'revenue',
  'growth',
  'rank',
  'reviews',
  'rating',
  'price',
  'first_seen',
] as const satisfies readonly Sort[]
export const VIEWS = ['wall', 'table'] as const
export const LEADERS = ['primary', 'secondary', 'attribute', 'category'] as const

const listFields = {
  ...sellingFilters,
  sort: oneOf(SORTS),
  order: oneOf(['asc', 'desc']),
  page: paging.page,
  view: oneOf(VIEWS),
  leaders: oneOf(LEADERS),
}
export const sellerListSearch = searchCodec(listFields)
export type SellerListSearch = SearchOf<typeof listFields>

export const sellerDetailSearch = searchCodec({ window: windowDays })

export type SellerQuestion = 'best-seller' | 'new-arrival'

/** What the list and its leaders are asked: everything in the address but how it is shown. */
export function filtersOf(search: SellerListSearch) {
  const { sort: _sort, order: _order, page: _page, view: _view, leaders: _leaders, ...filters } = search
  return filters
}

/** How many filters the reader has set. */
export function filterCount(search: SellerListSearch): number {
  return Object.keys(filtersOf(search)).length
}

/** The list's parameters; new arrivals are sorted by their first day unless told otherwise. */
export function listParameters(search: SellerListSearch, question: SellerQuestion) {
  return {
    ...filtersOf(search),
    arrival: question === 'new-arrival' ? ('new' as const) : ('all' as const),
    sort: search.sort ?? defaultSort(question),
    order: search.order ?? ('desc' as const),
  }
}

export function defaultSort(question: SellerQuestion): Sort {
  return question === 'new-arrival' ? 'first_seen' : 'demand'
}
