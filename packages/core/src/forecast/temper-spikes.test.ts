import { describe, expect, it } from 'vitest'
import { seededNormal } from './synthetic-series'
import { temperSpikes } from './temper-spikes'

function noisyRoots(change: (week: number) => number): Float64Array {
  const normal = seededNormal(3)
  return Float64Array.from({ length: 209 }, (_, week) => 10 + 0.1 * normal() + change(week))
}

describe('temperSpikes', () => {
  it('cuts one viral week down to the edge of the noise', () => {
    const roots = noisyRoots((week) => (week === 120 ? 20 : 0))
    temperSpikes(roots, 0)
    expect(roots[120]).toBeGreaterThan(10)
    expect(roots[120]).toBeLessThan(12)
  })
  it('waits for a second week before a newest one of over twice the usual is a rise', () => {
    for (const [jump, isCut] of [
      [20, true],
      [3, false],
    ] as const) {
      const roots = noisyRoots((week) => (week === 208 ? jump : 0))
      const before = roots[208] ?? 0
      temperSpikes(roots, 0)
      expect([jump, (roots[208] ?? 0) < before]).toEqual([jump, isCut])
    }
    const eachYear = noisyRoots((week) => (week % 52 === 0 ? 20 : 0))
    const before = eachYear.slice()
    temperSpikes(eachYear, 0)
    expect([...eachYear]).toEqual([...before])
  })
  it('lifts one broken reading', () => {
    const roots = noisyRoots((week) => (week === 120 ? -10 : 0))
    temperSpikes(roots, 0)
    expect(roots[120]).toBeGreaterThan(8)
  })
  it('leaves what comes back each year, steps, the newest weeks and ordinary noise as they are', () => {
    for (const change of [
      (week: number) => (week % 52 === 40 ? 20 : 0),
      (week: number) => (week >= 120 ? 20 : 0),
      (week: number) => (week >= 207 ? 20 : 0),
      () => 0,
    ]) {
      const roots = noisyRoots(change)
      const before = roots.slice()
      temperSpikes(roots, 0)
      expect([...roots]).toEqual([...before])
    }
  })
  it('does nothing to a series that hardly ever moves, which has no noise to compare with', () => {
    const roots = Float64Array.from({ length: 100 }, (_, week) => (week === 50 ? 1 : 0))
    temperSpikes(roots, 0)
    expect(roots[50]).toBe(1)
  })
})
