import { describe, expect, it } from 'vitest'
import { type CategoryPrices, pricePosition } from './segment'

const dresses = (position: number, more: Partial<CategoryPrices> = {}): CategoryPrices => ({
  products: 10,
  marketProducts: 200,
  position,
  median: 50,
  marketMedian: 50,
  ...more,
})

describe('the price position of a brand', () => {
  it.each([
    [0.1, 0.5, 'value'],
    [0.29, 0.9, 'value'],
    [0.3, 1, 'high-street'],
    [0.69, 1.2, 'high-street'],
    [0.7, 1.4, 'premium'],
    [0.95, 2.9, 'premium'],
    [0.95, 3.1, 'luxury'],
    [0.89, 9, 'premium'],
  ])('cheaper than %s of the market at %s times its price: %s', (position, level, segment) => {
    expect(pricePosition([dresses(position, { median: 50 * level })]).segment).toBe(segment)
  })

  it('joins categories by their products', () => {
    const found = pricePosition([
      dresses(0.9, { products: 30, median: 100 }),
      dresses(0.5, { products: 10, median: 25 }),
    ])
    expect(found.position).toBeCloseTo(0.8, 10)
    // Three of four at twice the price, one at half of it: 2^(3/4 − 1/4).
    expect(found.level).toBeCloseTo(Math.SQRT2, 10)
    expect(found.products).toBe(40)
  })

  it('has none with fewer than five products, or without a market', () => {
    expect(pricePosition([dresses(0.9, { products: 4 })])).toEqual({
      segment: null,
      position: null,
      level: null,
      products: 4,
    })
    // 29 of 40 are its own: eleven others are no market.
    expect(pricePosition([dresses(0.9, { products: 29, marketProducts: 40 })]).segment).toBeNull()
    expect(pricePosition([]).segment).toBeNull()
  })

  it('leaves out a category that is no market, and nothing of the others', () => {
    const alone = dresses(0.99, { products: 100, marketProducts: 110, median: 900 })
    expect(pricePosition([alone, dresses(0.5)])).toEqual(pricePosition([dresses(0.5)]))
  })
})
