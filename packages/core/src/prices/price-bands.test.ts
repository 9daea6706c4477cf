import { describe, expect, it } from 'vitest'
import { PRICE_EDGES, bandRatio, priceBands } from './price-bands'

const bins = (counts: Record<number, number>) =>
  Object.entries(counts).map(([from, products]) => ({ from: Number(from), products, units: null }))
const bounds = (counts: Record<number, number>) => priceBands(bins(counts)).map(({ from, to }) => [from, to])

describe('price bands', () => {
  it('begin under ten dollars and double from there', () => {
    expect(bounds({ 0: 7, 10: 20, 20: 20, 40: 20, 80: 20, 160: 10 })).toEqual([
      [0, 10],
      [10, 20],
      [20, 40],
      [40, 80],
      [80, 160],
      [160, null],
    ])
  })
  it('are wider, all alike, where more than a fifth would lie in the open one', () => {
    expect(bounds({ 10: 10, 50: 10, 250: 60, 1250: 20 })).toEqual([
      [0, 10],
      [10, 30],
      [30, 90],
      [90, 270],
      [270, 810],
      [810, null],
    ])
    expect(bounds({ 10: 10, 810: 90, 6250: 1 }).slice(1, 4)).toEqual([
      [10, 50],
      [50, 250],
      [250, 1250],
    ])
  })
  it('have one ratio wherever both bounds are known, whatever the prices', () => {
    for (const edge of PRICE_EDGES.filter((price) => price > 0)) {
      const bands = priceBands(bins({ 0: 5, 10: 30, [edge]: 70 }))
      const ratio = bandRatio(bands)
      const ratios = bands.flatMap(({ from, to }) => (from > 0 && to !== null ? [to / from] : []))
      expect(ratios.every((one) => one === ratio)).toBe(true)
      expect(bands.reduce((sum, band) => sum + band.products, 0)).toBe(edge === 10 ? 75 : 105)
    }
  })
  it('end with the dearest product', () => {
    expect(bounds({ 0: 1, 20: 98 })).toEqual([
      [0, 10],
      [10, 20],
      [20, null],
    ])
  })
  it('keep an empty first band, which every screen names', () => {
    expect(priceBands(bins({ 10: 3 }))).toEqual([
      { from: 0, to: 10, products: 0, units: null },
      { from: 10, to: null, products: 3, units: null },
    ])
  })
  it('hold every product once and add up what units are known', () => {
    const bands = priceBands([
      { from: 0, products: 2, units: 5 },
      { from: 10, products: 1, units: null },
      { from: 20, products: 4, units: 9 },
      { from: 6250, products: 3, units: null },
    ])
    expect(bands.reduce((sum, band) => sum + band.products, 0)).toBe(10)
    expect(bands[0]).toEqual({ from: 0, to: 10, products: 2, units: 5 })
    expect(bands.reduce((sum, band) => sum + (band.units ?? 0), 0)).toBe(14)
  })
  it('are none where no price is known', () => {
    expect(priceBands([])).toEqual([])
    expect(bandRatio([])).toBeNull()
  })
})
