import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'

/**
 * A backup is a gzipped tar of a data folder, laid out as the folder itself, and of this manifest, which comes last: a
 * file without it was cut off.
 */
export const BACKUP_FORMAT = 1
export const MANIFEST = 'manifest.json'
/** Where a backup is put together, in the data folder: hard links need the same file system. */
export const SCRATCH = 'backing-up'
/** Folders of the two engines, in the data folder and in a backup. */
export const ENGINE_FOLDERS = { analytics: 'analytics', store: 'store' } as const

const content = z.object({
  /** Numbers of the migrations that were applied. */
  migrations: z.array(z.int()),
  /** Rows by table. */
  rows: z.record(z.string(), z.int().nonnegative()),
})
export const manifestSchema = z.object({
  format: z.literal(BACKUP_FORMAT),
  created_at: z.string(),
  analytics: content,
  store: content,
  /** Every file of the backup but this one, by its path. */
  files: z.record(z.string(), z.object({ bytes: z.int().nonnegative(), sha256: z.string(), modified_ms: z.number() })),
})
export type Manifest = z.output<typeof manifestSchema>

/** What is wrong with a backup or the place it goes to, in a sentence for the person. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}

/** Size, checksum and time of every file below a folder, by path. */
export async function checksumsIn(folder: string, signal?: AbortSignal): Promise<Manifest['files']> {
  const files: Manifest['files'] = {}
  for (const path of (await readdir(folder, { recursive: true })).sort()) {
    const found = await stat(join(folder, path))
    if (found.isDirectory()) continue
    const hash = createHash('sha256')
    await pipeline(createReadStream(join(folder, path)), hash, { signal })
    files[path] = { bytes: found.size, sha256: hash.digest('hex'), modified_ms: found.mtimeMs }
  }
  return files
}
