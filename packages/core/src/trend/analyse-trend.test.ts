import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, addWeeks } from '../periods/week'
import { adjustedGrowth, analyseTrend } from './analyse-trend'
import { plantEvents, plantSeries, seasonalWorld } from './planted-series'

const series = plantSeries(seasonalWorld(42))
const event = plantEvents(series, [{ fromWeek: 200, factor: 3 }], 1)

describe('analyseTrend', () => {
  it('uses nothing after asOf: the full series answers like the truncated one', () => {
    const days = fc.integer({ min: -20, max: 7 * 260 + 20 })
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 500 }), (day, seed) => {
        const full = plantSeries(seasonalWorld(seed), [{ fromWeek: 150, factor: 3 }])
        const asOf = addDays(full.start, day)
        const complete = Math.max(0, Math.floor((day + 1) / 7))
        const truncated = { start: full.start, values: full.values.slice(0, complete) }
        const answer = analyseTrend({ series: full, asOf })
        expect(answer).toEqual(analyseTrend({ series: truncated, asOf }))
        const future = full.values.map((value, week) => (week >= complete ? 1000 : value))
        expect(answer).toEqual(analyseTrend({ series: { start: full.start, values: future }, asOf }))
      }),
      { numRuns: 60, seed: 3 },
    )
  })

  it('says everything about a breakout on the day it is found, and nothing the week before it began', () => {
    const found = analyseTrend({ series: event, asOf: addDays(addWeeks(event.start, 203), 6) })
    expect(found.lastWeek).toBe(addWeeks(event.start, 203))
    expect(found.level).toBe('breakout')
    expect(found.why.rule).toBe('meets_breakout')
    expect(found.lifecycle).toBe('emerging')
    expect(found.growth.adjusted).toBeGreaterThan(1)
    expect(found.adjusted).toHaveLength(204)
    expect(found.season.factors).toHaveLength(52)
    expect(analyseTrend({ series: event, asOf: addDays(addWeeks(event.start, 199), 6) }).level).toBe('none')
  })

  it('ends where the data ends, not at asOf', () => {
    const late = analyseTrend({ series, asOf: '2030-01-01' })
    expect(late.lastWeek).toBe(addWeeks(series.start, 259))
    expect(late.yoy).toEqual(analyseTrend({ series, asOf: addDays(addWeeks(series.start, 259), 6) }).yoy)
    const trailing = { start: series.start, values: [...series.values, null, null] }
    expect(analyseTrend({ series: trailing, asOf: '2030-01-01' })).toEqual(late)
  })

  it('answers for short and empty series without inventing anything', () => {
    const short = analyseTrend({
      series: { start: series.start, values: series.values.slice(0, 30) },
      asOf: '2030-01-01',
    })
    expect(short).toMatchObject({ level: 'none', lifecycle: null, seasonStrength: null, isSeasonal: false })
    expect(short.why.rule).toBe('too_short')
    expect(short.adjusted).toEqual(series.values.slice(0, 30))
    expect(short.yoy).toMatchObject({ value: null, reason: 'too_little_data' })
    const empty = analyseTrend({ series: { start: series.start, values: [] }, asOf: '2030-01-01' })
    expect(empty).toMatchObject({ lastWeek: null, adjusted: [], level: 'none', growth: { adjusted: null } })
  })

  it('takes the season out of the adjusted series and leaves gaps as gaps', () => {
    const world = { ...seasonalWorld(5), base: 40, seasonLog: 1, peakWidthWeeks: 6, roundTo: 0, noiseLog: 0.02 }
    const steady = plantSeries({ ...world, growthLog: 0, seasonHeightSpread: 0, seasonDateSpread: 0 })
    const values = steady.values.map((value, week) => (week === 100 ? null : value))
    const { adjusted } = analyseTrend({ series: { start: steady.start, values }, asOf: '2030-01-01' })
    expect(adjusted[100]).toBeNull()
    const measured = adjusted.filter((value): value is number => value !== null)
    expect(Math.max(...measured) / Math.min(...measured)).toBeLessThan(1.3)
  })

  it('does not change with the unit of the series', () => {
    const scaled = { start: event.start, values: event.values.map((value) => (value ?? 0) * 250) }
    const asOf = addDays(addWeeks(event.start, 203), 6)
    const [plain, large] = [
      analyseTrend({ series: event, asOf }),
      analyseTrend({ series: scaled, asOf, roundingStep: 250 }),
    ]
    expect(large.level).toBe(plain.level)
    expect(large.why.inputs?.rise).toBeCloseTo(plain.why.inputs?.rise ?? 0, 9)
    expect(large.yoy.value).toBeCloseTo(plain.yoy.value ?? 0, 9)
  })

  it('refuses what is no date and a series that does not start on a Monday', () => {
    expect(() => analyseTrend({ series, asOf: '20250101' })).toThrow(RangeError)
    expect(() => analyseTrend({ series: { start: '2025-01-01', values: [1] }, asOf: '2025-02-01' })).toThrow(RangeError)
  })
})

describe('adjustedGrowth', () => {
  it('is the growth of the whole analysis, known or not', () => {
    const asked = [20, 59, 60, 110, 203, 260].map((weeks) => ({
      series: event,
      asOf: addDays(addWeeks(event.start, weeks), -1),
    }))
    const growths = asked.map(adjustedGrowth)
    expect(growths).toEqual(asked.map((input) => analyseTrend(input).growth.adjusted))
    expect(growths.map((growth) => growth === null)).toEqual([true, true, false, false, false, false])
  })
})
