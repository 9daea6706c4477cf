import { describe, expect, it } from 'vitest'
import { seriesHistory } from './series-history'
import { noiseVariance, relativeNoise, yearlyLevel } from './series-noise'
import { seededNormal } from './synthetic-series'

const historyOf = (roots: readonly number[]): ReturnType<typeof seriesHistory> =>
  seriesHistory(
    roots.map((root) => root ** 2),
    roots.length,
  )

describe('series noise', () => {
  it('measures the variance of white noise and not the slope under it', () => {
    const estimates = Array.from({ length: 40 }, (_, seed) => {
      const normal = seededNormal(seed)
      return noiseVariance(historyOf(Array.from({ length: 209 }, (_, week) => 10 + week / 10 + 0.5 * normal())), 209)
    })
    expect(estimates.reduce((sum, estimate) => sum + estimate, 0) / 40).toBeCloseTo(0.25, 1)
    expect(noiseVariance(historyOf(Array.from({ length: 209 }, (_, week) => 10 + week)), 209)).toBeCloseTo(0, 9)
  })
  it('looks at nothing after the origin', () => {
    const normal = seededNormal(4)
    const calm = historyOf(Array.from({ length: 209 }, (_, week) => (week < 150 ? 10 : 10 + normal())))
    expect(noiseVariance(calm, 150)).toBeCloseTo(0, 9)
    expect(yearlyLevel(calm, 150)).toBeCloseTo(10, 9)
  })
  it('believes in noise until weeks have shown their calm', () => {
    const calm = historyOf(Array.from({ length: 209 }, () => 10))
    expect(relativeNoise(calm, 1)).toBeCloseTo(0.15, 12)
    expect(relativeNoise(calm, 10)).toBeLessThan(0.11)
    expect(relativeNoise(calm, 209)).toBeLessThan(0.04)
    expect(yearlyLevel(calm, 0)).toBe(0)
  })
})
