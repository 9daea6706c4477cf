import { describe, expect, it } from 'vitest'
import { holtWinters, seasonalNaive } from './reference-forecasts'

const season = Array.from({ length: 208 }, (_, week) => 10 + 5 * Math.sin((2 * Math.PI * week) / 52))

describe('reference forecasts', () => {
  it('seasonal naive repeats the last 52 weeks, over and over', () => {
    const { mean } = seasonalNaive([0, ...season], 60)
    expect(mean.slice(0, 52)).toEqual(season.slice(-52))
    expect(mean[52]).toBe(mean[0])
  })
  it('Holt-Winters continues a season that never changes', () => {
    holtWinters(season, 52).mean.forEach((value, week) => expect(value).toBeCloseTo(season[week] ?? Number.NaN, 9))
  })
  it('Holt-Winters follows a level that moved', () => {
    const moved = season.map((value, week) => (week < 150 ? value : value + 20))
    const { mean } = holtWinters(moved, 52)
    expect(mean.reduce((sum, value) => sum + value, 0) / 52).toBeCloseTo(30, 0)
  })
})
