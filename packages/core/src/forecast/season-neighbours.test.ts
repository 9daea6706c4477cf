import { describe, expect, it } from 'vitest'
import { pullTowardsNeighbours, seasonNeighbours } from './season-neighbours'

// Rows of a level and two coefficients: two alike in shape but not in size, one at a right angle, one opposite.
const rows = (): Float64Array => Float64Array.from([7, 3, 4, 1, 30, 40, 2, -4, 3, 5, -3, -4])

describe('seasonNeighbours', () => {
  it('goes by shape, whatever the size', () => {
    const neighbours = seasonNeighbours(rows(), 3, 2, [true, true, true, true])
    expect(neighbours[0]).toEqual([{ series: 1, weight: 1 }])
    expect(neighbours[2]).toEqual([])
    expect(neighbours[3]).toEqual([])
  })
  it('does not learn from series whose season is a guess', () => {
    const neighbours = seasonNeighbours(rows(), 3, 2, [true, false, true, true])
    expect(neighbours[0]).toEqual([])
    expect(neighbours[1]).toEqual([{ series: 0, weight: 1 }])
  })
  it('weighs by likeness, to a sum of 1', () => {
    const fan = Float64Array.from([0, 1, 0, 0, 1, 0.1, 0, 1, 1])
    const [first = []] = seasonNeighbours(fan, 3, 2, [true, true, true])
    expect(first.map(({ series }) => series)).toEqual([1, 2])
    expect(first.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 12)
    expect(first[0]?.weight).toBeGreaterThan(0.9)
  })
})

describe('pullTowardsNeighbours', () => {
  it('moves the shape and leaves level, size of an equal shape, and the lonely as they were', () => {
    const table = Float64Array.from([7, 5, 0, 1, 0, 2, 9, 1, 1])
    pullTowardsNeighbours(table, 3, 2, [[{ series: 1, weight: 1 }], [], [{ series: 2, weight: 1 }]], 0.25)
    expect([...table.subarray(0, 3)]).toEqual([7, 3.75, 1.25])
    expect([...table.subarray(3, 6)]).toEqual([1, 0, 2])
    expect(table[7]).toBeCloseTo(1, 12)
  })
  it('leaves a season of nothing at nothing', () => {
    const table = Float64Array.from([1, 0, 0, 1, 3, 4])
    pullTowardsNeighbours(table, 3, 2, [[{ series: 1, weight: 1 }], [{ series: 0, weight: 1 }]], 0.5)
    expect([...table]).toEqual([1, 0, 0, 1, 1.5, 2])
  })
})
