import { MOST_NEIGHBOURS, NEIGHBOUR_POWER } from './forecast-settings'
import { addScaled, at, dot, scale } from './vector-kernels'

/** Shapes less alike than this weigh under a thousandth of an equal shape; leaving them out saves time. */
const FEWEST_COSINE = 0.4

interface Neighbour {
  readonly series: number
  readonly weight: number
}

type Four = [Neighbour, Neighbour, Neighbour, Neighbour]

/** For each series the most similar others with weights that sum to 1; empty where nothing is similar. */
export type Neighbours = readonly (readonly Neighbour[])[]

/**
 * Similarity of season shapes: the cosine of their coefficient rows, whatever their size.
 * @param rows one row of `width` a series; `count` coefficients from column 1 on are compared
 * @param mayBeNeighbour false for series whose own season is still a guess
 */
export function seasonNeighbours(
  rows: Float64Array,
  width: number,
  count: number,
  mayBeNeighbour: readonly boolean[],
): Neighbours {
  const shapes = unitRows(rows, width, count, mayBeNeighbour.length)
  const nearest = mayBeNeighbour.map(() => new NearestSeries())
  for (let series = 0; series < mayBeNeighbour.length; series++) {
    for (let other = series + 1; other < mayBeNeighbour.length; other++) {
      if (!mayBeNeighbour[series] && !mayBeNeighbour[other]) continue
      const cosine = dot(shapes, series * count, shapes, other * count, count)
      if (cosine <= FEWEST_COSINE) continue
      if (mayBeNeighbour[other]) nearest[series]?.offer(other, cosine)
      if (mayBeNeighbour[series]) nearest[other]?.offer(series, cosine)
    }
  }
  return nearest.map((found) => found.weighted())
}

/** The most similar of the series that are offered, nearest first; of equal ones those offered first. */
class NearestSeries {
  readonly #series = new Int32Array(MOST_NEIGHBOURS)
  readonly #cosines = new Float64Array(MOST_NEIGHBOURS)
  #length = 0

  offer(series: number, cosine: number): void {
    let place = this.#length
    if (place === MOST_NEIGHBOURS) {
      if (cosine <= at(this.#cosines, place - 1)) return
      place--
    } else {
      this.#length++
    }
    for (; place > 0 && at(this.#cosines, place - 1) < cosine; place--) {
      this.#cosines[place] = at(this.#cosines, place - 1)
      this.#series[place] = this.#series[place - 1] ?? 0
    }
    this.#cosines[place] = cosine
    this.#series[place] = series
  }

  weighted(): { series: number; weight: number }[] {
    const weights = Array.from(this.#cosines.subarray(0, this.#length), (cosine) => cosine ** NEIGHBOUR_POWER)
    const total = weights.reduce((sum, weight) => sum + weight, 0)
    return weights.map((weight, place) => ({ series: this.#series[place] ?? 0, weight: weight / total }))
  }
}

/** Moves each season's shape by `share` towards the mean shape of its neighbours, at the series' own amplitude. */
export function pullTowardsNeighbours(
  rows: Float64Array,
  width: number,
  count: number,
  neighbours: Neighbours,
  share: number,
): void {
  const shapes = unitRows(rows, width, count, neighbours.length)
  neighbours.forEach((nearest, series) => {
    if (nearest.length === 0) return
    const from = series * width + 1
    const amplitude = Math.sqrt(dot(rows, from, rows, from, count))
    scale(rows, from, 1 - share, count)
    let place = 0
    for (; place + 3 < nearest.length; place += 4) {
      // Four at a time and in their order: the row is read and written once instead of four times.
      const [a, b, c, d] = [nearest[place], nearest[place + 1], nearest[place + 2], nearest[place + 3]] as Four
      const [fromA, fromB, fromC, fromD] = [a.series * count, b.series * count, c.series * count, d.series * count]
      const [inA, inB] = [share * amplitude * a.weight, share * amplitude * b.weight]
      const [inC, inD] = [share * amplitude * c.weight, share * amplitude * d.weight]
      for (let i = 0; i < count; i++) {
        let sum = at(rows, from + i) + inA * at(shapes, fromA + i)
        sum += inB * at(shapes, fromB + i)
        sum += inC * at(shapes, fromC + i)
        rows[from + i] = sum + inD * at(shapes, fromD + i)
      }
    }
    for (; place < nearest.length; place++) {
      const { series: other, weight } = nearest[place] as Neighbour
      addScaled(rows, from, share * amplitude * weight, shapes, other * count, count)
    }
  })
}

function unitRows(rows: Float64Array, width: number, count: number, series: number): Float64Array {
  const shapes = new Float64Array(series * count)
  for (let i = 0; i < series; i++) {
    const from = i * width + 1
    const amplitude = Math.sqrt(dot(rows, from, rows, from, count))
    if (amplitude > 0) addScaled(shapes, i * count, 1 / amplitude, rows, from, count)
  }
  return shapes
}
