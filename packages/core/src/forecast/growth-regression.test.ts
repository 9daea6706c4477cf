import { describe, expect, it } from 'vitest'
import { expectedSurprises, growthSignals, type GrowthLesson } from './growth-regression'
import { seriesHistory } from './series-history'
import { seededNormal } from './synthetic-series'

const steps = (before: number, after: number): number[] => [
  ...Array.from({ length: 52 }, () => before ** 2),
  ...Array.from({ length: 52 }, () => after ** 2),
]
const flat = (count: number): Float64Array => new Float64Array(count * 52).fill(10)

describe('growthSignals', () => {
  it('measures growth over a year on the square-root scale, less the median of the pool', () => {
    const histories = [steps(10, 10), steps(9, 10), steps(8, 10)].map((values) => seriesHistory(values, 104))
    const signals = growthSignals(histories, [null, null, null], 104, flat(3), 52)
    expect(signals.map((row) => row?.[2]?.toFixed(6))).toEqual(['-0.100000', '0.000000', '0.100000'])
  })
  it('counts missing influencers as the median and limits wild growth', () => {
    const histories = [steps(10, 10), steps(10, 10), steps(10, 10)].map((values) => seriesHistory(values, 104))
    const leaders = [seriesHistory(steps(1, 10), 104), null, seriesHistory(steps(10, 10), 104)]
    const signals = growthSignals(histories, leaders, 104, flat(3), 52)
    expect(signals.map((row) => row?.[1]?.toFixed(6))).toEqual(['0.200000', '0.000000', '-0.200000'])
  })
  it('has none for a series of little more than a year', () => {
    const young = seriesHistory(steps(1, 1).slice(-59), 104)
    expect(growthSignals([young], [null], 104, flat(1), 52)).toEqual([null])
  })
})

describe('expectedSurprises', () => {
  const lessonsOf = (count: number, slope: number, drift = 0): GrowthLesson[] => {
    const normal = seededNormal(11)
    return Array.from({ length: 6 }, () => {
      const signals = Array.from({ length: count }, () => [0.1 * normal(), 0.1 * normal(), 0, 0.05 * normal()])
      return { signals, surprises: signals.map((row) => drift + slope * (row[1] ?? 0) + 0.02 * normal()) }
    })
  }
  const probe = [[0, 0.1, 0, 0], [0, -0.1, 0, 0], null]

  it('finds the signal that mattered and answers 0 where nothing is known', () => {
    const [up, down, unknown] = expectedSurprises(lessonsOf(60, 0.5), probe)
    expect(up).toBeGreaterThan(0.035)
    expect(up).toBeLessThan(0.05)
    expect(down).toBeCloseTo(-(up ?? 0), 12)
    expect(unknown).toBe(0)
  })
  it('takes nothing from what befell the whole pool', () => {
    const [up = 0, down = 0] = expectedSurprises(lessonsOf(60, 0, 0.1), probe)
    expect(Math.abs(up) + Math.abs(down)).toBeLessThan(0.01)
  })
  it('trusts few series less, one not at all, and no lesson never', () => {
    const [many = 0] = expectedSurprises(lessonsOf(60, 0.5), probe)
    const [few = 0] = expectedSurprises(lessonsOf(4, 0.5), probe)
    expect(few).toBeLessThan(0.7 * many)
    expect(expectedSurprises([{ signals: [[0, 0, 0, 0]], surprises: [0.2] }], probe)).toEqual([0, 0, 0])
    expect(expectedSurprises([], probe)).toEqual([0, 0, 0])
  })
})
