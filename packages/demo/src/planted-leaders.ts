import { type DemoCreator, demoCreators } from './demo-creators'
import { PLANTED_TRENDS } from './planted-truth'

/** Someone who shows a trend weeks before half of its rise has come: what tests must find again. */
export interface PlantedLeader {
  readonly creator: DemoCreator
  readonly term: string
  /** Weeks from their third post of it to the half of the rise in searches. */
  readonly weeks: number
  /** The weeks, counted back from the end, in which they show it more than anything else. */
  readonly fromWeeksAgo: number
  readonly toWeeksAgo: number
}

/** Network, place among its creators by how much they post, term, weeks. */
const LEADERS = [
  ['tiktok', 12, 'butter yellow', 12],
  ['tiktok', 15, 'cherry red', 14],
  ['tiktok', 18, 'barrel jeans', 9],
  ['instagram', 12, 'butter yellow', 10],
  ['instagram', 15, 'cherry red', 12],
  ['instagram', 18, 'barrel jeans', 8],
] as const satisfies readonly (readonly [DemoCreator['platform'], number, string, number])[]

/** How much of what a leader posts meanwhile shows the trend, and for how long. */
export const LED_SHARE = 0.5
const LED_WEEKS = 6
/** From the first post of it to the third. */
const WEEKS_TO_THIRD = 1

/** The creators that lead, by seed. */
export function plantedLeaders(seed: number): PlantedLeader[] {
  const byWeight = demoCreators(seed).toSorted((a, b) => b.weight - a.weight)
  return LEADERS.flatMap(([network, place, term, weeks]) => {
    const creator = byWeight.filter(({ platform }) => platform === network)[place]
    const trend = PLANTED_TRENDS.find((one) => one.term === term)
    const half = trend?.waves.at(-1)?.halfWeeksAgo
    if (!creator || half === undefined) return []
    const fromWeeksAgo = half + weeks + WEEKS_TO_THIRD
    return [{ creator, term, weeks, fromWeeksAgo, toWeeksAgo: fromWeeksAgo - LED_WEEKS }]
  })
}
