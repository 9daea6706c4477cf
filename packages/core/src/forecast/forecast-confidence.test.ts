import { describe, expect, it } from 'vitest'
import { forecastConfidence } from './forecast-confidence'

/** A flat forecast of 52 weeks at 10 whose band reaches so far to either side. */
function flat(reach: number) {
  const weeks = (value: number): number[] => Array.from({ length: 52 }, () => value)
  return { mean: weeks(10), lower: weeks(10 - reach), upper: weeks(10 + reach) }
}
/** So many weeks, of which the first few lie inside a band of ± 2. */
const came = (weeks: number, inside: number) => Array.from({ length: weeks }, (_, week) => (week < inside ? 11 : 20))

describe('forecastConfidence', () => {
  it('is low for a wide band', () => {
    expect(forecastConfidence(flat(3.9), [])).toBe('usual')
    expect(forecastConfidence(flat(4.1), [])).toBe('low')
  })
  it('is low when the last band held fewer than half of the weeks', () => {
    expect(forecastConfidence(flat(2), [{ ...flat(2), training: [], arrived: came(52, 26) }])).toBe('usual')
    expect(forecastConfidence(flat(2), [{ ...flat(2), training: [], arrived: came(52, 25) }])).toBe('low')
  })
  it('is not judged on a few weeks, nor on weeks that nobody measured', () => {
    expect(forecastConfidence(flat(2), [{ ...flat(2), training: [], arrived: came(12, 0) }])).toBe('usual')
    expect(forecastConfidence(flat(2), [{ ...flat(2), training: [], arrived: came(52, 0).map(() => null) }])).toBe(
      'usual',
    )
  })
  it('is low where repeating last year would have been the better forecast', () => {
    // A year at 8 and one at 12: the error of last year again is 4.
    const training = Array.from({ length: 104 }, (_, week) => (week < 52 ? 8 : 12))
    const tried = { ...flat(9), training }
    const arrived = (value: number) => Array.from({ length: 52 }, () => value)
    expect(forecastConfidence(flat(2), [{ ...tried, arrived: arrived(13.9) }])).toBe('usual')
    expect(forecastConfidence(flat(2), [{ ...tried, arrived: arrived(14.1) }])).toBe('low')
    expect(forecastConfidence(flat(2), [{ ...tried, arrived: arrived(14.1).slice(0, 12) }])).toBe('usual')
  })
  it('is low for a forecast of nothing with a band', () => {
    const none = { ...flat(0), mean: flat(0).mean.map(() => 0), lower: flat(0).mean.map(() => 0) }
    expect(forecastConfidence(none, [])).toBe('low')
  })
})
