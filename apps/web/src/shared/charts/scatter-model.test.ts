import { describe, expect, it } from 'vitest'
import { countAxis, growthAxis, median, placedLabels, placedPoints } from './scatter-model'

describe('axes', () => {
  it('count by ratio where the largest is many times the smallest', () => {
    const wide = countAxis([1, 10, 100], 300)
    expect(wide.isLog).toBe(true)
    expect(wide.at(10) - wide.at(1)).toBeCloseTo(wide.at(100) - wide.at(10))
    expect(wide.ticks.map(({ value }) => value)).toEqual([1, 2, 5, 10, 20, 50, 100])
    const near = countAxis([4, 5, 9], 300)
    expect(near.isLog).toBe(false)
    expect(near.at(6) - near.at(5)).toBeCloseTo(near.at(9) - near.at(8))
  })

  it('show half and double alike far from none, the higher growth above', () => {
    const wide = growthAxis([-0.5, 0, 3], 200)
    expect(wide.isLog).toBe(true)
    expect(wide.at(0) - wide.at(1)).toBeCloseTo(wide.at(-0.5) - wide.at(0))
    expect(wide.at(3)).toBeLessThan(wide.at(0))
    const near = growthAxis([-0.1, 0.2], 200)
    expect(near.isLog).toBe(false)
    expect(near.ticks.some(({ value }) => value === 0)).toBe(true)
  })

  it('have room for what fell to nothing and for a single value', () => {
    expect(growthAxis([-1, 4], 200).at(-1)).toBeLessThanOrEqual(200)
    expect(Number.isFinite(countAxis([7], 100).at(7))).toBe(true)
    expect(Number.isFinite(growthAxis([0], 100).at(0))).toBe(true)
  })
})

describe('points', () => {
  const points = [
    { id: 'a', name: 'Alpha', x: 2, y: 0.5, size: 400 },
    { id: 'b', name: 'Beta', x: 2, y: 0.5, size: 4 },
    { id: 'c', name: 'Gamma', x: 8, y: -0.1, size: 100 },
  ]
  const placed = placedPoints(points, countAxis([2, 8], 400), growthAxis([0.5, -0.1], 300))

  it('lie the large below the small, by area', () => {
    expect(placed.map(({ id }) => id)).toEqual(['a', 'c', 'b'])
    expect((placed[1]?.radius ?? 0) / (placed[0]?.radius ?? 1)).toBeCloseTo(0.5)
  })

  it('have names that meet neither each other nor a point', () => {
    const labels = placedLabels(placed, 400, 300)
    expect(labels.map(({ id }) => id)).toContain('c')
    // Alpha and Beta lie in one place: one name stands on either side, or one alone.
    const sides = labels.filter(({ id }) => id !== 'c').map(({ isBefore }) => isBefore)
    expect(new Set(sides).size).toBe(sides.length)
    expect(placedLabels(placed, 10, 10)).toEqual([])
  })
})

it('finds the middle', () => {
  expect([median([3, 1, 2]), median([4, 1, 2, 3]), median([])]).toEqual([2, 2.5, 0])
})
