import { LEVEL_THRESHOLDS, type LevelRule } from '@trendee/core/trend/level'
import { levelWhyJson } from '@trendee/core/trend/level-why-json'
import { expect, it } from 'vitest'
import { levelWhy } from '../fields'
import { decisionFacts, hasForecast, isShort, peakAhead, risesWithoutLevel, tellsAYear, whyFacts } from './trend-facts'

const trend: Parameters<typeof decisionFacts>[0] = {
  as_of: '2025-01-12',
  told_on: '2025-01-19',
  is_stale: false,
  forecast_peak_week: '2025-05-19',
  forecast_growth: 0.2,
  forecast_confidence: 'usual',
  lifecycle: 'growing',
  is_seasonal: true,
  sparkline: { values: [1, null, 20], forecast: [21, 22] },
}

it('a forecast that is not shown is none to decide by', () => {
  expect(hasForecast(trend)).toBe(true)
  expect(hasForecast({ forecast_growth: null, sparkline: { forecast: [] } })).toBe(false)
  // A year that began with nothing has a forecast without a growth.
  expect(hasForecast({ forecast_growth: null, sparkline: { forecast: [3] } })).toBe(true)
})

const whyOf = (rule: LevelRule, weeks = 200) =>
  levelWhy.parse(
    JSON.parse(
      levelWhyJson({
        rule,
        inputs: null,
        sample: { weeks, recentWeeks: 4, baseWeeks: 52, seasonYears: 3, season: 'none' },
        thresholds: LEVEL_THRESHOLDS,
      }),
    ),
  )

it('a curve tells a year by the one before or by the one ahead', () => {
  const without = {
    forecast_growth: null,
    sparkline: { forecast: [] },
    is_stale: false,
    level_why: whyOf('too_short', 26),
  }
  expect(tellsAYear({ ...without, yoy: null })).toBe(false)
  expect(tellsAYear({ ...without, yoy: 0 })).toBe(true)
  expect(tellsAYear({ ...without, yoy: null, sparkline: { forecast: [3] } })).toBe(true)
  const short = { ...without, yoy: null, forecast_seasons: [] }
  expect([short, { ...short, yoy: 0 }, { ...short, is_stale: true }].map(isShort)).toEqual([true, false, false])
})

it('a curve of years is not short, whether it is too small to tell them or its forecast is hidden', () => {
  const long = { forecast_growth: null, sparkline: { forecast: [] }, is_stale: false, yoy: null, forecast_seasons: [] }
  const small = { ...long, level_why: whyOf('too_small', 260) }
  const gapped = { ...long, level_why: whyOf('below_hot', 150) }
  const ended = { ...gapped, is_stale: true }
  expect([small, gapped, ended].map(isShort)).toEqual([false, false, false])
  expect([small, gapped, ended].map(tellsAYear)).toEqual([false, true, false])
})

it('a decision counts with the lead time and with how far the forecast can be relied on', () => {
  expect(decisionFacts(trend, 9)).toMatchObject({ leadWeeks: 9, confidence: 'usual', peakWeek: '2025-05-19' })
  expect(decisionFacts({ ...trend, forecast_confidence: 'low' }, 9).confidence).toBe('low')
})

it('a trend stands at its top where the whole year ahead stays clearly below the newest week', () => {
  const atTop = (values: (number | null)[], forecast: number[]) =>
    decisionFacts({ ...trend, sparkline: { values, forecast } }, 9).isAtTop
  expect(atTop([4, 20], [12, 14])).toBe(true)
  expect(atTop([4, 20], [12, 19.5])).toBe(false)
  expect(atTop([4, 20], [])).toBe(false)
  expect(atTop([20, null], [12])).toBe(false)
})

it('what has no level for want of height or news rises, unless it falls now', () => {
  const rising: Parameters<typeof risesWithoutLevel>[0] = {
    yoy: 0.4,
    is_stale: false,
    lifecycle: 'growing',
    adjusted_growth: 0,
    level_why: whyOf('below_hot'),
  }
  expect(risesWithoutLevel(rising)).toBe(true)
  expect(risesWithoutLevel({ ...rising, level_why: whyOf('no_longer_new'), adjusted_growth: null })).toBe(true)
  for (const rule of ['fell_from_top', 'too_small', 'never_moves', 'meets_hot'] as const) {
    expect(risesWithoutLevel({ ...rising, level_why: whyOf(rule) }), rule).toBe(false)
  }
  expect(risesWithoutLevel({ ...rising, yoy: null })).toBe(false)
  expect(risesWithoutLevel({ ...rising, yoy: 0 })).toBe(false)
  expect(risesWithoutLevel({ ...rising, adjusted_growth: -0.01 })).toBe(false)
  expect(risesWithoutLevel({ ...rising, lifecycle: 'declining' })).toBe(false)
  expect(risesWithoutLevel({ ...rising, is_stale: true })).toBe(false)
})

it('a decision is taken on the day of reading, and not by data that has ended', () => {
  expect(decisionFacts(trend, 9)).toMatchObject({ asOf: '2025-01-19', endedOn: null })
  expect(decisionFacts({ ...trend, is_stale: true }, 9).endedOn).toBe('2025-01-12')
  const sample = { weeks: 3, recentWeeks: 3, baseWeeks: 0, seasonYears: 0, season: 'none' } as const
  const why = levelWhyJson({ rule: 'below_hot', inputs: null, thresholds: LEVEL_THRESHOLDS, sample })
  const told = { ...trend, level: 'none', level_why: levelWhy.parse(JSON.parse(why)), story: null, yoy: 0.4 } as const
  expect([whyFacts(told).endedOn, whyFacts({ ...told, is_stale: true }).endedOn]).toEqual([null, '2025-01-12'])
})

it('a peak is ahead until its week is over', () => {
  expect(peakAhead({ ...trend, told_on: '2025-05-25' })).toBe('2025-05-19')
  expect(peakAhead({ ...trend, told_on: '2025-05-26' })).toBeNull()
})
