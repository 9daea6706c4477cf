import { describe, expect, it } from 'vitest'
import { dayOf, instantSeconds, isoDay, stepOfDays } from './calendar-days'

describe('isoDay', () => {
  it('takes days of the calendar only', () => {
    expect(
      [
        '2024-02-29',
        '2023-02-29',
        '1900-02-29',
        '2000-02-29',
        '2024-04-31',
        '2024-00-10',
        '2024-13-01',
        '2024-1-1',
        '2024-05-06T10:00',
        ' 2024-05-06 ',
        '2024-05-067',
      ].map(isoDay),
    ).toEqual(['2024-02-29', '', '', '2000-02-29', '', '', '', '', '2024-05-06', '2024-05-06', ''])
  })
})

describe('instantSeconds', () => {
  it.each([
    [1744900000, 1744900000],
    ['1744900000', 1744900000],
    [1744900000123, 1744900000],
    ['2025-04-16T08:12:45+0000', 1744791165],
    ['2025-04-16T08:12:45Z', 1744791165],
    ['2025-04-16 08:12:45', 1744791165],
    ['2025-04-16T10:12:45+02:00', 1744791165],
    ['2025-04-16', 1744761600],
    [0, null],
    [12, null],
    ['soon', null],
    [null, null],
  ])('%j → %j', (cell, seconds) => {
    expect(instantSeconds(cell)).toBe(seconds)
  })
})

describe('dayOf', () => {
  it('keeps the day that is written, whatever its zone', () => {
    expect(dayOf('2025-02-11T23:30:00-05:00')).toBe('2025-02-11')
    expect(dayOf(1744934400)).toBe('2025-04-18')
    expect(dayOf('')).toBeNull()
  })
})

describe('stepOfDays', () => {
  it('takes the step from the smallest distance', () => {
    expect(stepOfDays(['2024-01-07', '2024-01-14', '2024-02-04'])).toBe('week')
    expect(stepOfDays(['2024-02-01', '2024-01-01'])).toBe('month')
    expect(stepOfDays(['2024-02-01', '2024-03-01'])).toBe('month')
    expect(stepOfDays(['2024-01-01', '2024-01-02'])).toBe('day')
    expect(stepOfDays(['2024-01-01', '2024-01-01'])).toBeNull()
  })
})
