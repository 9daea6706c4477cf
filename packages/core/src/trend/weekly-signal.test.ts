import { describe, expect, it } from 'vitest'
import { addDays } from '../periods/week'
import { toWeeklySeries } from './weekly-signal'

const daysFrom = (start: string, values: readonly (number | null)[]): { date: string; value: number | null }[] =>
  values.map((value, day) => ({ date: addDays(start, day), value }))

describe('toWeeklySeries', () => {
  it('moves a week from Sunday to the Monday after it and keeps missing weeks as gaps', () => {
    const points = [
      { date: '2025-04-13', value: 3 },
      { date: '2025-04-27', value: 0.5 },
    ]
    expect(toWeeklySeries(points, 'week_from_sunday', 'mean')).toEqual({ start: '2025-04-14', values: [3, null, 0.5] })
  })

  it('keeps weeks from Monday, the later of two points winning, in any order', () => {
    const points = [
      { date: '2025-04-21', value: 2 },
      { date: '2025-04-14', value: 1 },
      { date: '2025-04-21', value: 5 },
    ]
    expect(toWeeklySeries(points, 'week_from_monday', 'sum')).toEqual({ start: '2025-04-14', values: [1, 5] })
    expect(() => toWeeklySeries([{ date: '2025-04-15', value: 1 }], 'week_from_monday', 'sum')).toThrow(RangeError)
    expect(() => toWeeklySeries([{ date: '2025-04-14', value: 1 }], 'week_from_sunday', 'sum')).toThrow(RangeError)
  })

  it('uses only complete weeks of days', () => {
    // Thursday 2025-01-02 to Saturday 2025-01-18: only 6–12 January is whole.
    const points = daysFrom(
      '2025-01-02',
      Array.from({ length: 17 }, (_, day) => day),
    )
    expect(toWeeklySeries(points, 'day', 'sum')).toEqual({ start: '2025-01-06', values: [4 + 5 + 6 + 7 + 8 + 9 + 10] })
    expect(toWeeklySeries(points, 'day', 'mean').values).toEqual([7])
  })

  it('averages over a missing day but does not add it up as zero', () => {
    const points = daysFrom('2025-01-06', [7, 7, null, 7, 7, 7, 7])
    expect(toWeeklySeries(points, 'day', 'mean').values).toEqual([7])
    expect(toWeeklySeries(points, 'day', 'sum').values).toEqual([null])
    expect(toWeeklySeries(daysFrom('2025-01-06', [7, 7, null, null, 7, null, 7]), 'day', 'mean').values).toEqual([null])
  })

  it('gives each week the month of its Thursday', () => {
    const months = [
      { date: '2025-01-01', value: 31 },
      { date: '2025-02-01', value: 56 },
    ]
    const index = toWeeklySeries(months, 'month', 'mean')
    expect(index.start).toBe('2025-01-06')
    // 2025-01-27 has its Thursday on 30 January; the week of 24 February ends after the month.
    expect(index.values).toEqual([31, 31, 31, 31, 56, 56, 56])
    expect(toWeeklySeries(months, 'month', 'sum').values.slice(3, 5)).toEqual([7, 14])
  })

  it('makes nothing of nothing', () => {
    expect(toWeeklySeries([], 'day', 'mean').values).toEqual([])
  })
})
