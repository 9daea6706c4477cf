import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { coverage, growthSignAccuracy, mase, smape, spearman, yearlyGrowth } from './accuracy'

const year = (value: number): number[] => Array.from({ length: 52 }, () => value)

describe('mase', () => {
  it('divides the error by the mean change over a year in training', () => {
    // Training changes by 2 in each of 52 weeks; the forecast misses by 1 and by 3.
    expect(mase([...year(10), ...year(12)], [5, 5], [6, 2])).toBe(1)
  })
  it('leaves out weeks that were not measured, in training and after', () => {
    const training = [...year(10), null, ...year(12).slice(1)]
    expect(mase(training, [null, 5], [100, 4])).toBe(0.5)
  })
  it('is unknown without a change in training, without training, and without a measured week', () => {
    expect(mase([...year(10), ...year(10)], [5], [6])).toBeNull()
    expect(mase(year(10), [5], [6])).toBeNull()
    expect(mase([...year(10), ...year(12)], [null], [6])).toBeNull()
  })
})

describe('smape', () => {
  it('is 0 for a hit, 200 for something out of nothing, 0 where both are 0', () => {
    expect(smape([4, 0, 0], [4, 2, 0])).toBeCloseTo(200 / 3, 12)
    expect(smape([3], [1])).toBe(100)
    expect(smape([null], [1])).toBeNull()
  })
})

describe('coverage', () => {
  it('counts the edges as inside and skips gaps', () => {
    expect(coverage([1, 3, 4, null], [1, 1, 1, 1], [3, 3, 3, 3])).toBeCloseTo(2 / 3, 12)
    expect(coverage([], [], [])).toBeNull()
  })
})

describe('yearlyGrowth', () => {
  it('compares the coming mean with the last 52 weeks, not with all of training', () => {
    expect(yearlyGrowth([...year(1), ...year(10)], [12, 18])).toBe(0.5)
  })
  it('is unknown from zero and from nothing', () => {
    expect(yearlyGrowth(year(0), [1])).toBeNull()
    expect(yearlyGrowth([], [1])).toBeNull()
    expect(yearlyGrowth(year(1), [null])).toBeNull()
  })
})

describe('growthSignAccuracy', () => {
  it('is the share of equal signs among the known', () => {
    expect(growthSignAccuracy([0.1, -0.2, 0.3, null], [0.5, -0.1, -0.1, 1])).toBeCloseTo(2 / 3, 12)
  })
})

describe('spearman', () => {
  it('looks at ranks alone', () => {
    expect(spearman([1, 2, 3, 4], [10, 100, 1000, 10_000])).toBeCloseTo(1, 12)
    expect(spearman([1, 2, 3, 4], [4, 3, 2, 1])).toBeCloseTo(-1, 12)
    // Differences of rank 1, 1, 0: 1 − 6·2 / (3·8).
    expect(spearman([1, 2, 3], [2, 1, 3])).toBeCloseTo(0.5, 12)
  })
  it('shares the rank of ties', () => {
    // Ranks 0.5, 0.5, 2 against 0, 1, 2: covariance 1.5, variances 1.5 and 2.
    expect(spearman([7, 7, 9], [1, 2, 3])).toBeCloseTo(1.5 / Math.sqrt(3), 12)
  })
  it('is unknown for one pair or a constant side', () => {
    expect(spearman([1], [2])).toBeNull()
    expect(spearman([1, 1, 1], [1, 2, 3])).toBeNull()
  })
  it('is symmetric and within ±1', () => {
    const column = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 5, maxLength: 5 })
    fc.assert(
      fc.property(column, column, (a, b) => {
        const value = spearman(a, b)
        expect(spearman(b, a)).toEqual(value)
        expect(Math.abs(value ?? 0)).toBeLessThanOrEqual(1 + 1e-12)
      }),
    )
  })
})
