/** A part of a whole in two stretches of time. */
export interface ShareMove {
  readonly value: string
  /** Fractions of all that was counted in each stretch. */
  readonly before: number
  readonly now: number
}

export interface ShareMoves {
  /** Largest difference first. */
  readonly gained: readonly ShareMove[]
  readonly lost: readonly ShareMove[]
}

/** With fewer counted in either stretch, no difference is told from chance. */
const LEAST_COUNTED = 100
/**
 * Standard errors of the difference. Some fifty colours are compared at once: at 3.3 one of them passes by chance in one of twenty
 * comparisons.
 */
const STANDARD_ERRORS = 3.3

/** The parts whose share differs between two stretches by more than chance (two-proportion test); counts by part. */
export function shareMoves(before: ReadonlyMap<string, number>, now: ReadonlyMap<string, number>): ShareMoves {
  const [ofBefore, ofNow] = [sum(before), sum(now)]
  if (Math.min(ofBefore, ofNow) < LEAST_COUNTED) return { gained: [], lost: [] }
  const moves = [...new Set([...before.keys(), ...now.keys()])].flatMap((value) => {
    const [was, is] = [before.get(value) ?? 0, now.get(value) ?? 0]
    const pooled = (was + is) / (ofBefore + ofNow)
    const error = Math.sqrt(pooled * (1 - pooled) * (1 / ofBefore + 1 / ofNow))
    const move = { value, before: was / ofBefore, now: is / ofNow }
    return Math.abs(move.now - move.before) > STANDARD_ERRORS * error ? [move] : []
  })
  const bySize = moves.toSorted((a, b) => b.now - b.before - (a.now - a.before))
  return {
    gained: bySize.filter(({ now: share, before: was }) => share > was),
    lost: bySize.filter(({ now: share, before: was }) => share < was).toReversed(),
  }
}

function sum(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((total, count) => total + count, 0)
}
