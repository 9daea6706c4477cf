import { describe, expect, it } from 'vitest'
import { bestMatches } from './search-match'

const items = [
  { label: 'Wide leg trousers', keywords: ['阔腿裤', 'wide-leg-trousers'] },
  { label: 'Leopard print', keywords: ['豹纹', 'leopard'] },
  { label: 'Barrel leg jeans', keywords: ['茧型牛仔裤', 'barrel-leg-jeans'] },
]
const labels = (query: string) => bestMatches(query, items, 5).map((item) => item.label)

describe('bestMatches', () => {
  it('finds by either language and by the middle of a name', () => {
    expect(labels('豹')).toEqual(['Leopard print'])
    expect(labels('leg')).toEqual(['Barrel leg jeans', 'Wide leg trousers'])
  })
  it('forgives a slip but not another word', () => {
    expect(labels('lepoard')).toEqual(['Leopard print'])
    expect(labels('barel')).toEqual(['Barrel leg jeans'])
    expect(labels('corset')).toEqual([])
  })
  it('shows everything to an empty query, up to the limit', () => {
    expect(bestMatches(' ', items, 2)).toHaveLength(2)
  })
})
