/** Round prices in US dollars at which a band may begin or end. */
export const PRICE_EDGES = [
  0, 10, 12, 15, 18, 20, 25, 30, 35, 40, 50, 60, 75, 100, 125, 150, 200, 250, 300, 400, 500, 750, 1000, 1500, 2000,
  3000, 5000, 10_000,
] as const

/** Bands above the first, which is always "Under $10". */
const UPPER_BANDS = 5

/** Products whose price lies between one edge and the next; `units` is `null` where none of them tells. */
export interface PriceBin {
  /** One of `PRICE_EDGES`. */
  readonly from: number
  readonly products: number
  readonly units: number | null
}

export interface PriceBand extends PriceBin {
  /** `null`: open. */
  readonly to: number | null
}

/**
 * At most six price bands with round bounds: under $10, then bands that hold about equally many products each. Every
 * product of the bins is in exactly one band. No bins, no bands.
 */
export function priceBands(bins: readonly PriceBin[]): PriceBand[] {
  if (bins.length === 0) return []
  const sorted = bins.toSorted((a, b) => a.from - b.from)
  const starts = [0, ...upperStarts(sorted.filter((bin) => bin.from >= 10))]
  return starts.map((from, index) => {
    const to = starts[index + 1] ?? null
    const inside = sorted.filter((bin) => bin.from >= from && (to === null || bin.from < to))
    const knownUnits = inside.flatMap((bin) => bin.units ?? [])
    return {
      from,
      to,
      products: inside.reduce((sum, bin) => sum + bin.products, 0),
      units: knownUnits.length > 0 ? knownUnits.reduce((sum, units) => sum + units, 0) : null,
    }
  })
}

/** Where the bands from $10 up begin: at the edges nearest to the even shares of their products. */
function upperStarts(bins: readonly PriceBin[]): number[] {
  const total = bins.reduce((sum, bin) => sum + bin.products, 0)
  const starts = new Set([10])
  for (let band = 1; band < UPPER_BANDS; band++) {
    const wanted = (total * band) / UPPER_BANDS
    let below = 0
    let best = { from: 10, miss: wanted }
    for (const bin of bins) {
      if (Math.abs(below - wanted) < best.miss) best = { from: bin.from, miss: Math.abs(below - wanted) }
      below += bin.products
    }
    starts.add(best.from)
  }
  return [...starts].toSorted((a, b) => a - b)
}
