import { describe, expect, it } from 'vitest'
import { WEEKLY_HORIZON, lastValue, overallAverage, scoreWeekly, weeklyTask } from './weekly-kinds'

/** Changes by 2 each week, up and down by turns. */
const zigzag = Array.from({ length: 100 }, (_, week) => 10 + 2 * (week % 2))
const young = zigzag.map((value, week) => (week < 50 ? null : value))

describe('the score of weekly series', () => {
  it('takes series that are long enough at the origin, and what came after it', () => {
    const task = weeklyTask([zigzag, young], 13)
    expect(task.training).toEqual([zigzag.slice(0, 87)])
    expect(task.came).toEqual([zigzag.slice(87)])
    expect(weeklyTask([zigzag, young], 13).came[0]).toHaveLength(WEEKLY_HORIZON)
  })
  it('is in changes of a week, and 1 for the last value itself', () => {
    const task = weeklyTask([zigzag], 13)
    const last = scoreWeekly(task, lastValue(task))
    // Week 87 is the high one: the last value 10 is wrong in every other week, by one change.
    expect(last.firstWeek).toBe(1)
    expect(last.firstFour).toBe(0.5)
    expect(last.mase).toBeCloseTo(7 / 13, 12)
    expect(overallAverage(last, last)).toBe(1)
    const right = scoreWeekly(task, [{ mean: zigzag.slice(87) }])
    expect([right.mase, right.smape, overallAverage(right, last)]).toEqual([0, 0, 0])
  })
})
