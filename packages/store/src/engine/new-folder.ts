import { PGlite } from '@electric-sql/pglite'
import { dataDir } from '@electric-sql/pglite-prepopulatedfs'
import { existsSync, readdirSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DamagedFilesError } from '@trendee/core/storage/damaged-files-error'
import { closeToOthers } from './close-to-others'

/** What a new embedded engine begins with: made once and shipped as a file, for making it anew takes four seconds. */
export const emptyDatabase = (): Promise<Blob> => dataDir()

/**
 * Fills `folder` with an empty database unless one is there. It is whole or not there: a process that is killed
 * meanwhile leaves nothing that the next one would take for a database.
 */
export async function fillNewFolder(folder: string): Promise<void> {
  if (existsSync(join(folder, 'PG_VERSION'))) return
  refuseOthers(folder)
  const draft = `${folder}.new`
  await rm(draft, { recursive: true, force: true })
  await mkdir(dirname(folder), { recursive: true })
  const engine = await PGlite.create(draft, { loadDataDir: await emptyDatabase() })
  await engine.close()
  await closeToOthers(draft)
  // A folder that holds no database is in nobody's way; one that holds anything else makes this fail.
  await rename(draft, folder)
}

/** The engine would take a folder whose version is gone for a new one and write over the database in it. */
function refuseOthers(folder: string): void {
  const names = existsSync(folder) ? readdirSync(folder) : []
  if (names.length === 0) return
  if (!names.includes('base')) throw new Error(`${folder} is not empty and holds no database; it was left as it is.`)
  throw new DamagedFilesError(
    'The database of accounts lacks the file that says its version:',
    [join(folder, 'PG_VERSION')],
    folder,
  )
}
