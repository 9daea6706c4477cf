import { describe, expect, it } from 'vitest'
import { forecastSeries } from './forecast-series'
import { heldWeeks } from './held-weeks'

const everySecond = (weeks: number): number[] =>
  Array.from({ length: weeks }, (_, week) => 50 + ((Math.floor(week / 2) * 7) % 23))

describe('heldWeeks', () => {
  it('are those until the next value of a series that is renewed every second week', () => {
    expect(heldWeeks(everySecond(81))).toBe(1)
    expect(heldWeeks(everySecond(80))).toBe(0)
    expect(heldWeeks(everySecond(81).map((value, week) => (week === 60 ? null : value)))).toBe(1)
  })
  it('count from the shortest stand: months have four weeks or five', () => {
    const monthly = [4, 5, 4, 4, 5, 4, 4, 5, 4, 4, 5].flatMap((weeks, month) =>
      Array.from({ length: weeks }, () => month),
    )
    expect(heldWeeks([...monthly, 30])).toBe(3)
    expect(heldWeeks([...monthly, 30, 30, 30, 30, 30])).toBe(0)
  })
  it('are none where a value once stood for a week, where few changes are known, and behind a gap', () => {
    expect(heldWeeks([...everySecond(40), 90, ...everySecond(41)])).toBe(0)
    expect(heldWeeks(everySecond(15))).toBe(0)
    expect(heldWeeks([...everySecond(81), null])).toBe(0)
    expect(heldWeeks([])).toBe(0)
    expect(heldWeeks(Array.from({ length: 60 }, () => 7))).toBe(0)
  })
  it('are forecast as they stand', () => {
    const values = everySecond(131)
    const forecast = forecastSeries(values, { horizon: 4 })
    expect(forecast.mean[0]).toBe(values.at(-1))
    expect(forecast.mean[1]).not.toBe(values.at(-1))
    expect(forecast.lower[0]).toBeLessThanOrEqual(forecast.mean[0] ?? 0)
  })
})
