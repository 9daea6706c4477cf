import { describe, expect, it } from 'vitest'
import { formatFor } from '../../shared/format/format'
import {
  type BrandWeek,
  type CategoryPrices,
  averageCut,
  comparedModel,
  discountModel,
  priceScale,
} from './brand-models'

const texts = { t: (key: string) => key, format: formatFor('en') }
const week = (monday: string, more: Partial<BrandWeek> = {}): BrandWeek => ({
  week: monday,
  products: 10,
  captures: 7,
  reduced_share: 0.5,
  discount_depth: 0.4,
  price_cuts: 0,
  price_rises: 0,
  in_stock_share: 1,
  ...more,
})

describe('the discount course', () => {
  it('leaves weeks without a capture as gaps', () => {
    const model = discountModel([week('2025-06-02'), week('2025-06-16', { reduced_share: null })], texts)
    expect(model.x).toEqual(['2025-06-02', '2025-06-09', '2025-06-16'])
    expect(model.series.map(({ values }) => values)).toEqual([
      [0.5, null, null],
      [0.4, null, 0.4],
    ])
    expect(discountModel([], texts).x).toEqual([])
  })

  it('compares brands by what their prices are cut by on average', () => {
    expect(averageCut(week('2025-06-02'))).toBeCloseTo(0.2, 10)
    expect(averageCut(week('2025-06-02', { discount_depth: null }))).toBeNull()
    const model = comparedModel(
      [
        { id: 'a', name: 'A', weeks: [week('2025-06-09')] },
        { id: 'b', name: 'B', weeks: [week('2025-06-02', { reduced_share: 1 })] },
      ],
      texts,
    )
    expect(model.x).toEqual(['2025-06-02', '2025-06-09'])
    expect(model.series.map(({ name, color, values }) => [name, color, values])).toEqual([
      ['A', 'accent', [null, 0.2]],
      ['B', 0, [0.4, null]],
    ])
  })
})

describe('the scale of prices', () => {
  const category = (low: number, high: number): CategoryPrices => ({
    primary_category: 'womenswear',
    value: 'dress',
    name: 'Dress',
    name_zh: '连衣裙',
    wearer: 'adults',
    products: 9,
    prices: { low, median: low, high },
    market_products: 90,
    market: { low: 10, median: 20, high: 40 },
    position: 0.5,
    is_market: true,
  })

  it('goes by ratio from the lowest to the highest price', () => {
    const place = priceScale([category(20, 160)])
    expect([10, 40, 160].map(place)).toEqual([0, expect.closeTo(0.5, 10), expect.closeTo(1, 10)])
  })

  it('has a middle where all prices are one, or none', () => {
    expect(priceScale([])(5)).toBe(0.5)
  })
})
