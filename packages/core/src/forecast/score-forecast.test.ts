import { describe, expect, it } from 'vitest'
import { scoreForecast } from './score-forecast'

const year = (value: number): number[] => Array.from({ length: 52 }, () => value)
const forecast = { mean: [10, 10, 10], lower: [8, 8, 8], upper: [12, 12, 12] }
const training = [...year(6), ...year(10)]

describe('scoreForecast', () => {
  it('scores the weeks that arrived and says that more will come', () => {
    const score = scoreForecast(forecast, training, [11, null])
    expect(score).toMatchObject({ weeks: 1, isComplete: false, mase: 0.25, coverage: 1 })
    expect(score.smape).toBeCloseTo(200 / 21, 12)
  })
  it('is complete when the last week arrived, and ignores later ones', () => {
    const score = scoreForecast(forecast, training, [11, null, 13, 1000])
    expect(score).toMatchObject({ weeks: 2, isComplete: true, mase: 0.5, coverage: 0.5 })
  })
  it('says nothing before the first week', () => {
    expect(scoreForecast(forecast, training, [])).toEqual({
      weeks: 0,
      isComplete: false,
      mase: null,
      smape: null,
      coverage: null,
    })
  })
})
