import { at, dot } from './vector-kernels'

/**
 * Lower triangular L with L·Lᵀ = matrix (row-major, `size` × `size`, symmetric, only its lower half is read).
 * A pivot that rounding made non-positive is lifted to a tiny share of its diagonal, which leaves that unknown near 0.
 */
export function cholesky(matrix: Float64Array, size: number): Float64Array {
  const lower = new Float64Array(size * size)
  for (let row = 0; row < size; row++) {
    for (let column = 0; column <= row; column++) {
      const rest = at(matrix, row * size + column) - dot(lower, row * size, lower, column * size, column)
      if (column < row) {
        lower[row * size + column] = rest / at(lower, column * size + column)
      } else {
        lower[row * size + row] = Math.sqrt(Math.max(rest, 1e-12 * at(matrix, row * size + row), 1e-300))
      }
    }
  }
  return lower
}

/** y of L·y = rhs, for the right-hand side of `size` values at `from`. */
export function solveForward(lower: Float64Array, size: number, rhs: Float64Array, from: number): Float64Array {
  const y = new Float64Array(size)
  for (let row = 0; row < size; row++) {
    y[row] = (at(rhs, from + row) - dot(lower, row * size, y, 0, row)) / at(lower, row * size + row)
  }
  return y
}

/**
 * x of Lᵀ·x = y for the leading `count` unknowns alone. The leading block of L is the factor of the leading block of
 * the matrix, so one factor serves a model and all its shorter versions.
 */
export function solveBackward(
  lower: Float64Array,
  size: number,
  y: Float64Array,
  count: number,
  target: Float64Array,
  from: number,
): void {
  for (let row = count - 1; row >= 0; row--) {
    let rest = at(y, row)
    for (let below = row + 1; below < count; below++) rest -= at(lower, below * size + row) * at(target, from + below)
    target[from + row] = rest / at(lower, row * size + row)
  }
}
