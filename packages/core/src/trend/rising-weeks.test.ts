import { expect, it } from 'vitest'
import { addDays, addWeeks } from '../periods/week'
import { analyseTrend } from './analyse-trend'
import { plantSeries, seasonalWorld } from './planted-series'
import { countRisingWeeks } from './rising-weeks'

it('counts the weeks of the last eight that stand above the week before them', () => {
  expect(countRisingWeeks([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])).toBe(8)
  // The first of the eight is held against the week before the eight; older weeks are not looked at.
  expect(countRisingWeeks([9, 1, 5, 4, 4, 6, 5, 5, 4, 7])).toBe(3)
  expect(countRisingWeeks([5, 5, 5, 5])).toBe(0)
  expect(countRisingWeeks([7])).toBe(0)
})

it('counts no week that was not measured, or that follows one', () => {
  expect(countRisingWeeks([1, 2, null, 4, 5, 6])).toBe(3)
})

it('takes what is left of fractions for no rise', () => {
  expect(countRisingWeeks([0.3, 0.1 + 0.2, 0.3, 0.1 + 0.2])).toBe(0)
})

it('is, in the reason of a level, the count on the line that the chart draws', () => {
  for (let seed = 1; seed <= 20; seed += 1) {
    const series = plantSeries({ ...seasonalWorld(seed), base: 20 })
    for (const weeks of [70, 111, 180, 260]) {
      const { adjusted, why } = analyseTrend({ series, asOf: addDays(addWeeks(series.start, weeks), -1) })
      const drawn = adjusted.slice(-9).map((value) => value ?? Number.NaN)
      const counted = drawn.filter((value, week) => week > 0 && value > (drawn[week - 1] ?? 0)).length
      expect(why.inputs?.risingWeeks, `seed ${seed}, ${weeks} weeks`).toBe(counted)
    }
  }
})
