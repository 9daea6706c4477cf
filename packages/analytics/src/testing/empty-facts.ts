import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { type AnalyticsDb, openAnalytics } from '../engine/db'
import { freeEngine, keepEngine } from './kept-engine'

export interface OpenFacts {
  readonly db: AnalyticsDb
  close(): Promise<void>
}

/** An embedded database in a folder of its own whose tables are there and empty. */
export async function openEmptyFacts(): Promise<OpenFacts> {
  const folder = await mkdtemp(join(tmpdir(), 'trendee-facts-'))
  await cp(inject('migratedFacts'), folder, { recursive: true })
  await freeEngine()
  const db = openAnalytics({ folder })
  const end = async () => {
    await db.close()
    await rm(folder, { recursive: true, force: true })
  }
  keepEngine(end)
  return {
    db,
    close: async () => {
      keepEngine(null)
      await end()
    },
  }
}
