import { expect, it } from 'vitest'
import { changeSince } from './change-since'

/** From Monday 1 June 2026 on; the fourth week ends with Sunday 28 June. */
const start = '2026-06-01'
const since = (values: (number | null)[], asOf = '2026-06-28') => changeSince({ start, values }, asOf)

it('holds the newest four weeks against the four up to then', () => {
  expect(since([9, 10, 11, 10, 90, 12, 13, 11, 12])).toEqual({
    change: expect.closeTo(0.2),
    notTold: null,
    weeks: 5,
  })
  // A week that was not over on the day is none of then.
  expect(since([9, 10, 11, 10, 90, 12, 13, 11, 12], '2026-07-04').weeks).toBe(5)
})

it('says why nothing is told', () => {
  expect(since([9, 10, 11, 10, 12, 12, 12])).toEqual({ change: null, notTold: 'too_soon', weeks: 3 })
  expect(since([null, null, 11, 10, 12, 12, 12, 12]).notTold).toBe('too_few')
  expect(since([10, 10, 10, 10, null, 12, null, 12]).notTold).toBe('too_few')
  expect(since([0, 0, 0, 0, 1, 1, 1, 1]).notTold).toBe('too_few')
  // The series began after the day.
  expect(since([1, 1, 1, 1, 1], '2026-05-01').notTold).toBe('too_few')
})
