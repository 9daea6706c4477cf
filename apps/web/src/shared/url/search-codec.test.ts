import { sellingFilters } from '@trendee/contract/selling/selling-filters'
import { describe, expect, it } from 'vitest'
import { oneOf, parseAddress, searchCodec, writeAddress } from './search-codec'

const codec = searchCodec({ ...sellingFilters, view: oneOf(['wall', 'table']) })

describe('searchCodec', () => {
  it('reads filters with the types of the contract', () => {
    const search = codec.validate(parseAddress('?window=7&price_max=40&productCategories=tops,dresses&view=wall'))
    expect(search).toEqual({ window: 7, price_max: 40, productCategories: ['tops', 'dresses'], view: 'wall' })
  })
  it('drops what it does not understand and sets no defaults', () => {
    expect(codec.validate(parseAddress('?window=8&department=aliens&view=grid&utm_source=x&brand='))).toEqual({})
  })
  it('gives the same filters back after writing', () => {
    const search = { window: 90, brand: 'A, B & C', productCategories: ['tops', 'dresses'] } as const
    expect(codec.validate(parseAddress(writeAddress(search)))).toEqual(search)
  })
  it('leaves out what is empty', () => {
    expect(writeAddress({ q: '', level: [], page: undefined, brand: null })).toBe('')
    expect(writeAddress({ level: ['hot', 'breakout'], page: 2 })).toBe('?level=hot,breakout&page=2')
  })
})
