import { describe, expect, it } from 'vitest'
import { addWeeks } from '../periods/week'
import { leadWeeks, pearson } from './lead-lag'

const START = '2022-01-03'
/** Bumps of different heights and distances: no shift but the true one fits. */
const wave = (week: number) =>
  20 +
  15 * Math.exp(-(((week - 20) / 4) ** 2)) +
  30 * Math.exp(-(((week - 47) / 6) ** 2)) +
  9 * Math.exp(-(((week - 70) / 3) ** 2))
const line = (shift: number, weeks = 90) => ({
  start: START,
  values: Array.from({ length: weeks }, (_, week) => wave(week + shift)),
})

describe('leadWeeks', () => {
  it('finds who runs ahead', () => {
    expect(leadWeeks(line(0), line(3))).toBe(3)
    expect(leadWeeks(line(0), line(-5))).toBe(-5)
    expect(leadWeeks(line(0), line(0))).toBe(0)
  })

  it('looks at dates, not at places in the list', () => {
    const late = { start: addWeeks(START, 10), values: line(0).values.slice(10) }
    expect(leadWeeks(line(0), late)).toBe(0)
  })

  it('says nothing from too few weeks, or of what does not move', () => {
    expect(leadWeeks(line(0), line(2, 25))).toBeNull()
    expect(leadWeeks(line(0), { start: START, values: Array.from({ length: 90 }, () => 7) })).toBeNull()
  })
})

describe('pearson', () => {
  it('is one for a line and minus one for its mirror', () => {
    expect(pearson([1, 2, 3], [10, 20, 30])).toBeCloseTo(1)
    expect(pearson([1, 2, 3], [3, 2, 1])).toBeCloseTo(-1)
    expect(pearson([1, 1, 1], [3, 2, 1])).toBeNull()
  })
})
