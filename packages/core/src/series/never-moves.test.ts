import { expect, it } from 'vitest'
import { neverMoves } from './never-moves'

const of = (weeks: number, value = 0.5) => Array.from({ length: weeks }, () => value)

it.each([
  ['one value all along', of(261), true],
  ['one value but for gaps', [...of(60), null, ...of(60)], true],
  ['what moved longer than two years ago', [3, ...of(104)], true],
  ['what moved in two years', [3, ...of(103)], false],
  ['what is seen to round up', [...of(50), 1, ...of(50)], true],
  ['a steady value with a step of rounding', [...of(50, 13), 14, ...of(50, 13)], false],
  ['a single week', of(1), false],
  ['nothing', [null], false],
])('%s', (_, values, expected) => {
  expect(neverMoves(values, 1)).toBe(expected)
})
