import { type SpeakingRow, bySpeaking, speaksFor } from './speaking-row'

/** How alike two trends moved in the last two years, the year's own ups and downs taken out. */

export const MOVE_WEEKS = 104
const STEP = 4
const MIN_WEEKS = 52
/** Below this, two trends hardly move alike. */
export const WEAKEST = 0.2
/** As many as a person may ask for. */
const KEPT = 50

export interface Movement {
  readonly platform: string
  /** Monday. */
  readonly lastWeek: string
  /** Changes of the adjusted line over four weeks on a log scale, newest last; NaN is a gap. */
  readonly changes: Float64Array
}

export interface TrendMovement extends Movement, SpeakingRow {
  readonly trendId: string
}

/**
 * For one trend in one region and asked for one gender ('': for none), the trends that moved most alike, best first. Both
 * arrays are parallel.
 */
export interface TrendMoves {
  readonly region: string
  readonly gender: string
  readonly trendId: string
  readonly others: readonly string[]
  readonly correlations: readonly number[]
}

/** `adjusted`: weekly values newest last, of which the last two years count. */
export function changesOf(adjusted: readonly (number | null)[]): Float64Array {
  const tail = adjusted.slice(-MOVE_WEEKS)
  return Float64Array.from({ length: Math.max(0, tail.length - STEP) }, (_, week) => {
    const [before, now] = [tail[week] ?? null, tail[week + STEP] ?? null]
    return before === null || now === null ? Number.NaN : Math.log1p(now) - Math.log1p(before)
  })
}

/** Pearson's, over the weeks that both know; `null` where they do not compare: other platform, other week, under a year. */
export function correlationOf(a: Movement, b: Movement): number | null {
  if (a.platform !== b.platform || a.lastWeek !== b.lastWeek) return null
  const weeks = Math.min(a.changes.length, b.changes.length)
  // Both end in the same week, so they are aligned from the end.
  const [fromA, fromB] = [a.changes.length - weeks, b.changes.length - weeks]
  let [shared, sumA, sumB, squaresA, squaresB, products] = [0, 0, 0, 0, 0, 0]
  for (let week = 0; week < weeks; week += 1) {
    const x = a.changes[fromA + week] ?? Number.NaN
    const y = b.changes[fromB + week] ?? Number.NaN
    const product = x * y
    if (Number.isNaN(product)) continue
    shared += 1
    sumA += x
    sumB += y
    squaresA += x * x
    squaresB += y * y
    products += product
  }
  return pearson({ shared, sumA, sumB, squaresA, squaresB, products })
}

interface Sums {
  readonly shared: number
  readonly sumA: number
  readonly sumB: number
  readonly squaresA: number
  readonly squaresB: number
  readonly products: number
}

function pearson({ shared, sumA, sumB, squaresA, squaresB, products }: Sums): number | null {
  if (shared < MIN_WEEKS) return null
  const spread = Math.sqrt((squaresA - sumA ** 2 / shared) * (squaresB - sumB ** 2 / shared))
  const correlation = (products - (sumA * sumB) / shared) / spread
  return Number.isFinite(correlation) ? Math.min(1, Math.max(-1, correlation)) : null
}

/**
 * Which trends move with which, region by region, each trend by the row that speaks for it there; the trends of each gender
 * among themselves. A region at a time, so that the caller can do other work in between.
 */
export function* movesByRegion(all: readonly TrendMovement[]): Generator<TrendMoves[]> {
  for (const region of new Set(['', ...all.map((movement) => movement.region)])) {
    const rows = all.filter((movement) => movement.region === region || movement.region === '')
    for (const gender of new Set(['', ...rows.map((movement) => movement.gender)]))
      yield movesAmong(region, gender, speakingRows(rows, { region, gender }))
  }
}

/** One row a trend, in the order in which the trends first come. */
function speakingRows(rows: readonly TrendMovement[], asked: { region: string; gender: string }): TrendMovement[] {
  const speaksBefore = bySpeaking(asked)
  const trends = new Map<string, TrendMovement>()
  for (const row of rows) {
    if (!speaksFor(row, asked)) continue
    const other = trends.get(row.trendId)
    if (!other || speaksBefore(row, other) < 0) trends.set(row.trendId, row)
  }
  return [...trends.values()]
}

/** A movement that knows every week, with what it adds to each of its comparisons. */
interface WholeMovement {
  readonly sum: number
  readonly squares: number
}

function wholeMovement({ changes }: Movement): WholeMovement | null {
  let [sum, squares] = [0, 0]
  for (const change of changes) {
    sum += change
    squares += change * change
  }
  return Number.isNaN(sum) ? null : { sum, squares }
}

/** As `correlationOf`, of two that know all of equally many weeks: most do, and only their product is left to add up. */
function correlationOfWhole(a: Movement, b: Movement, ofA: WholeMovement, ofB: WholeMovement): number | null {
  if (a.platform !== b.platform || a.lastWeek !== b.lastWeek) return null
  let products = 0
  for (let week = 0; week < a.changes.length; week += 1) products += (a.changes[week] ?? 0) * (b.changes[week] ?? 0)
  const [sumA, sumB, squaresA, squaresB] = [ofA.sum, ofB.sum, ofA.squares, ofB.squares]
  return pearson({ shared: a.changes.length, sumA, sumB, squaresA, squaresB, products })
}

function movesAmong(region: string, gender: string, trends: readonly TrendMovement[]): TrendMoves[] {
  const found = trends.map((): { other: string; correlation: number }[] => [])
  const whole = trends.map(wholeMovement)
  for (const [index, trend] of trends.entries()) {
    const own = whole[index] ?? null
    for (let next = index + 1; next < trends.length; next += 1) {
      const other = trends[next]
      if (!other) continue
      const others = whole[next] ?? null
      const correlation =
        own && others && trend.changes.length === other.changes.length
          ? correlationOfWhole(trend, other, own, others)
          : correlationOf(trend, other)
      if (correlation === null || correlation < WEAKEST) continue
      found[index]?.push({ other: other.trendId, correlation })
      found[next]?.push({ other: trend.trendId, correlation })
    }
  }
  return trends.map(({ trendId }, index) => {
    const best = (found[index] ?? [])
      .toSorted((a, b) => b.correlation - a.correlation || (a.other < b.other ? -1 : 1))
      .slice(0, KEPT)
    return {
      region,
      gender,
      trendId,
      others: best.map(({ other }) => other),
      correlations: best.map(({ correlation }) => correlation),
    }
  })
}
