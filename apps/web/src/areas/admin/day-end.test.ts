import { describe, expect, it } from 'vitest'
import { isoDay } from '../../shared/format/iso-day'
import { dayAfter, endOfDay } from './day-end'

describe('the end of a day', () => {
  it('is its last second, and still that day', () => {
    expect(endOfDay('1970-01-01')).toBe(86_399)
    expect(isoDay(endOfDay('2028-02-29'))).toBe('2028-02-29')
  })
})

describe('the day after so many days', () => {
  it('crosses months and leap days', () => {
    const noon = Date.UTC(2028, 1, 28, 12) / 1000
    expect([dayAfter(0, noon), dayAfter(1, noon), dayAfter(2, noon)]).toEqual([
      '2028-02-28',
      '2028-02-29',
      '2028-03-01',
    ])
  })
})
