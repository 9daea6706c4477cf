import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openAnalytics } from '../engine/db'
import { migrateAnalytics } from '../engine/migrate'

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of an embedded database without a row, to be copied. */
    migratedFacts: string
  }
}

/** Once before all test files: migrating takes ten times as long as copying what it makes. */
export async function setup(project: TestProject): Promise<() => void> {
  const parent = mkdtempSync(join(tmpdir(), 'trendee-facts-'))
  const folder = join(parent, 'migrated')
  const db = openAnalytics({ folder })
  await migrateAnalytics(db)
  await db.close()
  project.provide('migratedFacts', folder)
  return () => rmSync(parent, { recursive: true, force: true })
}
