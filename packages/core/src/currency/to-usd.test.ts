import { describe, expect, it } from 'vitest'
import { FIRST_YEAR, USD_PER_UNIT } from './rates'
import { toUsd } from './to-usd'

describe('toUsd', () => {
  it('uses the rate of the day’s year', () => {
    expect(toUsd(100, 'EUR', '2022-06-01')).toBeCloseTo(105.3)
    expect(toUsd(100, 'EUR', '2021-12-31')).toBeCloseTo(118.3)
  })

  it('holds the first and last year outside the table', () => {
    expect(toUsd(10, 'GBP', '2015-01-01')).toBeCloseTo(12.84)
    expect(toUsd(10, 'GBP', '2031-01-01')).toBeCloseTo(13.17)
  })

  it('does not guess', () => {
    expect(toUsd(10, 'XXX', '2024-01-01')).toBeNull()
    expect(toUsd(null, 'USD', '2024-01-01')).toBeNull()
  })

  it('has every currency for every year', () => {
    const years = USD_PER_UNIT['USD']?.length ?? 0
    expect(FIRST_YEAR + years - 1).toBe(2025)
    for (const [currency, rates] of Object.entries(USD_PER_UNIT)) {
      expect(rates, currency).toHaveLength(years)
      expect(Math.min(...rates), currency).toBeGreaterThan(0)
    }
  })
})
