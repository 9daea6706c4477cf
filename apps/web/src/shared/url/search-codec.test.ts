import { windowDays } from '@trendee/contract/parameters'
import { selling } from '@trendee/contract/selling/selling'
import { sellingFilters } from '@trendee/contract/selling/selling-filters'
import { describe, expect, it } from 'vitest'
import { fieldsOf } from '../lists/list-definition'
import { oneOf, parseAddress, searchCodec, textUpTo, writeAddress } from './search-codec'

const codec = searchCodec({ ...sellingFilters, view: oneOf(['wall', 'table'], 'wall'), shop: textUpTo(5) })

describe('searchCodec', () => {
  it('reads fields with the types and the defaults of the contract', () => {
    const search = codec.read(parseAddress('?price_max=40&productCategories=tops,dresses&view=table'))
    expect(search).toEqual({ window: 30, price_max: 40, productCategories: ['tops', 'dresses'], view: 'table' })
  })
  it('drops what it does not understand', () => {
    const address = '?window=8&department=aliens&view=grid&brand=&shop=too-long&other=x'
    expect(codec.read(parseAddress(address))).toEqual({ window: 30, view: 'wall' })
  })
  it('gives the same fields back after writing', () => {
    const search = { window: 90, brand: 'A, B & C', productCategories: ['tops', 'dresses'], view: 'table' } as const
    expect(codec.read(parseAddress(writeAddress(codec.write(search))))).toEqual(search)
  })
  it('leaves out of the address what has its default', () => {
    expect(codec.write({ window: 30, view: 'wall', price_max: 40 })).toEqual({ price_max: '40' })
  })
  it('has every field of an entry, with its default', () => {
    expect(searchCodec(fieldsOf(selling.shein.list)).read({})).toEqual({
      window: 30,
      arrival: 'all',
      sort: 'demand',
      order: 'desc',
      page: 1,
    })
  })
  it('lets a screen start otherwise than the contract', () => {
    const own = searchCodec({ window: windowDays }, { window: 7 })
    expect(own.read({})).toEqual({ window: 7 })
    expect([own.write({ window: 7 }), own.write({ window: 30 })]).toEqual([{}, { window: '30' }])
  })
  it('takes no field that an address may not leave out', () => {
    expect(() => searchCodec({ id: selling.shein.detail.input })).toThrow(/id needs a default/)
  })
})

describe('an address', () => {
  it('leaves out what is empty', () => {
    expect(writeAddress({ q: '', level: [], page: undefined, brand: null })).toBe('')
    expect(writeAddress({ level: ['hot', 'breakout'], page: 2 })).toBe('?level=hot,breakout&page=2')
  })
  it('forgets what only a first visit reads', () => {
    expect(parseAddress('?lang=zh&utm_source=fair&ucode=paris&page=2')).toEqual({ page: '2' })
  })
})
