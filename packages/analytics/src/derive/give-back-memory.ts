import type { AnalyticsDb } from '../db'

/**
 * Has the embedded engine return what it freed to the system, which it would do by itself only after some ten seconds:
 * in a process that also answers requests, statement after statement would pile up. A server keeps house itself.
 */
export async function giveBackMemory(db: AnalyticsDb): Promise<void> {
  if (db.engine === 'chdb') await db.run('SYSTEM JEMALLOC PURGE')
}
