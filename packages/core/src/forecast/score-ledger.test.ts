import { describe, expect, it } from 'vitest'
import { addWeeks } from '../periods/week'
import { type LedgerScore, bestAndWorst, groupScore, meanForecastScore, scoreLedgerForecast } from './score-ledger'

const year = (value: number): number[] => Array.from({ length: 52 }, () => value)
const START = '2024-01-01'
/** The last of the two years of training. */
const ORIGIN = addWeeks(START, 103)
/** Training moves by 4 from one year to the next: that is the scale of every error. */
const TRAINING = [...year(6), ...year(10)]
const frozen = {
  origin: ORIGIN,
  knownLevel: null,
  mean: [12, 12, 12, 12],
  lower: [11, 11, 11, 11],
  upper: [13, 13, 13, 13],
}
const series = (...came: (number | null)[]) => ({ start: START, values: [...TRAINING, ...came] })

describe('scoreLedgerForecast', () => {
  it('holds what was said to what came, and to repeating last year', () => {
    // Errors 0, 1, 2, 1 of the forecast; 2, 3, 4, 1 of last year's 10: means 1 and 2.5, over a scale of 4.
    expect(scoreLedgerForecast(frozen, series(12, 13, 14, 11), 4)).toMatchObject({
      weeks: 4,
      mase: 0.25,
      naiveMase: 0.625,
      coverage: 0.75,
      said: 12,
      came: 12.5,
    })
  })

  it('looks at the first weeks only', () => {
    expect(scoreLedgerForecast(frozen, series(12, 14, 99, 99), 2)).toMatchObject({
      weeks: 2,
      mase: 0.25,
      coverage: 0.5,
    })
  })

  it('leaves out weeks that nobody measured, of what was said as of what came', () => {
    const rising = { ...frozen, mean: [10, 12, 14, 16] }
    expect(scoreLedgerForecast(rising, series(10, null, 14, null), 4)).toMatchObject({
      weeks: 2,
      said: 12,
      came: 12,
      mase: 0,
    })
    expect(scoreLedgerForecast(frozen, series(12, null, null, null), 4)).toBeNull()
  })

  it('waits for the last week, and for a forecast that reaches so far', () => {
    expect(scoreLedgerForecast(frozen, series(12, 13, 14), 4)).toBeNull()
    expect(scoreLedgerForecast(frozen, series(12, 13, 14, 11, 12), 5)).toBeNull()
  })

  it('compares with nobody where the year before a week is not known', () => {
    const gap = { start: START, values: [...year(6), null, ...year(10).slice(1), 12, 12, 12, 12] }
    expect(scoreLedgerForecast(frozen, gap, 4)).toMatchObject({ mase: 0, naiveMase: null })
  })

  it('brings the forecast to the scale that the series has now', () => {
    // The year up to the origin was 5 when it was said and is 10 now.
    const halved = {
      ...frozen,
      knownLevel: 5,
      mean: [6, 6, 6, 6],
      lower: [5.5, 5.5, 5.5, 5.5],
      upper: [6.5, 6.5, 6.5, 6.5],
    }
    expect(scoreLedgerForecast(halved, series(12, 13, 14, 11), 4)).toMatchObject({
      mase: 0.25,
      coverage: 0.75,
      said: 12,
    })
  })

  it('says nothing of a series that begins after the origin', () => {
    const late = { start: addWeeks(ORIGIN, 1), values: [1, 2, 3, 4] }
    expect(scoreLedgerForecast(frozen, late, 4)).toMatchObject({ mase: null, naiveMase: null, said: 12, came: 2.5 })
  })
})

function score(mase: number | null, naiveMase: number | null, coverage: number | null): LedgerScore {
  return { weeks: 4, isComplete: true, smape: null, said: 1, came: 1, mase, naiveMase, coverage }
}

describe('groupScore', () => {
  it('is the plain mean over forecasts, and over those that can be compared', () => {
    const scores = [
      score(0.5, 1, 1),
      score(1, 0.5, 0.5),
      score(1.5, 2, 0),
      score(1, 1, 1),
      score(2, 3, 0.5),
      score(3, null, 0),
      score(null, null, 1),
    ]
    expect(groupScore(scores)).toEqual({
      scored: 7,
      mase: 1.5,
      coverage: 4 / 7,
      compared: 5,
      comparedMase: 1.2,
      naiveMase: 1.5,
      closer: 0.6,
    })
    expect(meanForecastScore(scores)).toEqual({ mase: 1.5, smape: null, coverage: 4 / 7 })
  })

  it('gives no number for fewer than five', () => {
    expect(groupScore([1, 1, 1, 1].map((mase) => score(mase, 2, 1)))).toEqual({
      scored: 4,
      mase: null,
      coverage: null,
      compared: 4,
      comparedMase: null,
      naiveMase: null,
      closer: null,
    })
  })
})

describe('bestAndWorst', () => {
  const rows = (count: number) => Array.from({ length: count }, (_, at) => ({ mase: count - at }))
  it('names ten of each, and of fewer than twenty none twice', () => {
    const many = bestAndWorst([...rows(30), { mase: null }])
    expect(many.best.map(({ mase }) => mase)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(many.worst.map(({ mase }) => mase)).toEqual([30, 29, 28, 27, 26, 25, 24, 23, 22, 21])
    expect(bestAndWorst(rows(3))).toEqual({ best: [{ mase: 1 }], worst: [{ mase: 3 }] })
    expect(bestAndWorst(rows(1))).toEqual({ best: [], worst: [] })
  })
})
