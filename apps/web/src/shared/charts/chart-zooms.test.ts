import { addWeeks } from '@trendee/core/periods/week'
import { expect, it } from 'vitest'
import { narrowing } from './chart-zooms'

const ZOOMS = [
  { label: '1 year', days: 366 },
  { label: '3 years', days: 1096 },
]
const offered = (weeks: number) =>
  narrowing(ZOOMS, { x: Array.from({ length: weeks }, (_, week) => addWeeks('2020-01-06', week)) }).map(
    ({ label }) => label,
  )

it.each([
  ['five years', 261, ['1 year', '3 years']],
  ['three years', 157, ['1 year']],
  ['a year', 53, []],
  ['some weeks', 9, []],
  ['nothing', 0, []],
])('%s can be narrowed to what is shorter', (_, weeks, expected) => {
  expect(offered(weeks)).toEqual(expected)
})
