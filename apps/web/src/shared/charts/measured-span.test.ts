import { describe, expect, it } from 'vitest'
import { measuredSpan } from './measured-span'

const weeks = (count: number) => Array.from({ length: count }, () => 1)

describe('the span that a line is measured over', () => {
  it.each([
    [261, 'year', 5],
    [258, 'year', 5],
    [104, 'year', 2],
    [53, 'year', 1],
    [134, 'month', 31],
    [26, 'month', 6],
    [9, 'week', 9],
    [1, 'week', 1],
    [0, 'week', 0],
  ] as const)('of %i weeks is said in %ss: %i', (count, unit, said) => {
    expect(measuredSpan(weeks(count))).toEqual({ unit, count: said })
  })

  it('begins and ends with a value: gaps at the ends are not drawn, those within are', () => {
    const line = [null, null, ...weeks(50), ...Array.from({ length: 4 }, () => null), ...weeks(50), null]
    expect(measuredSpan(line)).toEqual({ unit: 'year', count: 2 })
  })
})
