import { describe, expect, it } from 'vitest'
import { weeksBetween } from '../periods/week'
import { plantEvents, plantSeries, seasonalWorld, seededRandom } from './planted-series'

describe('plantSeries', () => {
  it('writes the same world twice and another one for another seed', () => {
    expect(plantSeries(seasonalWorld(1))).toEqual(plantSeries(seasonalWorld(1)))
    expect(plantSeries(seasonalWorld(1)).values).not.toEqual(plantSeries(seasonalWorld(2)).values)
  })

  it('puts the peak in its week', () => {
    const still = { seasonHeightSpread: 0, seasonDateSpread: 0, noiseLog: 0, growthLog: 0, roundTo: 0 }
    const { values } = plantSeries({
      ...seasonalWorld(1),
      ...still,
      peakWeek: 20,
      base: 10,
      seasonLog: Math.log(3),
      peakWidthWeeks: 4,
    })
    for (const monday of ['2021-05-17', '2022-05-16', '2023-05-15', '2024-05-13']) {
      const week = weeksBetween('2020-08-10', monday)
      const year = values.slice(week - 26, week + 26).map((value) => value ?? 0)
      expect(Math.abs(year.indexOf(Math.max(...year)) - 26)).toBeLessThanOrEqual(1)
      expect(Math.max(...year)).toBeCloseTo(30, 0)
      expect(year[0]).toBeCloseTo(10, 1)
    }
  })

  it('multiplies from the first week of an event on, as a step, a ramp or a burst', () => {
    const flat = { start: '2024-01-01', values: [10, 10, 10, 10, null, 10] }
    expect(plantEvents(flat, [{ fromWeek: 3, factor: 2 }], 1).values).toEqual([10, 10, 10, 20, null, 20])
    expect(plantEvents(flat, [{ fromWeek: 1, factor: 2, rampWeeks: 2 }], 1).values).toEqual([10, 15, 20, 20, null, 20])
    expect(plantEvents(flat, [{ fromWeek: 2, factor: 3, lastsWeeks: 1 }], 1).values).toEqual([10, 10, 30, 10, null, 10])
    const falling = { fromWeek: 1, factor: 3, lastsWeeks: 1, fallWeeks: 4 }
    expect(plantEvents(flat, [falling], 1).values).toEqual([10, 30, 25, 20, null, 10])
    expect(plantEvents(flat, [{ fromWeek: 2, factor: 0.01, lastsWeeks: 1 }], 1).values[2]).toBe(0.5)
  })

  it('draws evenly between 0 and 1', () => {
    const random = seededRandom(9)
    const draws = Array.from({ length: 4000 }, () => random())
    expect(Math.min(...draws)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...draws)).toBeLessThan(1)
    expect(draws.reduce((sum, draw) => sum + draw, 0) / 4000).toBeCloseTo(0.5, 1)
  })
})
