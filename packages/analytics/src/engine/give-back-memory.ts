import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { AnalyticsDb } from './db'

let collect: (() => void) | null = null

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
 * in a process that also answers requests, statement after statement would pile up. A server does so itself.
 */
export async function giveBackMemory(db: AnalyticsDb): Promise<void> {
  if (db.engine === 'chdb') await db.run('SYSTEM JEMALLOC PURGE')
}
