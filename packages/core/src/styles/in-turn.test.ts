import { expect, it } from 'vitest'
import { inTurn } from './in-turn'

it('takes one of each kind at a time, and goes on with those that are left', () => {
  expect(inTurn([['a1', 'a2', 'a3'], [], ['c1']], 10)).toEqual(['a1', 'c1', 'a2', 'a3'])
  expect(inTurn([['a1', 'a2'], ['b1']], 2)).toEqual(['a1', 'b1'])
  expect(inTurn([], 2)).toEqual([])
})
