import { describe, expect, it } from 'vitest'
import { mean, measured, median, quantile, robustSd } from './robust-statistics'
import { roundingStep } from './rounding-step'

describe('robust statistics', () => {
  it('take the middle, also of an even count, and know nothing of nothing', () => {
    expect(median([9, 1, 5])).toBe(5)
    expect(median([4, 1, 2, 3])).toBe(2.5)
    expect(median([])).toBeNull()
    expect(mean([])).toBeNull()
    expect(mean([1, 2, 6])).toBe(3)
    expect(quantile([0, 10], 0.25)).toBe(2.5)
  })

  it('measure spread without the outlier', () => {
    expect(robustSd([1, 2, 3, 4, 1000])).toBeCloseTo(1.4826, 6)
    expect(robustSd([])).toBeNull()
  })

  it('leave gaps out instead of counting them as zero', () => {
    expect(measured([1, null, 0])).toEqual([1, 0])
  })
})

describe('roundingStep', () => {
  it('finds the unit of an index although "less than 1" is written 0.5', () => {
    expect(roundingStep([0.5, 1, 2, 1, 4])).toBe(1)
    expect(roundingStep([0.5, 1, 0.5])).toBe(1)
    expect(roundingStep([0.5])).toBe(1)
  })

  it('finds a scaled unit and none in values that were not rounded', () => {
    expect(roundingStep([0.7, 1.4, 2.8, 4.2])).toBeCloseTo(1.4, 9)
    expect(roundingStep([0.1234, 0.4321, 0.4322, 0.90005])).toBe(0)
    expect(roundingStep([40, 42, 45])).toBe(1)
    expect(roundingStep([0.123])).toBe(0)
  })
})
