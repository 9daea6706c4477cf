import { setTimeout as pause } from 'node:timers/promises'

export interface Pace {
  /** Hosts that are asked at the same time. */
  readonly hosts: number
  /** Requests to one host at the same time. */
  readonly perHost: number
  /** Between the starts of two requests to one host. */
  readonly gapMs: number
}

/** Eight pictures at a time, and of one host five a second at most. */
export const PACE: Pace = { hosts: 4, perHost: 2, gapMs: 200 }

/** Runs `work` for all items, this many at a time; the first failure ends it once what runs has ended. */
async function inLanes<Item>(items: Iterable<Item>, lanes: number, work: (item: Item) => Promise<void>): Promise<void> {
  const rest = items[Symbol.iterator]()
  let hasFailed = false
  const lane = async (): Promise<void> => {
    for (let next = rest.next(); !hasFailed && !next.done; next = rest.next()) {
      try {
        await work(next.value)
      } catch (error) {
        hasFailed = true
        throw error
      }
    }
  }
  const ended = await Promise.allSettled(Array.from({ length: lanes }, lane))
  for (const one of ended) if (one.status === 'rejected') throw one.reason
}

/**
 * Runs `work` for each item at a pace that no host minds. `isResting` is asked before each: what is left of such a host is
 * left out.
 */
export async function atPace<Item extends { readonly host: string }>(
  items: readonly Item[],
  pace: Pace,
  signal: AbortSignal,
  isResting: (host: string) => boolean,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const byHost = new Map<string, Item[]>()
  for (const item of items) byHost.set(item.host, [...(byHost.get(item.host) ?? []), item])
  await inLanes(byHost, pace.hosts, async ([host, ofHost]) => {
    let freeAt = 0
    await inLanes(ofHost, pace.perHost, async (item) => {
      if (isResting(host)) return
      signal.throwIfAborted()
      const now = performance.now()
      const wait = freeAt - now
      freeAt = Math.max(freeAt, now) + pace.gapMs
      if (wait > 0) await pause(wait, undefined, { signal })
      await work(item)
    })
  })
}
