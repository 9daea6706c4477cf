import type { Level, Lifecycle } from '../trend/vocabulary'

/** How a trend stood in one region for one gender on the newest day of its data; '' as region or gender: of none, of everybody. */
export interface Standing {
  readonly region: string
  readonly gender: string
  readonly level: Level
  readonly lifecycle: Lifecycle | null
  /** By window: 1, 7, 30, 90 days. */
  readonly growth: readonly (number | null)[]
  readonly peakWeek: string | null
  readonly asOf: string
  /** The platform whose curve speaks. */
  readonly source: string
}

/**
 * Why then and now cannot be compared: the data does not know the trend now, did not know it for this region and gender then,
 * has nothing newer than what was seen, or tells it by another platform's curve, whose growth is another thing.
 */
export const NOT_COMPARED = ['unknown_now', 'unknown_then', 'no_newer_data', 'other_source'] as const
export type NotCompared = (typeof NOT_COMPARED)[number]

export interface Comparison {
  /** As it was collected, of the row that speaks now. */
  readonly before: Standing | null
  readonly notCompared: NotCompared | null
}

/** What was kept of a trend when it was collected, beside the row that speaks for it now. */
export function compareStandings(kept: readonly Standing[], now: Standing | null): Comparison {
  if (now === null) return { before: null, notCompared: 'unknown_now' }
  const before = kept.find(({ region, gender }) => region === now.region && gender === now.gender)
  if (before === undefined) return { before: null, notCompared: 'unknown_then' }
  if (before.asOf >= now.asOf) return { before, notCompared: 'no_newer_data' }
  return { before, notCompared: before.source === now.source ? null : 'other_source' }
}
