import { describe, expect, it } from 'vitest'
import { arrivalFor, bestOrder, normalQuantile, orderCase, salesSpan } from './order-outcome'

const BAND = {
  start: '2025-06-02',
  mean: [10, 20, 30, 20, 10],
  lower: [5, 10, 15, -2, 5],
  upper: [15, 30, 45, 40, 15],
}
const TERMS = { expected: 1000, minimum: 0, cost: 10, price: 30, clearance: 5 }

describe('weeks on sale', () => {
  it('add up the band, nothing below zero, as shares of what is expected', () => {
    // 20 + 30 + 20 = 70 expected; 10 + 15 + 0 and 30 + 45 + 40 at the edges.
    expect(salesSpan(BAND, '2025-06-09', 3)).toEqual({ lower: 25 / 70, upper: 115 / 70 })
  })
  it.each([
    ['before the forecast', '2025-05-26', 2],
    ['beyond its end', '2025-06-23', 3],
    ['none', '2025-06-09', 0],
  ])('are not told %s', (_, arrival, weeks) => {
    expect(salesSpan(BAND, arrival, weeks)).toBeNull()
  })
  it('are not told where nothing is expected', () => {
    expect(salesSpan({ ...BAND, mean: [0, 0, 0, 0, 0] }, '2025-06-02', 5)).toBeNull()
  })
  it('lie around the peak, as far as the goods are there', () => {
    expect(arrivalFor('2025-06-30', 8, '2025-05-05')).toBe('2025-06-02')
    expect(arrivalFor('2025-06-30', 8, '2025-06-16')).toBe('2025-06-16')
  })
})

describe('an order', () => {
  it('that is too large loses what is left over', () => {
    // 1000 ordered, 600 wanted: 600 × 20 earned, 400 × 5 lost.
    expect(orderCase(TERMS, 1000, 0.6)).toEqual({
      demand: 600,
      sold: 600,
      left: 400,
      missed: 0,
      profit: 10_000,
      costOfError: 2000,
    })
  })
  it('that is too small misses the margin', () => {
    expect(orderCase(TERMS, 1000, 1.5)).toMatchObject({
      sold: 1000,
      left: 0,
      missed: 500,
      profit: 20_000,
      costOfError: 10_000,
    })
  })
  it('that is right costs nothing', () => {
    expect(orderCase(TERMS, 1000, 1).costOfError).toBe(0)
  })
})

describe('the best order', () => {
  const span = { lower: 0.5, upper: 1.5 }
  it('is what is expected where a piece too many costs as much as one too few', () => {
    expect(bestOrder({ ...TERMS, price: 15 }, span)).toBe(1000)
  })
  it('is larger the more a sale brings against a leftover', () => {
    // 20 of 25: the 80th percentile, 0.8416 deviations of 1000 / 2.5632 = 390.1 above.
    expect(bestOrder(TERMS, span)).toBe(1328)
  })
  it('stays within the band where leftovers lose nothing', () => {
    expect(bestOrder({ ...TERMS, clearance: 10 }, span)).toBe(1500)
  })
  it('is not below what the maker takes, and nothing where a sale brings nothing', () => {
    expect(bestOrder({ ...TERMS, minimum: 5000 }, span)).toBe(5000)
    expect(bestOrder({ ...TERMS, price: 10, minimum: 500 }, span)).toBe(0)
  })
  it('is the better one of its neighbours over the whole of the demand', () => {
    const deviation = 1000 / 2.5632
    const steps = Array.from({ length: 2001 }, (_, step) => -4 + (8 * step) / 2000)
    const mean = (ordered: number) => {
      const weights = steps.map((z) => Math.exp((-z * z) / 2))
      const profits = steps.map((z) => orderCase(TERMS, ordered, Math.max(0, 1 + (z * deviation) / 1000)).profit)
      return profits.reduce((sum, profit, step) => sum + profit * (weights[step] ?? 0), 0)
    }
    const best = bestOrder(TERMS, span)
    expect(mean(best)).toBeGreaterThan(mean(best - 40))
    expect(mean(best)).toBeGreaterThan(mean(best + 40))
  })
})

it('quantiles of the normal', () => {
  expect(normalQuantile(0.5)).toBeCloseTo(0, 5)
  expect(normalQuantile(0.9)).toBeCloseTo(1.2816, 4)
  expect(normalQuantile(0.025)).toBeCloseTo(-1.96, 3)
})
