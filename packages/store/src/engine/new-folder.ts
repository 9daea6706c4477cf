import { PGlite } from '@electric-sql/pglite'
import { dataDir } from '@electric-sql/pglite-prepopulatedfs'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** What a new embedded engine begins with: made once and shipped as a file, for making it anew takes four seconds. */
export const emptyDatabase = (): Promise<Blob> => dataDir()

/**
 * Fills `folder` with an empty database unless one is there. It is whole or not there: a process that is killed
 * meanwhile leaves nothing that the next one would take for a database.
 */
export async function fillNewFolder(folder: string): Promise<void> {
  if (existsSync(join(folder, 'PG_VERSION'))) return
  const draft = `${folder}.new`
  await rm(draft, { recursive: true, force: true })
  await mkdir(dirname(folder), { recursive: true })
  const engine = await PGlite.create(draft, { loadDataDir: await emptyDatabase() })
  await engine.close()
  // A folder that holds no database is in nobody's way; one that holds anything else makes this fail.
  await rename(draft, folder)
}
