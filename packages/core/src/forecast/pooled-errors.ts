import { at } from './vector-kernels'

/** Mean errors of the members over past origins, for one span of weeks ahead. */
export interface TestedErrors {
  /** Member-major, then series; NaN where nothing is known. */
  readonly errors: Float64Array
  /** For each series the origins that it was tested from. */
  readonly tests: Uint32Array
}

/**
 * Draws the errors of each series' members towards how they did in the whole pool: a few tests of one series say little about
 * which member is best. A member that a series could not test has the pool's error.
 * @param ownWeight so many tests of a series weigh as much as the pool
 * @returns errors as `own` has them; the same ones where the pool is a single series
 */
export function pooledErrors({ errors, tests }: TestedErrors, ownWeight: number): Float64Array {
  const count = tests.length
  const pooled = errors.slice()
  if (count < 2) return pooled
  const members = errors.length / count
  /** Mean logarithm of the errors of a series' members: how hard it is to forecast. */
  const hardness = Float64Array.from(tests, (_, series) =>
    meanLog(members, (member) => at(errors, member * count + series)),
  )
  for (let member = 0; member < members; member++) {
    const skill = meanLog(count, (series) => at(errors, member * count + series) / Math.exp(at(hardness, series)))
    if (Number.isNaN(skill)) continue
    for (let series = 0; series < count; series++) {
      const slot = member * count + series
      const [own, expected] = [at(errors, slot), skill + at(hardness, series)]
      if (Number.isNaN(expected) || own === 0) continue
      const known = tests[series] ?? 0
      const share = Number.isNaN(own) ? 0 : known / (known + ownWeight)
      pooled[slot] = Math.exp(share === 0 ? expected : share * Math.log(own) + (1 - share) * expected)
    }
  }
  return pooled
}

/** Mean logarithm of what is above 0; NaN of nothing. */
function meanLog(count: number, value: (index: number) => number): number {
  let [sum, known] = [0, 0]
  for (let index = 0; index < count; index++) {
    const each = value(index)
    if (!(each > 0)) continue
    sum += Math.log(each)
    known++
  }
  return known > 0 ? sum / known : Number.NaN
}
