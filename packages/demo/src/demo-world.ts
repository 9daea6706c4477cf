import { dayNumber } from '@trendee/core/periods/week'
import { OBSERVED_DAYS } from './demo-products'
import type { WrittenFile } from './feed-file'
import type { TrendEffects } from './trend-effects'

/** What every writer of feed files is told. */
export interface DemoWorld {
  readonly folder: string
  readonly seed: number
  readonly scale: number
  /** ISO date of the last day. */
  readonly asOf: string
  readonly effects: TrendEffects
}

/** Writes one part of the world and names its files in the order in which they should be taken in. */
export type WorldWriter = (world: DemoWorld) => Promise<WrittenFile[]>

/** Newest days of which each is captured: enough to compare one day and seven days with those before. */
const DAILY_DAYS = 15

/** Days on which the shops were captured, oldest first: weekly, and daily at the end. */
export function captureDays(asOf: string): number[] {
  const last = dayNumber(asOf)
  const days: number[] = []
  for (let ago = 0; ago <= OBSERVED_DAYS; ago += ago < DAILY_DAYS - 1 ? 1 : 7) days.push(last - ago)
  return days.reverse()
}

/** One day a week over the observed half-year, oldest first, for feeds without sales. */
export function weeklyCaptureDays(asOf: string): number[] {
  const last = dayNumber(asOf)
  const weeks = Math.floor(OBSERVED_DAYS / 7) + 1
  return Array.from({ length: weeks }, (_, index) => last - 7 * (weeks - 1 - index))
}

/** One day a week at the end and every second week before, for shop fronts, which seldom change. */
export function sparseCaptureDays(asOf: string): number[] {
  const weekly = weeklyCaptureDays(asOf)
  return weekly.filter((_, index) => {
    const weeksAgo = weekly.length - 1 - index
    return weeksAgo < SPARSE_WEEKS || weeksAgo % 2 === 0
  })
}

const SPARSE_WEEKS = 6
