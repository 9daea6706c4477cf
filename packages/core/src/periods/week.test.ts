import { describe, expect, it } from 'vitest'
import { addWeeks, dayNumber, lastCompleteWeek, mondayOf, weeksBetween } from './week'

describe('weeks', () => {
  it('start on Monday', () => {
    expect(mondayOf('2025-04-20')).toBe('2025-04-14')
    expect(mondayOf('2025-04-21')).toBe('2025-04-21')
    expect(mondayOf('1969-12-31')).toBe('1969-12-29')
  })

  it('are complete only when Sunday has passed', () => {
    expect(lastCompleteWeek('2025-04-20')).toBe('2025-04-14')
    expect(lastCompleteWeek('2025-04-19')).toBe('2025-04-07')
  })

  it('count across a year end', () => {
    expect(weeksBetween('2024-12-23', '2025-01-06')).toBe(2)
    expect(addWeeks('2025-01-06', -2)).toBe('2024-12-23')
  })

  it('refuse what is no date', () => {
    expect(() => dayNumber('20250101')).toThrow(RangeError)
    expect(() => dayNumber('2025-13-01')).toThrow(RangeError)
  })
})
