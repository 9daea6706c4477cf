import { describe, expect, it } from 'vitest'
import { filterCount, filtersOf, listParameters, sellerListSearch } from './seller-search'

const search = sellerListSearch.validate({
  attributeName: 'lace',
  attributeType: 'fabric',
  view: 'table',
  page: '3',
  sort: 'price',
  order: 'asc',
})

describe('filters of the seller lists', () => {
  it('separates what is asked from how it is shown', () => {
    expect(filtersOf(search)).toEqual({ attributeName: 'lace', attributeType: 'fabric' })
    expect(filterCount(search)).toBe(2)
  })
  it('asks for new arrivals by their first day', () => {
    expect(listParameters({}, 'new-arrival')).toEqual({ arrival: 'new', sort: 'first_seen', order: 'desc' })
    expect(listParameters(search, 'best-seller')).toMatchObject({ arrival: 'all', sort: 'price', order: 'asc' })
  })
})
