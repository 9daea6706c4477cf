import { describe, expect, it } from 'vitest'
import { settleSteps } from './settle-steps'
import { seededNormal } from './synthetic-series'

const WEEKS = 260

/** Square roots of a series with a twentieth of noise. */
function rootsOf(value: (week: number) => number): Float64Array {
  const normal = seededNormal(7)
  return Float64Array.from({ length: WEEKS }, (_, week) => Math.sqrt(value(week) * (1 + 0.05 * normal())))
}
const wave = (week: number): number => 30 + 10 * Math.cos((2 * Math.PI * week) / 52)

describe('settleSteps', () => {
  it('moves what lies before a lasting step to the level behind it, its season too', () => {
    const stepped = rootsOf((week) => wave(week) + (week < 200 ? 0 : 40))
    const settled = settleSteps(stepped, 0)
    expect(settled.slice(200)).toEqual(stepped.slice(200))
    for (const year of [0, 52, 104]) {
      const [before, after] = [settled.slice(year, year + 52), settled.slice(208, 260)]
      const mean = (weeks: Float64Array): number => weeks.reduce((sum, root) => sum + root, 0) / 52
      expect(mean(before)).toBeCloseTo(mean(after), 0)
      expect(Math.max(...before) - Math.min(...before)).toBeGreaterThan(0.8)
    }
  })
  it('leaves alone what comes back each year, a slow rise, and a series too short to know', () => {
    const sale = rootsOf((week) => (week % 52 >= 40 ? 60 : 20))
    expect(settleSteps(sale, 0)).toEqual(sale)
    const rise = rootsOf((week) => 20 + week / 8)
    expect(settleSteps(rise, 0)).toEqual(rise)
    const short = rootsOf((week) => (week < 230 ? 20 : 60))
    expect(settleSteps(short, 205)).toEqual(short)
  })
  it('takes both ends of a fad out', () => {
    const fad = rootsOf((week) => (week >= 190 && week < 215 ? 60 : 20))
    const settled = settleSteps(fad, 0)
    expect(Math.max(...settled) - Math.min(...settled)).toBeLessThan(1.2)
  })
})
