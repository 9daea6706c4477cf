import { describe, expect, it } from 'vitest'
import { priceBands } from './price-bands'

const bins = (counts: Record<number, number>) =>
  Object.entries(counts).map(([from, products]) => ({ from: Number(from), products, units: null }))
const bounds = (counts: Record<number, number>) => priceBands(bins(counts)).map(({ from, to }) => [from, to])

describe('price bands', () => {
  it('begin under ten dollars and split the rest evenly at round prices', () => {
    // A hundred products from $10 up; fifths end after the bins of 10, 15, 20, 30.
    expect(bounds({ 0: 7, 10: 20, 15: 20, 20: 20, 30: 20, 100: 20 })).toEqual([
      [0, 10],
      [10, 15],
      [15, 20],
      [20, 30],
      [30, 100],
      [100, null],
    ])
  })
  it('merge where most prices are alike', () => {
    expect(bounds({ 0: 1, 20: 98, 200: 1 })).toEqual([
      [0, 10],
      [10, 200],
      [200, null],
    ])
  })
  it('keep an empty first band, which every screen names', () => {
    expect(priceBands(bins({ 40: 3 }))).toEqual([
      { from: 0, to: 10, products: 0, units: null },
      { from: 10, to: null, products: 3, units: null },
    ])
  })
  it('hold every product once and add up what units are known', () => {
    const bands = priceBands([
      { from: 0, products: 2, units: 5 },
      { from: 10, products: 1, units: null },
      { from: 12, products: 4, units: 9 },
      { from: 5000, products: 3, units: null },
    ])
    expect(bands.reduce((sum, band) => sum + band.products, 0)).toBe(10)
    expect(bands[0]).toEqual({ from: 0, to: 10, products: 2, units: 5 })
    expect(bands.reduce((sum, band) => sum + (band.units ?? 0), 0)).toBe(14)
  })
  it('are none where no price is known', () => {
    expect(priceBands([])).toEqual([])
  })
})
