import { describe, expect, it } from 'vitest'
import { naturalEarth, pathOf, unwrapped } from './projection'

describe('map projection', () => {
  it('keeps the centre, is symmetric and puts north up', () => {
    expect(naturalEarth([0, 0])).toEqual([0, -0])
    const [east, north] = naturalEarth([90, 45])
    const [west, south] = naturalEarth([-90, -45])
    expect(east).toBeCloseTo(-west)
    expect(north).toBeCloseTo(-south)
    expect(north).toBeLessThan(0)
    // The published width at the equator: 0.8707 of a half turn.
    expect(naturalEarth([180, 0])[0]).toBeCloseTo(0.8707 * Math.PI)
  })
  it('walks across the date line', () => {
    const ring = [
      [178, 60],
      [-179, 61],
      [-170, 62],
      [179, 63],
    ]
    expect(unwrapped(ring).map(([longitude]) => longitude)).toEqual([178, 181, 190, 179])
  })
  it('writes a closed path for each ring', () => {
    const square = [
      [
        [0, 0],
        [1, 0],
        [1, 1],
      ],
    ]
    expect(pathOf([square], (point) => point)).toBe('M0.00 0.00L1.00 0.00L1.00 1.00Z')
  })
})
