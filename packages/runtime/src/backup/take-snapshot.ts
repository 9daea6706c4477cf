import { constants } from 'node:fs'
import { copyFile, cp, link, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freezeTables } from '@trendee/analytics/engine/frozen-tables'
import { whileStoreStandsStill } from '@trendee/store/engine/held-still'
import type { Runtime } from '../open-runtime'
import { ARRIVING } from '../upload-folder'
import {
  BACKUP_FORMAT,
  BackupError,
  ENGINE_FOLDERS,
  MANIFEST,
  type Manifest,
  SCRATCH,
  checksumsIn,
} from './backup-format'

/** What of a data folder is in no backup: locks, drafts, and the engines' folders, which are not copied as they are. */
const LEFT_OUT = /^(?:trendee\.lock(?:\..*)?|store\.new|backing-up|lost\+found|analytics|store)$/

/** A data folder as it was at one moment, with its manifest, until it is packed. */
export interface Snapshot {
  readonly folder: string
  remove(): Promise<void>
}

/**
 * Takes one consistent point of both engines and of the files beside them. Imports and deriving pause between two tasks
 * for as long as that takes, the store for as long as its files are copied; facts are read all the while.
 */
export async function takeSnapshot(runtime: Runtime, signal: AbortSignal): Promise<Snapshot> {
  const { analytics, store, imports } = runtime
  if (analytics.engine !== 'chdb' || store.engine !== 'pglite') {
    throw new BackupError('Only the embedded engines are backed up by this: docs/backup.md says how servers are.')
  }
  const folder = join(runtime.folder, SCRATCH)
  const remove = () => rm(folder, { recursive: true, force: true })
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' ? new BackupError('Another backup is being made. Try again when it is done.') : error
  })
  try {
    const contents = await imports.whileStill(async () => {
      signal.throwIfAborted()
      const facts = await freezeTables(
        analytics,
        join(runtime.folder, ENGINE_FOLDERS.analytics),
        join(folder, ENGINE_FOLDERS.analytics),
      )
      const state = await whileStoreStandsStill(store.db, async (content) => {
        const source = join(runtime.folder, ENGINE_FOLDERS.store)
        // The engine changes its files in place, so links would not do.
        await cp(source, join(folder, ENGINE_FOLDERS.store), { recursive: true, mode: constants.COPYFILE_FICLONE })
        return content
      })
      await linkOthers(runtime.folder, folder)
      return { analytics: facts, store: state }
    })
    const manifest = {
      format: BACKUP_FORMAT,
      created_at: new Date().toISOString(),
      analytics: { ...contents.analytics, migrations: [...contents.analytics.migrations] },
      store: { ...contents.store, migrations: [...contents.store.migrations] },
      files: await checksumsIn(folder, signal),
    } satisfies Manifest
    await writeFile(join(folder, MANIFEST), JSON.stringify(manifest))
    return { folder, remove }
  } catch (error) {
    await remove()
    throw error
  }
}

/** Everything else that is kept in the data folder: each file is written once, whole, and never changed in its place. */
async function linkOthers(from: string, to: string): Promise<void> {
  for (const entry of await readdir(from)) {
    if (!LEFT_OUT.test(entry)) await linkInto(join(from, entry), join(to, entry))
  }
}

async function linkInto(from: string, to: string): Promise<void> {
  let inside
  try {
    inside = await readdir(from, { withFileTypes: true })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOTDIR') throw error
    return linkFile(from, to)
  }
  await mkdir(to, { recursive: true })
  for (const entry of inside) {
    // What is still arriving is nobody's yet; links lead out of the folder.
    if (entry.name === ARRIVING || !(entry.isDirectory() || entry.isFile())) continue
    if (entry.isDirectory()) await linkInto(join(from, entry.name), join(to, entry.name))
    else await linkFile(join(from, entry.name), join(to, entry.name))
  }
}

async function linkFile(from: string, to: string): Promise<void> {
  try {
    await link(from, to)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    // Removed since it was listed.
    if (code === 'ENOENT') return
    if (code !== 'EXDEV' && code !== 'EPERM') throw error
    await copyFile(from, to)
  }
}
