import { describe, expect, it } from 'vitest'
import { scaleRatio } from './scale-ratio'

describe('scaleRatio', () => {
  const pair = (here: number, there: number) => ({ here, there, hereUnit: 1, thereUnit: 1 })

  it('says how sure it is: more points and larger values are surer', () => {
    const errorOf = (count: number, level: number) => {
      const ratio = scaleRatio(
        Array.from({ length: count }, (_, week) => pair(level + (week % 7), 2 * (level + (week % 7)))),
      )
      return typeof ratio === 'string' ? 1 : ratio.error
    }
    expect(errorOf(50, 50)).toBeLessThan(errorOf(10, 50))
    expect(errorOf(20, 60)).toBeLessThan(errorOf(20, 8))
    expect(errorOf(10, 50)).toBeLessThan(0.03)
  })

  it('is not moved by an odd point, and needs four', () => {
    const plain = Array.from({ length: 12 }, (_, week) => pair(30 + week, 60 + 2 * week))
    expect(scaleRatio([...plain, pair(100, 3), pair(0, 80)])).toMatchObject({ factor: expect.closeTo(0.5, 2) })
    expect(scaleRatio(plain.slice(0, 3))).toBe('no_overlap')
  })
})
