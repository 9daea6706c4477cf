/** One file in a term's curve, as `stitch` joined it: the file's values times `factor` are on the curve's scale. */
export interface ScaledFile {
  /** The curve of one term. */
  readonly curve: string
  /** All terms of one file share its scale. */
  readonly file: string
  readonly factor: number
  /** Standard error of the factor, as a fraction of it. */
  readonly error: number
}

export interface CommonScale {
  /** The curve's values times this are on the scale of the first curve. */
  readonly factor: number
  /** Standard error of the factor, as a fraction of it; 0 where one file measured both. */
  readonly error: number
}

interface Reached {
  readonly node: string
  readonly factor: number
  readonly variance: number
}

/**
 * Brings curves, each on a scale of its own, onto the scale of the first: two terms of one file are linked by that file,
 * two files by a term that both measured. Of several ways the surest counts, and the errors along it add up as those of
 * independent ratios. `null` where no way leads: such heights must not be compared.
 */
export function commonScale(files: readonly ScaledFile[], curves: readonly string[]): (CommonScale | null)[] {
  const reached = reachableFrom(curves[0] ?? '', waysOf(files))
  return curves.map((curve) => {
    const found = reached.get(curveNode(curve))
    return found ? { factor: found.factor, error: Math.sqrt(found.variance) } : null
  })
}

const curveNode = (curve: string): string => `curve ${curve}`
const fileNode = (file: string): string => `file ${file}`

/** From each curve to its files and from each file to its curves, with what a value there is multiplied by to be one here. */
function waysOf(files: readonly ScaledFile[]): Map<string, Reached[]> {
  const ways = new Map<string, Reached[]>()
  const add = (from: string, way: Reached): void => {
    const known = ways.get(from)
    if (known) known.push(way)
    else ways.set(from, [way])
  }
  for (const { curve, file, factor, error } of files) {
    if (!(factor > 0)) continue
    add(curveNode(curve), { node: fileNode(file), factor, variance: error ** 2 })
    add(fileNode(file), { node: curveNode(curve), factor: 1 / factor, variance: error ** 2 })
  }
  return ways
}

function reachableFrom(first: string, ways: ReadonlyMap<string, readonly Reached[]>): Map<string, Reached> {
  const done = new Map<string, Reached>()
  const waiting = new Map<string, Reached>([[curveNode(first), { node: curveNode(first), factor: 1, variance: 0 }]])
  for (;;) {
    const [next] = [...waiting.values()].toSorted((a, b) => a.variance - b.variance || (a.node < b.node ? -1 : 1))
    if (!next) return done
    waiting.delete(next.node)
    done.set(next.node, next)
    for (const way of ways.get(next.node) ?? []) {
      if (done.has(way.node)) continue
      const variance = next.variance + way.variance
      const known = waiting.get(way.node)
      if (known && known.variance <= variance) continue
      waiting.set(way.node, { node: way.node, factor: next.factor * way.factor, variance })
    }
  }
}
