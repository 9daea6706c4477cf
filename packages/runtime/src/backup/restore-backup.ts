import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { MIGRATIONS } from '@trendee/analytics/engine/migrate'
import { openAnalytics } from '@trendee/analytics/engine/db'
import { factsContent, partsIn } from '@trendee/analytics/engine/frozen-tables'
import { storeContentIn } from '@trendee/store/engine/held-still'
import { STORE_MIGRATIONS } from '@trendee/store/engine/migrate'
import { RuntimeInUseError, acquireLock, lockHolder, lockPath } from '../runtime-lock'
import { BackupError, ENGINE_FOLDERS, type Manifest } from './backup-format'
import { unpackBackup } from './unpack-backup'
import { draftOf } from './write-backup-file'

/**
 * Puts a backup into an empty or missing data folder. It is unpacked beside it, held against its checksums and opened by
 * both engines; only then it takes the folder's place, in one step: a kill before leaves nothing that would be opened.
 */
export async function restoreBackup(file: string, dataFolder: string): Promise<Manifest> {
  const holder = lockHolder(dataFolder)
  if (holder) throw new RuntimeInUseError(dataFolder, holder)
  if (existsSync(dataFolder) && readdirSync(dataFolder).length > 0) {
    throw new BackupError(`${dataFolder} is not empty: a backup is restored into a new folder. TRENDEE_DATA names it.`)
  }
  if (!existsSync(file)) throw new BackupError(`There is no file ${file}.`)
  const draft = draftOf(dataFolder)
  await mkdir(draft, { recursive: true, mode: 0o700 })
  // Of two restores into one folder the second is refused; what a killed one left is removed.
  const lockName = basename(lockPath(draft))
  const lock = acquireLock(draft, randomBytes(32).toString('base64url'))
  try {
    await emptyBut(draft, lockName)
    const inside = join(draft, 'data')
    await mkdir(inside, { mode: 0o700 })
    const manifest = await unpackBackup(file, inside)
    refuseNewer(file, manifest)
    await open(file, inside, manifest)
    await put(inside, dataFolder)
    return manifest
  } finally {
    await emptyBut(draft, lockName)
    lock.release()
    // Another restore may have begun in there.
    await rmdir(draft).catch(() => undefined)
  }
}

async function emptyBut(folder: string, kept: string): Promise<void> {
  for (const name of await readdir(folder)) {
    // What failed in the middle may still be writing its last files.
    if (name !== kept) await rm(join(folder, name), { recursive: true, force: true, maxRetries: 10 })
  }
}

function refuseNewer(file: string, { analytics, store }: Manifest): void {
  const known = [new Set(MIGRATIONS.map(({ number }) => number)), new Set(STORE_MIGRATIONS.map(({ number }) => number))]
  const unknown = [analytics, store].flatMap(({ migrations }, engine) =>
    migrations.filter((n) => !known[engine]?.has(n)),
  )
  if (unknown.length === 0) return
  throw new BackupError(
    `${file} was made by a newer version (its tables are at ${unknown.join(', ')}): update Trendee first.`,
  )
}

/** Both engines open what was unpacked and find every row of the manifest. */
async function open(file: string, folder: string, manifest: Manifest): Promise<void> {
  const engineFolder = join(folder, ENGINE_FOLDERS.analytics)
  const parts = await partsIn(engineFolder)
  const analytics = openAnalytics({ folder: engineFolder })
  try {
    refuseOthers(file, manifest.analytics, await factsContent(analytics, parts))
  } finally {
    await analytics.close()
  }
  refuseOthers(file, manifest.store, await storeContentIn(join(folder, ENGINE_FOLDERS.store)))
}

type Content = Pick<Manifest['store'], 'rows'>

function refuseOthers(file: string, told: Content, found: { readonly rows: Readonly<Record<string, number>> }): void {
  for (const [table, rows] of Object.entries(told.rows)) {
    if (found.rows[table] === rows) continue
    throw new BackupError(
      `${file} cannot be restored: ${table} has ${found.rows[table] ?? 'no'} rows instead of ${rows}.`,
    )
  }
}

async function put(inside: string, dataFolder: string): Promise<void> {
  try {
    await rename(inside, dataFolder)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOTEMPTY' || code === 'EEXIST') throw new BackupError(`${dataFolder} was filled meanwhile.`)
    if (code !== 'EBUSY' && code !== 'EXDEV') throw error
    throw new BackupError(
      `${dataFolder} is a disk of its own: let TRENDEE_DATA name a folder on it that is not there yet.`,
    )
  }
}
