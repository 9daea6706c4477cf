import { describe, expect, it } from 'vitest'
import { forecastPool } from './forecast-pool'
import { YEAR } from './forecast-settings'
import { seededNormal } from './synthetic-series'

const ORIGIN = 209
const average = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

describe('a level that has moved', () => {
  const noisy = (seed: number, value: (week: number) => number): number[] => {
    const normal = seededNormal(seed)
    return Array.from({ length: ORIGIN }, (_, week) => value(week) * (1 + 0.05 * normal()))
  }
  const lastWeeks = (values: readonly number[]): number => average(values.slice(-4))
  const shapes: readonly (readonly [string, (week: number) => number])[] = [
    ['a step of 5 weeks ago', (week) => (week < ORIGIN - 5 ? 20 : 45)],
    ['a step of 8 weeks ago', (week) => (week < ORIGIN - 8 ? 20 : 45)],
    ['a step of 20 weeks ago', (week) => (week < ORIGIN - 20 ? 20 : 45)],
    ['a step of 40 weeks ago', (week) => (week < ORIGIN - 40 ? 20 : 45)],
    ['a step down of 20 weeks ago', (week) => (week < ORIGIN - 20 ? 45 : 20)],
    ['a rise over the last 14 weeks', (week) => 20 + 2.5 * Math.max(0, Math.min(10, week - ORIGIN + 14))],
  ]
  it.each(shapes)('by %s is where the forecast begins, and no season of next year', (_name, shape) => {
    for (const seed of [3, 4, 5]) {
      const values = noisy(seed, shape)
      const [{ mean } = { mean: [] }] = forecastPool({ series: [values] }, { horizon: YEAR })
      const level = lastWeeks(values)
      expect(Math.abs((mean[0] ?? 0) / level - 1)).toBeLessThan(0.12)
      expect(average(mean.slice(0, 4).map((value) => Math.abs(value / level - 1)))).toBeLessThan(0.12)
      expect(Math.min(...mean) / level).toBeGreaterThan(0.7)
      expect(Math.max(...mean) / level).toBeLessThan(1.2)
    }
  })
  it('counts in part beyond its first month where it is four weeks old: it may go as it came', () => {
    const values = noisy(5, (week) => (week < ORIGIN - 4 ? 20 : 54))
    const [{ mean } = { mean: [] }] = forecastPool({ series: [values] }, { horizon: YEAR })
    expect((mean[0] ?? 0) / 54).toBeGreaterThan(0.88)
    const later = average(mean.slice(13))
    expect(later).toBeGreaterThan(27)
    expect(later).toBeLessThan(46)
  })
  it('is not what one odd week says', () => {
    const values = noisy(7, (week) => (week === ORIGIN - 1 ? 60 : 20))
    const [{ mean } = { mean: [] }] = forecastPool({ series: [values] }, { horizon: YEAR })
    expect(average(mean.slice(4))).toBeLessThan(30)
  })
  it('takes its season with it', () => {
    const wave = (week: number): number => 30 + 10 * Math.cos((2 * Math.PI * week) / 52)
    const values = noisy(6, (week) => wave(week) + (week < ORIGIN - 8 ? 0 : 25))
    const [{ mean } = { mean: [] }] = forecastPool({ series: [values] }, { horizon: YEAR })
    const errors = mean.map((value, ahead) => Math.abs(value - wave(ORIGIN + ahead) - 25))
    expect(average(errors.slice(0, 4))).toBeLessThan(4)
    expect(average(errors)).toBeLessThan(6)
  })
})
