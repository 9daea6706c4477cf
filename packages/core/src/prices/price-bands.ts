/** Where the first band ends, which is always "Under $10". */
const FIRST = 10
/** Bands above the first. */
const UPPER_BANDS = 5
/** How many times its start a band ends at: one of these for all bands of an answer. */
const RATIOS = [2, 3, 5] as const
/** The dear ones that the open band may hold before a greater ratio is taken. */
const OPEN_SHARE = 0.2

const startsOf = (ratio: number) => Array.from({ length: UPPER_BANDS }, (_, step) => FIRST * ratio ** step)

/** Prices in US dollars at which a band may begin or end. */
export const PRICE_EDGES: readonly number[] = [...new Set([0, ...RATIOS.flatMap(startsOf)])].toSorted((a, b) => a - b)

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
 * At most six price bands: under $10, then bands of one ratio, such as $10–20, $20–40, $40–80, so that lengths of bars can
 * be compared; the last is open. The smallest ratio is taken that leaves no more than a fifth of the prices above $10 to
 * the open band. Every product of the bins is in exactly one band. No bins, no bands.
 */
export function priceBands(bins: readonly PriceBin[]): PriceBand[] {
  if (bins.length === 0) return []
  const starts = [0, ...upperStarts(bins)]
  return starts.map((from, index) => {
    const to = starts[index + 1] ?? null
    const inside = bins.filter((bin) => bin.from >= from && (to === null || bin.from < to))
    const knownUnits = inside.flatMap((bin) => bin.units ?? [])
    return {
      from,
      to,
      products: inside.reduce((sum, bin) => sum + bin.products, 0),
      units: knownUnits.length > 0 ? knownUnits.reduce((sum, units) => sum + units, 0) : null,
    }
  })
}

/** Where the bands from $10 up begin; those above the dearest product are left out. */
function upperStarts(bins: readonly PriceBin[]): number[] {
  const from = (start: number) => bins.reduce((sum, bin) => sum + (bin.from >= start ? bin.products : 0), 0)
  const isWide = (ratio: number) => from(FIRST * ratio ** (UPPER_BANDS - 1)) <= OPEN_SHARE * from(FIRST)
  const ratio = RATIOS.find(isWide) ?? RATIOS[RATIOS.length - 1] ?? 2
  return startsOf(ratio).filter((start) => start === FIRST || from(start) > 0)
}

/** How many times its start each band with two bounds ends at; `null` where no band has two. */
export function bandRatio(bands: readonly Pick<PriceBand, 'from' | 'to'>[]): number | null {
  const bounded = bands.find(({ from, to }) => from > 0 && to !== null)
  return bounded === undefined || bounded.to === null ? null : bounded.to / bounded.from
}
