import { describe, expect, it } from 'vitest'
import { pricePosition, rangeStanding } from './range-position'

const standing = (items: number, growth: number | null, marketShare = 0.2, range = 100) =>
  rangeStanding({ items, range, marketShare, growth })

describe('a range against its market', () => {
  it('is empty or thin where demand rises, thick where it falls', () => {
    expect([standing(0, 0.1), standing(0, 0.09), standing(0, -0.5)]).toEqual(['empty', 'level', 'level'])
    // Half of a fifth of a hundred is ten.
    expect([standing(9, 0.2), standing(10, 0.2), standing(9, 0.05)]).toEqual(['thin', 'level', 'level'])
    // One and a half times it is thirty.
    expect([standing(31, -0.1), standing(30, -0.1), standing(31, -0.09)]).toEqual(['thick', 'level', 'level'])
  })

  it('says nothing of demand that is not told, nor of shares of a few items', () => {
    expect(standing(0, null)).toBe('untold')
    expect(standing(10, 0.5, 0.9, 19)).toBe('few')
    expect(standing(0, 0.5, 0.9, 5)).toBe('empty')
  })

  it('is dearer or cheaper by its median, of three prices at least', () => {
    expect(pricePosition([20, 30, 40], 30, 25)).toBeCloseTo(0.2)
    expect(pricePosition([20, 30], 25, 25)).toBeNull()
    expect([pricePosition([1, 2, 3], 2, null), pricePosition([1, 2, 3], 2, 0)]).toEqual([null, null])
  })
})
