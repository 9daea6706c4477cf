export const LEVEL_ORDER = ['none', 'hot', 'very_hot', 'breakout'] as const
export type Level = (typeof LEVEL_ORDER)[number]

/** The levels that a reader saw: trend id → level, for those that had one. */
export interface Snapshot {
  readonly asOf: string
  readonly levels: Readonly<Record<string, Level>>
}

export interface LevelMove {
  readonly trendId: string
  readonly from: Level
  readonly to: Level
}

function rank(level: Level): number {
  return LEVEL_ORDER.indexOf(level)
}

/** What changed its level between two snapshots, the largest steps first; nothing when both show the same day. */
export function levelMoves(before: Snapshot | null, now: Snapshot): LevelMove[] {
  if (before === null || before.asOf === now.asOf) return []
  const ids = new Set([...Object.keys(before.levels), ...Object.keys(now.levels)])
  return [...ids]
    .map((trendId) => ({
      trendId,
      from: before.levels[trendId] ?? ('none' as const),
      to: now.levels[trendId] ?? ('none' as const),
    }))
    .filter((move) => move.from !== move.to)
    .toSorted((a, b) => rank(b.to) - rank(b.from) - (rank(a.to) - rank(a.from)) || a.trendId.localeCompare(b.trendId))
}
