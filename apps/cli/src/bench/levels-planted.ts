import { measured, mean } from '@trendee/core/series/robust-statistics'
import type { WeeklySeries } from '@trendee/core/series/weekly-series'
import { type PlantedEvent, plantEvents, plantSeries, seasonalWorld } from '@trendee/core/trend/planted-series'
import { LEVEL_RANK, levelAt } from './levels-walk'

/** A change that is planted: jumps must be found, bursts and nothing at all must not. */
export interface PlantedShape {
  readonly name: string
  readonly event: Omit<PlantedEvent, 'fromWeek'>
  readonly isJump: boolean
}

export const SHAPES: readonly PlantedShape[] = [
  { name: '× 1.3', event: { factor: 1.3 }, isJump: true },
  { name: '× 1.5', event: { factor: 1.5 }, isJump: true },
  { name: '× 2', event: { factor: 2 }, isJump: true },
  { name: '× 3', event: { factor: 3 }, isJump: true },
  { name: '× 3 over 8 weeks', event: { factor: 3, rampWeeks: 8 }, isJump: true },
  { name: 'two weeks × 3', event: { factor: 3, lastsWeeks: 2 }, isJump: false },
  { name: 'one week × 5', event: { factor: 5, lastsWeeks: 1 }, isJump: false },
  { name: 'nothing', event: { factor: 1 }, isJump: false },
]

/** How a shape was met, as counts of planted cases. */
export interface PlantedResult {
  readonly shape: PlantedShape
  readonly planted: number
  /** Cases whose highest level within four weeks was at least hot, very hot, breakout. */
  readonly atLeast: readonly [number, number, number]
  /** Cases first found in week 1 … 8 after the start (index 0 is the week of the start). */
  readonly foundInWeek: readonly number[]
}

/** "Within four weeks": the week of the start and the three after it. */
export const FIND_WITHIN_WEEKS = 4
const WATCHED_WEEKS = 8
/** Series that stay below this mean are all rounding: doubling "1" is not a known truth. */
export const MIN_MEAN = 5

/**
 * Plants each shape into each series at every `stride`-th week from the 65th on, and asks for the level as it would have been said
 * in each of the next weeks. Starts where the untouched series has a level anyway are left out.
 */
export function plantAndFind(seriesList: readonly WeeklySeries[], stride: number): PlantedResult[] {
  const usable = seriesList.filter((series) => (mean(measured(series.values)) ?? 0) >= MIN_MEAN)
  return SHAPES.map((shape) => {
    let planted = 0
    const atLeast: [number, number, number] = [0, 0, 0]
    const foundInWeek = Array.from({ length: WATCHED_WEEKS }, () => 0)
    for (const series of usable) {
      for (let start = 64; start + WATCHED_WEEKS <= series.values.length; start += stride) {
        if (levelAt(series, start - 1) !== 'none') continue
        planted += 1
        const changed = plantEvents(series, [{ ...shape.event, fromWeek: start }], 1)
        let found = -1
        let highest = 0
        for (let week = 0; week < WATCHED_WEEKS && (week < FIND_WITHIN_WEEKS || found < 0); week += 1) {
          const rank = LEVEL_RANK[levelAt(changed, start + week)]
          if (rank > 0 && found < 0) found = week
          if (week < FIND_WITHIN_WEEKS) highest = Math.max(highest, rank)
        }
        if (found >= 0) foundInWeek[found] = (foundInWeek[found] ?? 0) + 1
        if (highest >= 1) atLeast[0] += 1
        if (highest >= 2) atLeast[1] += 1
        if (highest >= 3) atLeast[2] += 1
      }
    }
    return { shape, planted, atLeast, foundInWeek }
  })
}

/** Synthetic seasons that no constant was chosen on: seeds from `firstSeed` on. */
export function syntheticSeasons(count: number, firstSeed: number): WeeklySeries[] {
  return Array.from({ length: count }, (_, index) => plantSeries(seasonalWorld(firstSeed + index)))
}
