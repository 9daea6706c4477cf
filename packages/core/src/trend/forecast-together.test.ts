import { addWeeks } from '../periods/week'
import { expect, it } from 'vitest'
import type { Forecast } from '../forecast/forecast-pool'
import {
  type KnownForecasts,
  type SeriesPool,
  forecastContext,
  forecastTogether,
  lastWeekOf,
} from './forecast-together'
import { FIRST_WEEK, seasonal, weeklySignal } from './testing/weekly-signals'
import { groupsOf } from './trend-groups'

const groups = groupsOf(
  [
    weeklySignal('two-years', seasonal(104)),
    weeklySignal('too-short', seasonal(103)),
    weeklySignal('three-years', seasonal(156)),
    weeklySignal(
      'unknown',
      Array.from({ length: 156 }, () => null),
    ),
  ],
  () => '',
  addWeeks(FIRST_WEEK, 104),
)

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

/** Forecasts by all that they are made of. */
class Known implements KnownForecasts {
  readonly kept: [string, readonly Forecast[]][] = []
  constructor(private readonly earlier: readonly [string, readonly Forecast[]][] = []) {}
  find(pool: SeriesPool) {
    return new Map(this.earlier).get(JSON.stringify(pool)) ?? null
  }
  keep(pool: SeriesPool, forecasts: readonly Forecast[]) {
    this.kept.push([JSON.stringify(pool), forecasts])
  }
}

it('takes what an earlier analysis made of the same series, and makes what is new', () => {
  const first = new Known()
  const [firstContext, secondContext] = [forecastContext(first), forecastContext(new Known(first.kept))]
  const made = [0, 52].map((weeksAgo) => forecastTogether(groups, weeksAgo, firstContext))
  expect(made.flatMap((some) => [...some.values()]).map(({ isKnown }) => isKnown)).not.toContain(true)
  const taken = [0, 52].map((weeksAgo) => forecastTogether(groups, weeksAgo, secondContext))
  const known = (some: typeof made) => some.map((all) => [...all].map(([at, one]) => [at, { ...one, isKnown: true }]))
  expect(taken.map((all) => [...all])).toEqual(known(made))

  // One of the three years long has another last value; that of two years long is as it was.
  const changed = groups.map((group) => {
    const { series } = group.primary
    if (group.trendId !== 'three-years') return group
    return {
      ...group,
      primary: { ...group.primary, series: { ...series, values: [...series.values.slice(0, -1), 7] } },
    }
  })
  const third = new Known(first.kept)
  const thirdContext = forecastContext(third)
  const again = forecastTogether(changed, 0, thirdContext)
  expect([again.get(0)?.isKnown, again.get(2)?.isKnown]).toEqual([true, false])
  expect(again.get(2)).toEqual(forecastTogether(changed, 0).get(2))
  // A year ago it was the same.
  expect(forecastTogether(changed, 52, thirdContext).get(2)?.isKnown).toBe(true)
  expect(third.kept).toHaveLength(1)
  const renamed = groups.map((group) => ({ ...group, trendId: `${group.trendId}-too` }))
  expect(forecastTogether(renamed, 0, forecastContext(new Known(first.kept))).get(0)?.isKnown).toBe(false)
})

it('knows the last week of a series', () => {
  expect(lastWeekOf({ start: '2025-06-02', values: [1, null, 3] })).toBe('2025-06-16')
})
