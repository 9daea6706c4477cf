import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { AnalyticsDb } from '../engine/db'

/** Below it, waiting for the collector costs less than the pause of some 30 ms. */
const WORTH_COLLECTING_BYTES = 32_000_000
let collect: (() => void) | null = null

/**
 * Collects this thread's garbage where it holds large buffers. The collector itself waits for more of it: after a large
 * file the room of its last rows, up to 80 MB, would be held while the engine derives from them.
 */
export function collectLargeGarbage(): void {
  if (process.memoryUsage().arrayBuffers >= WORTH_COLLECTING_BYTES) collectGarbage()
}

/** Collects this thread's garbage now, which takes some 30 ms. */
export function collectGarbage(): void {
  if (collect === null) {
    setFlagsFromString('--expose-gc')
    collect = runInNewContext('gc') as () => void
  }
  collect()
}

/**
 * Has the embedded engine return what it freed to the system, which it would do by itself only after some ten seconds:
 * in a process that also answers requests, statement after statement would pile up. A server keeps house itself.
 */
export async function giveBackMemory(db: AnalyticsDb): Promise<void> {
  if (db.engine === 'chdb') await db.run('SYSTEM JEMALLOC PURGE')
}
