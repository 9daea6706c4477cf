import { expect, it } from 'vitest'
import { seasonYearBefore } from './season-year-before'

it.each([
  ['SS26', 'SS25'],
  ['FW00', 'FW99'],
  ['SS10', 'SS09'],
  ['PF26', 'PF25'],
  ['Resort 2026', 'Resort 2025'],
  ['Resort', null],
  ['Drop 123', null],
  ['26', null],
  ['', null],
])('the season a year before %j is %j', (season, before) => {
  expect(seasonYearBefore(season)).toBe(before)
})
