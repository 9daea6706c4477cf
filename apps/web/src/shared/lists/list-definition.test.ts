import { selling } from '@trendee/contract/selling/selling'
import { adminSettings } from '@trendee/contract/admin-settings/admin-settings'
import { describe, expect, it } from 'vitest'
import { oneOf } from '../url/search-codec'
import { defineList } from './list-definition'

const arrivals = defineList({
  name: 'arrivals',
  entry: selling.shein.list,
  fixed: { arrival: 'new' },
  defaults: { sort: 'first_seen' },
  extra: { leaders: oneOf(['primary', 'attribute'], 'primary') },
  pageSize: 50,
  rowId: (product) => product.id,
  title: 'screen.new_arrival',
  card: () => null,
})

describe('a list', () => {
  it('asks its entry for what the address says, its own part, and nothing of how it is shown', () => {
    const search = arrivals.codec.read({ view: 'table', page: '3', leaders: 'attribute', brand: 'Aritzia' })
    expect(arrivals.parameters(search)).toEqual({
      arrival: 'new',
      brand: 'Aritzia',
      order: 'desc',
      sort: 'first_seen',
      window: 30,
    })
  })
  it('lets no address change what is its own', () => {
    expect(arrivals.parameters(arrivals.codec.read({ arrival: 'all', pageSize: '9' }))).toMatchObject({
      arrival: 'new',
    })
    expect(arrivals.codec.names).not.toContain('pageSize')
  })
  it('counts the filters that are set, not how they are shown', () => {
    const search = { attributeName: 'lace', attributeType: 'fabric', view: 'table', sort: 'price', page: '2' }
    expect(arrivals.filterCount(arrivals.codec.read(search))).toBe(2)
    expect(arrivals.filterCount(arrivals.codec.read({ window: '30' }))).toBe(0)
  })
  it('reads an address that spells a switch out', () => {
    const texts = defineList({
      name: 'texts',
      entry: adminSettings.languageList,
      pageSize: 10,
      rowId: (text) => text.key,
      title: 'screen.wording',
    })
    const search = texts.codec.read({ only_edited: 'true' })
    expect(search).toEqual({ only_edited: true, page: 1 })
    expect(texts.codec.write({ ...search })).toEqual({ only_edited: 'true' })
    expect(texts.codec.names).not.toContain('view')
  })
})
