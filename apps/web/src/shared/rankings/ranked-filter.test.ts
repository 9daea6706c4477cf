import type { RankedItem } from '@trendee/contract/rankings/ranked-fields'
import { describe, expect, it } from 'vitest'
import { isRankedChosen, rankedChange } from './ranked-filter'

const item = (kind: RankedItem['kind'], id: string, type: RankedItem['attribute_type'] = null) =>
  ({ kind, id, attribute_type: type }) as RankedItem

describe('a place of a ranking as a filter', () => {
  it.each([
    [item('category', 'dress'), { secondaryCategory: 'dress' }],
    [item('attribute', 'red', 'color'), { attributeType: 'color', attributeName: 'red' }],
    [
      item('garment', 'floral/midi-dress', 'pattern'),
      { attributeType: 'pattern', attributeName: 'floral', secondaryCategory: 'midi-dress' },
    ],
    [item('brand', 'moss'), { brand: 'moss' }],
    [item('creator', 'tiktok.ana.frost'), { creator: 'tiktok.ana.frost' }],
    [item('hashtag', 'ootd'), { hashtag: 'ootd' }],
  ])('%o sets %o, and leaves it when it is chosen again', (place, wanted) => {
    expect(rankedChange(place, {})).toEqual(wanted)
    expect(isRankedChosen(place, wanted)).toBe(true)
    expect(isRankedChosen(place, {})).toBe(false)
    const left = Object.fromEntries(Object.keys(wanted).map((field) => [field, undefined]))
    expect(rankedChange(place, wanted)).toEqual(left)
  })

  it('a price band asks nothing of a wall', () => {
    expect(rankedChange(item('price_band', '10'), {})).toBeNull()
    expect(isRankedChosen(item('price_band', '10'), {})).toBe(false)
  })
})
