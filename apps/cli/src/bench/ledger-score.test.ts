import { addWeeks } from '@trendee/core/periods/week'
import { groupScore, scoreLedgerForecast } from '@trendee/core/forecast/score-ledger'
import { describe, expect, it } from 'vitest'
import { HORIZON, scoreOrigin } from './fashion-weekly'
import { seasonalNaive } from './reference-forecasts'

const START = '2020-01-06'
const YEARS = 2
const ORIGIN = 52 * YEARS
const flat = (value: number) => Array.from({ length: 52 }, () => value)

/** Two flat years of training, whose step is the scale of the error, and a flat third that came. */
const WORLD = [
  { values: [...flat(6), ...flat(10), ...flat(12)], said: 11, half: 2 },
  { values: [...flat(10), ...flat(8), ...flat(9)], said: 6, half: 1 },
  { values: [...flat(1), ...flat(2), ...flat(2)], said: 2.5, half: 1 },
  { values: [...flat(20), ...flat(30), ...flat(25)], said: 25, half: 0 },
  { values: [...flat(5), ...flat(4), ...flat(7)], said: 5, half: 1 },
] as const

describe('the ledger beside the bench', () => {
  const forecasts = WORLD.map(({ said, half }) => ({
    mean: flat(said),
    lower: flat(said - half),
    upper: flat(said + half),
  }))
  const series = WORLD.map(({ values }) => values)
  const scores = WORLD.flatMap(({ values }, index) => {
    const frozen = { origin: addWeeks(START, ORIGIN - 1), knownLevel: null, ...forecasts[index] }
    const { mean = [], lower = [], upper = [] } = frozen
    return scoreLedgerForecast({ ...frozen, mean, lower, upper }, { start: START, values }, HORIZON) ?? []
  })
  const ledger = groupScore(scores)

  it('has the same error and coverage as the bench, and both are what a hand works out', () => {
    const bench = scoreOrigin(series, ORIGIN, forecasts)
    // |12−11| ÷ 4, |9−6| ÷ 2, |2−2.5| ÷ 1, 0 ÷ 10, |7−5| ÷ 1; inside the band are the first, third and fourth.
    expect(ledger.mase).toBeCloseTo((0.25 + 1.5 + 0.5 + 0 + 2) / 5, 12)
    expect(ledger.coverage).toBeCloseTo(3 / 5, 12)
    expect([bench.mase, bench.coverage]).toEqual([ledger.mase, ledger.coverage])
  })

  it('has the same error of repeating last year', () => {
    const naive = series.map((values) => seasonalNaive(values.slice(0, ORIGIN), HORIZON))
    // |12−10| ÷ 4, |9−8| ÷ 2, 0 ÷ 1, |25−30| ÷ 10, |7−4| ÷ 1
    expect(ledger.naiveMase).toBeCloseTo((0.5 + 0.5 + 0 + 0.5 + 3) / 5, 12)
    expect(scoreOrigin(series, ORIGIN, naive).mase).toBe(ledger.naiveMase)
  })
})
