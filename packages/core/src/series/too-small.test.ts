import { expect, it } from 'vitest'
import { isTooSmall } from './too-small'

const of = (weeks: number, value: number) => Array.from({ length: weeks }, () => value)

it.each([
  ['an index at 1', of(130, 1), 1, true],
  ['an index at 1 with an odd week', [...of(129, 1), 9], 1, true],
  ['what was larger more than a year ago', [...of(100, 40), ...of(52, 2)], 1, true],
  ['an index at 1 that two of the newest weeks leave', [...of(129, 1), 4, 1, 4], 1, false],
  ['a season of a month, now quiet', [...of(100, 1), ...of(4, 12), ...of(40, 1)], 1, false],
  ['an index at 3', of(130, 3), 1, false],
  ['the same curve on a finer scale', of(130, 1), 0.1, false],
  ['small values that are not rounded', of(130, 0.02), 0, false],
])('%s', (_, values, step, expected) => {
  expect(isTooSmall(values, step)).toBe(expected)
})
