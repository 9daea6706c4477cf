import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seriesHistory } from './series-history'

const squares = (values: readonly (number | null)[]): (number | null)[] =>
  values.map((value) => (value === null ? null : value ** 2))

describe('seriesHistory', () => {
  it('puts square roots at the end of the common axis', () => {
    const history = seriesHistory([4, 9], 4)
    expect([...history.roots]).toEqual([0, 0, 2, 3])
    expect(history).toMatchObject({ start: 2, staleWeeks: 0 })
    expect([...history.isMeasured]).toEqual([0, 0, 1, 1])
  })

  it('draws a straight line over a gap of a young series', () => {
    expect([...seriesHistory(squares([1, null, null, 4]), 4).roots]).toEqual([1, 2, 3, 4])
  })

  it('bends the line as the year before bent', () => {
    const year = Array.from({ length: 52 }, (_, week) => (week === 30 ? 7 : 5))
    const next = year.map((value, week) => (week >= 28 && week <= 32 ? null : value + 1))
    const { roots, isMeasured } = seriesHistory(squares([...year, ...next]), 104)
    expect([28, 29, 30, 31, 32].map((week) => roots[52 + week])).toEqual([6, 6, 8, 6, 6])
    expect(isMeasured[52 + 30]).toBe(0)
  })

  it('begins anew after more than half a year of nothing', () => {
    const gap = (weeks: number): (number | null)[] => [1, ...Array.from({ length: weeks }, () => null), 4, 4]
    expect(seriesHistory(gap(26), 29).start).toBe(0)
    expect(seriesHistory(gap(27), 30)).toMatchObject({ start: 28 })
  })

  it('carries a series that stopped on at its last level and says for how long', () => {
    const history = seriesHistory([...squares([3, 3, 3, 3]), null, null], 6)
    expect([...history.roots]).toEqual([3, 3, 3, 3, 3, 3])
    expect(history.staleWeeks).toBe(2)
  })

  it('knows nothing of a series without values', () => {
    expect(seriesHistory([null, Number.NaN], 2)).toMatchObject({ start: 2, staleWeeks: 0 })
  })

  it('never invents a negative or undefined root', () => {
    const value = fc.option(fc.double({ min: -5, max: 1e6, noNaN: false }), { nil: null })
    fc.assert(
      fc.property(fc.array(value, { minLength: 1, maxLength: 200 }), (values) => {
        expect(seriesHistory(values, values.length).roots.every((root) => root >= 0 && Number.isFinite(root))).toBe(
          true,
        )
      }),
    )
  })
})
