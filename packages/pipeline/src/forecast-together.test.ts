import { addWeeks } from '@trendee/core/periods/week'
import { expect, it } from 'vitest'
import { forecastTogether, lastWeekOf } from './forecast-together'
import { FIRST_WEEK, seasonal, weeklySignal } from './testing/weekly-signals'
import { groupsOf } from './trend-groups'

const groups = groupsOf([
  weeklySignal('two-years', seasonal(104)),
  weeklySignal('too-short', seasonal(103)),
  weeklySignal('three-years', seasonal(156)),
  weeklySignal(
    'unknown',
    Array.from({ length: 156 }, () => null),
  ),
])

it('forecasts a year from two years on, from the last week that was measured', () => {
  const made = forecastTogether(groups, 0)
  expect(made.has(1)).toBe(false)
  const forecast = made.get(0)
  expect(forecast).toMatchObject({ origin: addWeeks(FIRST_WEEK, 103), isBacktest: false, interval: 0.8 })
  for (const values of [forecast?.mean, forecast?.lower, forecast?.upper]) expect(values).toHaveLength(52)
  // A season without noise comes again: within a tenth of its own height.
  const next = seasonal(52, 0, 104)
  forecast?.mean.forEach((value, week) => {
    expect(Math.abs(value - (next[week] ?? 0)), `week ${week}`).toBeLessThan(7)
    expect(forecast.lower[week]).toBeLessThanOrEqual(value)
    expect(forecast.upper[week]).toBeGreaterThanOrEqual(value)
  })
})

it('forecasts as some weeks ago, on nothing newer', () => {
  const made = forecastTogether(groups, 52)
  expect([...made.keys()].filter((index) => index !== 3)).toEqual([2])
  expect(made.get(2)).toMatchObject({ origin: addWeeks(FIRST_WEEK, 103), isBacktest: true })
  const later = groups.map((group) => ({
    ...group,
    primary: {
      ...group.primary,
      series: {
        ...group.primary.series,
        values: group.primary.series.values.map((value, week) => (week < 104 ? value : 9999)),
      },
    },
  }))
  expect(forecastTogether(later, 52).get(2)).toEqual(made.get(2))
})

it('knows the last week of a series', () => {
  expect(lastWeekOf({ start: '2025-06-02', values: [1, null, 3] })).toBe('2025-06-16')
})
