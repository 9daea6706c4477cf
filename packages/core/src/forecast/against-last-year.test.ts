import { describe, expect, it } from 'vitest'
import { addWeeks } from '../periods/week'
import { againstLastYear } from './against-last-year'

const START = '2022-01-03'
const ORIGIN = addWeeks(START, 51)
/** A year of 10, then what came. */
const series = (...came: (number | null)[]) => ({
  start: START,
  values: [...Array.from({ length: 52 }, () => 10), ...came],
})

describe('againstLastYear', () => {
  it('compares both over the weeks that came', () => {
    // Off by 1 and 3; last year by 4 and 2.
    expect(againstLastYear(series(14, 12), ORIGIN, [15, 15, 99])).toEqual({ weeks: 2, error: 2, lastYearError: 3 })
  })

  it('leaves out weeks that nobody measured, or whose year before nobody did', () => {
    expect(againstLastYear(series(null, 12), ORIGIN, [15, 15])).toEqual({ weeks: 1, error: 3, lastYearError: 2 })
    const late = { start: addWeeks(START, 1), values: series(14, 12).values.slice(1) }
    expect(againstLastYear(late, ORIGIN, [15, 15])).toEqual({ weeks: 1, error: 3, lastYearError: 2 })
  })

  it('says nothing where nothing came', () => {
    expect(againstLastYear(series(), ORIGIN, [15])).toBeNull()
  })
})
