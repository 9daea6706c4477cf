import { describe, expect, it } from 'vitest'
import { changeOfWeeks, changesAlike, recentChange } from './platform-changes'

const curve = (
  weeks: number,
  valueAt: (week: number) => number | null,
  overYear: number | null = null,
  isIndex = true,
) => ({
  series: { start: '2024-01-01', values: Array.from({ length: weeks }, (_, week) => valueAt(week)) },
  overYear,
  isIndex,
})
const doubling = (weeks: number) => (week: number) => (week < weeks - 13 ? 20 : 40)

describe('changesAlike', () => {
  it('tells all over the year before where each has one', () => {
    expect(changesAlike([curve(200, () => 9, 0.4), curve(150, () => 9, -0.1)])).toEqual({
      weeks: null,
      changes: [0.4, -0.1],
    })
  })
  it('tells all of one quarter where a history is too short for a year', () => {
    const long = curve(200, doubling(200), 0.7)
    expect(changesAlike([long, curve(30, (week) => (week < 17 ? 50 : 25))])).toEqual({ weeks: 13, changes: [1, -0.5] })
  })
  it('takes the longest stretch that all know twice', () => {
    const { weeks, changes } = changesAlike([curve(200, () => 20, 0.7), curve(20, (week) => (week < 10 ? 10 : 15))])
    expect([weeks, changes]).toEqual([10, [0, 0.5]])
  })
  it('lets what knows too little take no part', () => {
    expect(changesAlike([curve(200, () => 20, 0.7), curve(6, () => 20)])).toEqual({ weeks: null, changes: [0.7, null] })
    expect(changesAlike([curve(6, () => 20)])).toEqual({ weeks: null, changes: [null] })
  })
})

describe('changeOfWeeks', () => {
  it('says nothing of gaps, of an index under three units and of fewer than twelve pieces', () => {
    expect(
      changeOfWeeks(
        curve(30, (week) => (week < 17 ? null : 5)),
        13,
      ),
    ).toBeNull()
    const steps = (before: number, isIndex: boolean) =>
      changeOfWeeks(
        curve(30, (week) => (week < 17 ? before : 5), null, isIndex),
        13,
      )
    expect([steps(2, true), steps(4, true)]).toEqual([null, 0.25])
    expect([steps(0.5, false), steps(2, false)]).toEqual([null, 1.5])
    // One piece a week in four weeks of the quarter is four pieces.
    const sparse = (every: number) =>
      changeOfWeeks(
        curve(30, (week) => (week >= 17 ? 3 : week % every === 0 ? 2 : null), null, false),
        13,
      )
    expect([sparse(4), sparse(2)]).toEqual([null, 0.5])
  })
  it('holds a quarter against the one before', () => {
    expect(recentChange(curve(40, doubling(40)))).toBe(1)
  })
})
