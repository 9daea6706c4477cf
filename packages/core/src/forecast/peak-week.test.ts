import { describe, expect, it } from 'vitest'
import { peakWeek } from './peak-week'

const wave = (top: number): number[] =>
  Array.from({ length: 104 }, (_, week) => 10 + 4 * Math.cos((2 * Math.PI * (week - top)) / 52))

describe('peakWeek', () => {
  it('names the Monday of the highest week of the next year', () => {
    const peak = peakWeek(wave(19), '2018-12-31', null)
    expect(peak?.week).toBe('2019-05-20')
    expect(peak?.weeksAhead).toBe(20)
    expect(peak?.excess).toBeCloseTo(0.4, 6)
  })
  it('is none when the top is now or behind', () => {
    expect(peakWeek(wave(19), '2018-12-31', 13.9)?.weeksAhead).toBe(20)
    expect(peakWeek(wave(19), '2018-12-31', 14)).toBeNull()
  })
  it('does not look beyond the year', () => {
    const late = wave(19).map((value, week) => (week === 60 ? 1000 : value))
    expect(peakWeek(late, '2018-12-31', null)?.weeksAhead).toBe(20)
  })
  it('finds no peak in a flat year, in zeros, or in part of a year', () => {
    expect(
      peakWeek(
        Array.from({ length: 52 }, (_, week) => 10 + (week % 2) * 0.4),
        '2018-12-31',
        null,
      ),
    ).toBeNull()
    expect(
      peakWeek(
        Array.from({ length: 52 }, () => 0),
        '2018-12-31',
        null,
      ),
    ).toBeNull()
    expect(peakWeek(wave(19).slice(0, 51), '2018-12-31', null)).toBeNull()
    expect(peakWeek([], '2018-12-31', null)).toBeNull()
  })
})
