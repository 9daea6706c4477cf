import { describe, expect, it } from 'vitest'
import { pooledErrors } from './pooled-errors'

/** Errors of two members for each series, and how often it was tested. */
const own = (series: readonly { readonly errors: readonly [number, number]; readonly tests: number }[]) => ({
  errors: Float64Array.from([0, 1].flatMap((member) => series.map(({ errors }) => errors[member] ?? Number.NaN))),
  tests: Uint32Array.from(series, ({ tests }) => tests),
})
/** How many times as wrong the second member is, series by series. */
const ratios = (pooled: Float64Array): number[] => {
  const count = pooled.length / 2
  return Array.from({ length: count }, (_, series) => (pooled[count + series] ?? 0) / (pooled[series] ?? 0))
}

describe('pooledErrors', () => {
  const many = Array.from({ length: 9 }, (_, series) => ({
    errors: [series + 1, 4 * (series + 1)] as const,
    tests: 20,
  }))

  it('draw a series of one test towards the pool, and one of many hardly', () => {
    const odd = { errors: [4, 1] as const }
    const pool = (tests: number) => ratios(pooledErrors(own([...many, { ...odd, tests }]), 4)).at(-1) ?? 0
    // Its own test says a quarter; the pool's mean says about three times.
    expect(pool(1)).toBeGreaterThan(1)
    expect(pool(200)).toBeLessThan(0.3)
  })
  it('leave each series as hard to forecast as it is', () => {
    const pooled = pooledErrors(own(many), 4)
    many.forEach(({ errors }, series) => expect(pooled[series]).toBeCloseTo(errors[0], 9))
  })
  it('give a member that a series could not test the error that the pool expects', () => {
    const pooled = pooledErrors(own([...many, { errors: [6, Number.NaN], tests: 2 }]), 4)
    expect(pooled.at(-1)).toBeGreaterThan(6)
  })
  it('know nothing of a series without a test, and nothing of a pool of one', () => {
    expect(pooledErrors(own([...many, { errors: [Number.NaN, Number.NaN], tests: 0 }]), 4).at(-1)).toBeNaN()
    expect([...pooledErrors(own([{ errors: [3, 5], tests: 1 }]), 4)]).toEqual([3, 5])
  })
  it('keep an error of nothing', () => {
    expect(pooledErrors(own([...many, { errors: [0, 2], tests: 3 }]), 4)[9]).toBe(0)
  })
})
