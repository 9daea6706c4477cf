import { describe, expect, it } from 'vitest'
import type { SeasonOutlook } from './season-outlook'
import { judgeSeasons } from './judge-seasons'
import { isBorneOut, seasonVerdict } from './season-verdict'

function outlook(more: Partial<SeasonOutlook> = {}): SeasonOutlook {
  return {
    season: 'summer-2027',
    isBacktest: false,
    origin: '2026-10-26',
    expected: 100,
    lower: 90,
    upper: 120,
    before: 100,
    floor: 3,
    ofYear: 1,
    beforeOfYear: 1,
    peakWeek: null,
    came: null,
    cameOfYear: null,
    error: null,
    yearError: 0.8,
    yoy: 0.1,
    ...more,
  }
}
const kindOf = (more: Partial<SeasonOutlook>, error: number | null = 0.6) => {
  const { kind, reason } = seasonVerdict(outlook(more), error)
  return reason === '' ? kind : `${kind}: ${reason}`
}

describe('the verdict about a season', () => {
  it('orders what rises surely, and tests what may rise', () => {
    expect(kindOf({ before: 80 })).toBe('order')
    expect(kindOf({ before: 80, yoy: null })).toBe('order')
    expect(kindOf({ before: 80, lower: 60 })).toBe('test: wide_band')
    expect(kindOf({ before: 80, yearError: 1.1 })).toBe('test: year_off')
    expect(kindOf({ before: 80, yoy: -0.08 })).toBe('test: below_last_year')
    expect(kindOf({ before: 80 }, null)).toBe('test: untried')
    // Of several the one that says most of the trend itself; a guess says so.
    expect(kindOf({ before: 80, lower: 60, yoy: -0.08, yearError: 1.1 })).toBe('test: below_last_year')
    expect(kindOf({ before: 80, lower: 60 }, 1.4)).toBe('test')
  })
  it('repeats what comes as before, and what has its season each year though it falls', () => {
    expect(kindOf({ before: 95 })).toBe('returns')
    expect(kindOf({ before: 120 })).toBe('returns')
    expect(kindOf({ before: 150 })).toBe('leave: falling')
    expect(kindOf({ before: 95, lower: 60 })).toBe('returns: wide_band')
    expect(kindOf({ before: 95, lower: 60 }, 1.4)).toBe('returns')
    const season = { ofYear: 1.6, beforeOfYear: 1.8 }
    expect(kindOf({ before: 150, ...season })).toBe('returns')
    expect(kindOf({ before: 210, ...season })).toBe('leave: falling')
  })
  it('leaves what is not in season, only where it was not a year before either', () => {
    expect(kindOf({ ofYear: 0.4, beforeOfYear: 0.5 })).toBe('leave: out_of_season')
    // A line that climbs all year stands low at its beginning, too.
    expect(kindOf({ ofYear: 0.4, beforeOfYear: 0.9 })).toBe('returns')
  })
  it('does not count from what was not measured, or is rounding', () => {
    expect(kindOf({ before: null })).toBe('not_known: no_year_before')
    expect(kindOf({ before: 2, expected: 5 })).toBe('not_known: too_small')
    expect(kindOf({ before: 20, expected: 2 })).toBe('leave: falling')
    expect(kindOf({ before: 20, expected: 0 })).toBe('leave: falling')
    expect(kindOf({ before: 0, expected: 0, floor: 0 })).toBe('not_known: too_small')
    const out = { ofYear: 0.1, beforeOfYear: 0 }
    expect(kindOf({ before: 0, expected: 1, ...out })).toBe('leave: out_of_season')
    expect(seasonVerdict(outlook({ before: 2, ...out }), 0.6).times).toBeNull()
  })
  it('tests what rises from next to nothing, without a factor', () => {
    const verdict = seasonVerdict(outlook({ before: 0, expected: 10, lower: 9, upper: 11 }), 0.6)
    expect(verdict).toMatchObject({ kind: 'test', reason: 'from_nothing', times: null, timesUpper: null })
    expect(verdict.unsold).toBeCloseTo(10)
    expect(verdict.isGuess).toBe(false)
    expect(seasonVerdict(outlook({ before: 0 }), 1.2).isGuess).toBe(true)
  })
  it('says what an error of its band costs of a hundred pieces, and when it is a guess', () => {
    const { times, timesLower, timesUpper, unsold, missed, isGuess } = seasonVerdict(outlook({ before: 50 }), 1.01)
    expect([times, timesLower, timesUpper]).toEqual([2, 1.8, 2.4])
    expect(unsold).toBeCloseTo(10)
    expect(missed).toBeCloseTo(20)
    expect(isGuess).toBe(true)
    expect(seasonVerdict(outlook(), 1).isGuess).toBe(false)
  })
  it('is borne out by what came', () => {
    const borneOut = (said: Partial<SeasonOutlook>) => isBorneOut(seasonVerdict(outlook(said), 0.6), outlook(said))
    expect(borneOut({ before: 80, came: 80 })).toBe(true)
    expect(borneOut({ before: 80, came: 79 })).toBe(false)
    expect(borneOut({ came: 124 })).toBe(true)
    expect(borneOut({ came: 126 })).toBe(false)
    expect(borneOut({ before: 150, came: 134 })).toBe(true)
    expect(borneOut({ before: 150, came: 136 })).toBe(false)
    const out = { ofYear: 0.4, beforeOfYear: 0.5, came: 100 }
    expect([borneOut({ ...out, cameOfYear: 0.6 }), borneOut({ ...out, cameOfYear: 0.9 })]).toEqual([true, false])
    expect(borneOut({ ...out, cameOfYear: null })).toBeNull()
    expect(borneOut({ before: 80, lower: 60, came: 100 })).toBeNull()
    expect(borneOut({})).toBeNull()
  })
})

describe('judged seasons', () => {
  const backtest = (origin: string, error: number, more: Partial<SeasonOutlook> = {}) =>
    outlook({ season: 'summer-2026', isBacktest: true, origin, error, came: 100, ...more })
  const trend = (errors: readonly number[]) => ({
    kind: 'google/product',
    outlooks: [outlook(), ...errors.map((error, year) => backtest(year === 0 ? '2025-10-27' : '2024-10-28', error))],
  })

  it('go by the errors of the trend’s own forecasts from two on, else by the middle one of its kind', () => {
    const trends = [trend([1, 3]), ...[0.5, 0.6, 0.7, 0.8].map((error) => trend([error])), trend([])]
    const ahead = judgeSeasons(trends).map((seasons) => seasons[0])
    // The middle of 2, 0.5, 0.6, 0.7, 0.8.
    expect(ahead.map((season) => [season?.usualError, season?.usualErrorOf])).toEqual([
      [2, 'own'],
      ...Array.from({ length: 5 }, () => [0.7, 'kind']),
    ])
    expect(ahead[0]?.isGuess).toBe(true)
  })
  it('take no error of a kind that hardly anybody scored', () => {
    const [ahead] = judgeSeasons([trend([0.5]), trend([0.6])])[0] ?? []
    expect([ahead?.usualError, ahead?.usualErrorOf]).toEqual([null, ''])
  })
  it('know no error of a forecast whose year has not wholly come', () => {
    const fresh = Array.from({ length: 5 }, () => ({
      kind: 'google/product',
      outlooks: [outlook(), backtest('2025-11-03', 0.4), backtest('2024-10-28', 0.8)],
    }))
    expect(judgeSeasons(fresh)[0]?.[0]).toMatchObject({ usualError: 0.8, usualErrorOf: 'kind' })
  })
  it('of the past know nothing that was scored later', () => {
    const trends = Array.from({ length: 5 }, () => trend([0.2, 0.9]))
    const [, newer, older] = judgeSeasons(trends)[0] ?? []
    expect([newer?.usualError, newer?.usualErrorOf]).toEqual([0.9, 'kind'])
    expect([older?.usualError, older?.usualErrorOf]).toEqual([null, ''])
    expect([newer?.isBorneOut, judgeSeasons(trends)[0]?.[0]?.isBorneOut]).toEqual([true, null])
  })
})
