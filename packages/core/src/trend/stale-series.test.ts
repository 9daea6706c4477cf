import { expect, it } from 'vitest'
import { addDays, addWeeks } from '../periods/week'
import { freshUntil, isStale, judgedOn, lastDayOf, signalFreshUntil } from './stale-series'
import { FIRST_WEEK, weeklySignal } from './testing/weekly-signals'

const LAST = '2025-08-10'

it.each([
  ['five weeks later', 'week', 35, false],
  ['a day after that', 'week', 36, true],
  ['of months, two months later', 'month', 62, false],
  ['of months, eleven weeks later', 'month', 77, true],
] as const)('of data that ended, read %s', (_, span, days, expected) => {
  expect(isStale(freshUntil(LAST, span), addDays(LAST, days))).toBe(expected)
})

it('counts from the last week that was measured', () => {
  const gapAtTheEnd = weeklySignal('coat', [1, 2, null, null])
  expect(lastDayOf(gapAtTheEnd)).toBe(addDays(addWeeks(FIRST_WEEK, 2), -1))
  expect(signalFreshUntil(gapAtTheEnd)).toBe(addDays(addWeeks(FIRST_WEEK, 7), -1))
  expect(signalFreshUntil({ ...gapAtTheEnd, span: 'month' })).toBe(addDays(addWeeks(FIRST_WEEK, 12), -1))
})

it('judges signals on today, or on their newest day where none of them reaches today', () => {
  const early = weeklySignal('coat', [1, 2])
  const late = weeklySignal('hat', [1, 2, 3, 4])
  const end = lastDayOf(late)
  expect(judgedOn([early, late], addDays(end, 35))).toBe(addDays(end, 35))
  expect(judgedOn([early, late], addDays(end, 36))).toBe(end)
  expect(judgedOn([early, late], undefined)).toBe(end)
  // A clock that is behind the data does not cut it.
  expect(judgedOn([late], FIRST_WEEK)).toBe(end)
})
