import { median } from '../series/robust-statistics'
import { FEWEST_BACK_TEST_WEEKS, FEWEST_SHORT_TEST_WEEKS, LASTING_WEEKS, MOVED, UNFORESEEN } from './forecast-settings'
import type { SeriesHistory } from './series-history'
import { noiseVariance, yearlyLevel } from './series-noise'
import { meanBetween } from './vector-kernels'

/** A forecast of all series of a pool: square roots, `span` weeks a series from `origin` on. */
interface EarlierForecast {
  readonly origin: number
  readonly span: number
  readonly roots: Float64Array
}

/** The first origin a series is tested from: after a year, or half-way through a shorter history. */
export function fewestWeeksBefore({ start, roots }: SeriesHistory): number {
  const weeks = roots.length - start
  return start + Math.min(FEWEST_BACK_TEST_WEEKS, Math.max(FEWEST_SHORT_TEST_WEEKS, Math.ceil(weeks / 2)))
}

/** Mean of the weeks before `origin` less what an earlier forecast said of them; null where it was too early to say. */
function surpriseAt(
  history: SeriesHistory,
  series: number,
  origin: number,
  weeks: number,
  before: EarlierForecast | undefined,
): number | null {
  if (!before || before.origin < fewestWeeksBefore(history)) return null
  const end = series * before.span + origin - before.origin
  return meanBetween(history.roots, origin - weeks, origin) - meanBetween(before.roots, end - weeks, end)
}

/** Whether the newest weeks before `origin` were a surprise to the forecast of a quarter earlier; see `MOVED`. */
export function hasMoved(
  history: SeriesHistory,
  series: number,
  origin: number,
  before: EarlierForecast | undefined,
): boolean {
  const surprise = surpriseAt(history, series, origin, MOVED.weeks, before)
  if (surprise === null) return false
  const noise = Math.sqrt(noiseVariance(history, origin))
  return Math.abs(surprise) > noise + MOVED.shareOfLevel * yearlyLevel(history, origin)
}

/** How far the members that follow the newest weeks decide, 0 to 1: in the first four weeks ahead, and beyond them. */
export interface Unforeseen {
  readonly share: number
  readonly farShare: number
}

export const NOTHING_UNFORESEEN: Unforeseen = { share: 0, farShare: 0 }

/** Surprises of each series on a walk from origin to origin, and which of them nobody could foresee. */
export class Surprises {
  readonly #histories: readonly SeriesHistory[]
  readonly #squares: Float64Array
  readonly #counts: Float64Array

  constructor(histories: readonly SeriesHistory[]) {
    this.#histories = histories
    this.#squares = new Float64Array(histories.length)
    this.#counts = new Float64Array(histories.length)
  }

  /** What of each series nobody could foresee; see `UNFORESEEN`. Origins must ascend. */
  sharesAt(origin: number, before: EarlierForecast | undefined): Unforeseen[] {
    return this.#histories.map((history, series) => {
      // Week by week: one odd week is no new level.
      const weeks = Array.from({ length: LASTING_WEEKS }, (_, ago) =>
        surpriseAt(history, series, origin - ago, 1, before),
      )
      const surprise = median(weeks.slice(0, UNFORESEEN.weeks).filter((week) => week !== null))
      if (surprise === null) return NOTHING_UNFORESEEN
      const [square, count] = [this.#squares[series] ?? 0, this.#counts[series] ?? 0]
      const noise = noiseVariance(history, origin) + (MOVED.shareOfLevel * yearlyLevel(history, origin)) ** 2
      const usual = Math.sqrt((square + UNFORESEEN.belief * noise) / (count + UNFORESEEN.belief))
      this.#squares[series] = square + surprise ** 2
      this.#counts[series] = count + 1
      if (usual <= 0) return NOTHING_UNFORESEEN
      const { from, to } = UNFORESEEN
      const share = Math.min(1, Math.max(0, (Math.abs(surprise) / usual - from) / (to - from)))
      const lasted = weeks.filter((week) => week !== null && week / surprise >= 0.5).length
      return { share, farShare: (share * lasted) / LASTING_WEEKS }
    })
  }
}
