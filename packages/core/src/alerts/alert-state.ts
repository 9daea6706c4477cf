import type { Level } from '../trend/vocabulary'

/** What was last told of a watched thing, or what is to be told of next: only ever what the data said. */
export interface TrendState {
  readonly level: Level
  /** Monday of the forecast peak; `null` where the year ahead has none. */
  readonly peakWeek: string | null
  /** Last day of its data. */
  readonly asOf: string
}

export interface ProductState {
  /** The cheapest variant's. */
  readonly price: number | null
  readonly currency: string
  /** Who sells it, where the shop says: another seller's price is another price. */
  readonly seller: string
  readonly isSoldOut: boolean
  /** Last day on which it was captured. */
  readonly seenOn: string
  /** The shop's newest comparable day. */
  readonly asOf: string
}

/** Of what is told by day: the newest day that was told, by shop or network, each of which brings its days at its own pace. */
export interface DaysState {
  readonly days: Readonly<Record<string, string>>
}

/** Of a saved search among trends: those that were found already. */
export interface FoundState {
  readonly found: readonly string[]
}

export type AlertState = TrendState | ProductState | DaysState | FoundState

/** As it was kept: of another shape where the subject's rules were others, and then nothing is known of before. */
export function keptState<State extends AlertState>(
  kept: Readonly<Record<string, unknown>>,
  mark: keyof State & string,
) {
  return mark in kept ? (kept as unknown as State) : null
}
