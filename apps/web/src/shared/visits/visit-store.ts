import { SESSION_KEYS } from '../api/storage-keys'
import type { Snapshot } from './level-moves'

const VISIT = SESSION_KEYS.visit

interface Stored {
  /** As the reader left it last time. */
  readonly previous: Snapshot | null
  readonly current: Snapshot | null
}

function keyOf(place: string): string {
  return `levels.${place}`
}

function read(place: string): Stored {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(place)) ?? 'null')
    if (typeof value === 'object' && value !== null && 'current' in value) return value as Stored
  } catch {
    // A damaged record counts as a first visit.
  }
  return { previous: null, current: null }
}

function keep(store: Storage, key: string, text: string): void {
  try {
    store.setItem(key, text)
  } catch {
    // A browser whose store is full shows the page all the same: the next visit is compared with an older one.
  }
}

/**
 * The snapshot of the last visit to a place (`US.women`), and keeps the one of this visit for the next.
 * A visit is a session of the browser's tab.
 */
export function recordVisit(place: string, now: Snapshot): Snapshot | null {
  const stored = read(place)
  const visited = sessionStorage.getItem(VISIT)?.split(',') ?? []
  const previous = visited.includes(place) ? stored.previous : stored.current
  keep(sessionStorage, VISIT, [...new Set([...visited, place])].join(','))
  keep(localStorage, keyOf(place), JSON.stringify({ previous, current: now } satisfies Stored))
  return previous
}

export function seenMoves(): string {
  return localStorage.getItem('levels.seen') ?? ''
}

export function markMovesSeen(asOf: string): void {
  keep(localStorage, 'levels.seen', asOf)
}
