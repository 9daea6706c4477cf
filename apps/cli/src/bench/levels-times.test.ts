import type { Level } from '@trendee/core/trend/vocabulary'
import { expect, it } from 'vitest'
import { isFallen, middleWait, timesOfCase } from './levels-times'

it('calls an index fallen under 85 % of the top of its last twelve weeks', () => {
  const values = [100, ...Array.from({ length: 11 }, () => 84), 84]
  expect(isFallen(values, 0)).toBe(false)
  expect(isFallen(values, 11)).toBe(true)
  // The top is twelve weeks old now.
  expect(isFallen(values, 12)).toBe(false)
})

it('counts the weeks to a badge and a breakout, and whether a badge stays three weeks into the fall', () => {
  const values = [10, 10, 20, 20, 20, 10, 10, 10, 10]
  const upTo = (levels: readonly Level[]) => timesOfCase(levels, values, 3)
  const gone: Level[] = ['none', 'hot', 'breakout', 'hot', 'hot', 'none', 'none']
  expect(upTo(gone)).toEqual({ untilBadge: 1, untilBreakout: 2, isLate: false, weeks: 4, fallen: 2 })
  const stays: Level[] = ['none', 'none', 'none', 'hot', 'hot', 'hot', 'hot']
  // What comes with the fall has not come on the rise.
  expect(upTo(stays)).toEqual({ untilBadge: Infinity, untilBreakout: Infinity, isLate: true, weeks: 4, fallen: 4 })
})

it('writes the middle of waits, some of them without end', () => {
  expect(middleWait([3, 1, Infinity])).toBe('3.0')
  expect(middleWait([1, Infinity, Infinity])).toBe('–')
  expect(middleWait([])).toBe('–')
})
