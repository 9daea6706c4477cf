export const LEVEL_ORDER = ['none', 'hot', 'very_hot', 'breakout'] as const
export type Level = (typeof LEVEL_ORDER)[number]

/** The levels that a reader saw: trend id → level, for those that had one. */
export interface Snapshot {
  readonly asOf: string
  /** Whether those are all: of a list that a plan or a page cuts off, nothing is known of the others. */
  readonly isWhole: boolean
  readonly levels: Readonly<Record<string, Level>>
}

export interface LevelMove {
  readonly trendId: string
  readonly from: Level
  readonly to: Level
}

function levelIn({ levels, isWhole }: Snapshot, trendId: string): Level | null {
  return levels[trendId] ?? (isWhole ? 'none' : null)
}

function rank(level: Level): number {
  return LEVEL_ORDER.indexOf(level)
}

/** What changed its level between two snapshots, the largest steps first; nothing when both show the same day. */
export function levelMoves(before: Snapshot | null, now: Snapshot): LevelMove[] {
  if (before === null || before.asOf === now.asOf) return []
  const ids = new Set([...Object.keys(before.levels), ...Object.keys(now.levels)])
  return [...ids]
    .flatMap((trendId): LevelMove[] => {
      const [from, to] = [levelIn(before, trendId), levelIn(now, trendId)]
      return from === null || to === null || from === to ? [] : [{ trendId, from, to }]
    })
    .toSorted((a, b) => rank(b.to) - rank(b.from) - (rank(a.to) - rank(a.from)) || a.trendId.localeCompare(b.trendId))
}
