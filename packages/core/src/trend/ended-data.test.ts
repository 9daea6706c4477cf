import { expect, it } from 'vitest'
import { addDays } from '../periods/week'
import { endedData, readingDay } from './ended-data'

const LAST = '2025-08-10'
const after = (days: number) => addDays(LAST, days)

it.each([
  ['on the newest day', { newest: LAST, today: LAST }, null],
  ['eight weeks before others', { newest: after(56), today: after(56) }, null],
  ['longer before others', { newest: after(57), today: after(57) }, 'behind'],
  ['the newest, read half a year later', { newest: LAST, today: after(182) }, null],
  ['the newest, read later than that', { newest: LAST, today: after(183) }, 'old'],
  ['behind others and old', { newest: after(57), today: after(400) }, 'behind'],
])('data that ends %s', (_, read, expected) => {
  expect(endedData(LAST, read)).toBe(expected)
})

it('is read on the day of the clock, but never before it ends', () => {
  expect(readingDay(LAST, '2025-09-01')).toEqual({ newest: LAST, today: '2025-09-01' })
  expect(readingDay(LAST, '2025-01-01')).toEqual({ newest: LAST, today: LAST })
})
