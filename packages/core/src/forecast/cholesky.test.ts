import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cholesky, solveBackward, solveForward } from './cholesky'

function solve(matrix: Float64Array, size: number, rhs: Float64Array, count: number): Float64Array {
  const factor = cholesky(matrix, size)
  const solution = new Float64Array(count)
  solveBackward(factor, size, solveForward(factor, size, rhs, 0), count, solution, 0)
  return solution
}

describe('cholesky', () => {
  it('solves a system worked out by hand', () => {
    // 4x + 2y = 10, 2x + 3y = 11 → x = 1, y = 3.
    const solution = solve(Float64Array.from([4, 0, 2, 3]), 2, Float64Array.from([10, 11]), 2)
    expect(solution[0]).toBeCloseTo(1, 12)
    expect(solution[1]).toBeCloseTo(3, 12)
  })

  it('solves the leading part from the factor of the whole', () => {
    const whole = Float64Array.from([4, 2, 1, 2, 3, 1, 1, 1, 9])
    const part = solve(whole, 3, Float64Array.from([10, 11, 500]), 2)
    expect(part[0]).toBeCloseTo(1, 12)
    expect(part[1]).toBeCloseTo(3, 12)
  })

  it('recovers the unknowns of any penalised least squares', () => {
    const entry = fc.double({ min: -5, max: 5, noNaN: true })
    fc.assert(
      fc.property(
        fc.array(entry, { minLength: 12, maxLength: 12 }),
        fc.array(entry, { minLength: 3, maxLength: 3 }),
        (design, truth) => {
          const matrix = new Float64Array(9)
          for (let i = 0; i < 3; i++) {
            for (let j = 0; j < 3; j++) {
              matrix[i * 3 + j] = i === j ? 0.5 : 0
              for (let row = 0; row < 4; row++) matrix[i * 3 + j]! += design[row * 3 + i]! * design[row * 3 + j]!
            }
          }
          const rhs = Float64Array.from([0, 1, 2], (i) =>
            [0, 1, 2].reduce((sum, j) => sum + matrix[i * 3 + j]! * truth[j]!, 0),
          )
          solve(matrix, 3, rhs, 3).forEach((value, i) => expect(value).toBeCloseTo(truth[i]!, 6))
        },
      ),
    )
  })

  it('stays finite for a matrix that is not of full rank', () => {
    const solution = solve(Float64Array.from([1, 1, 1, 1]), 2, Float64Array.from([1, 1]), 2)
    expect(solution.every(Number.isFinite)).toBe(true)
    expect((solution[0] ?? 0) + (solution[1] ?? 0)).toBeCloseTo(1, 6)
  })
})
