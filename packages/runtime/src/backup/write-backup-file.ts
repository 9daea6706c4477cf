import { existsSync } from 'node:fs'
import { mkdir, open, realpath, rename, rm } from 'node:fs/promises'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { BackupError } from './backup-format'

/** Refuses a place where a backup must not be written, before any work is done for it. */
export async function checkPlace(file: string, dataFolder: string, mayReplace: boolean): Promise<void> {
  if (existsSync(file) && !mayReplace) {
    throw new BackupError(`${file} is there already. Choose another name, or --force to replace it.`)
  }
  const place = dirname(resolve(file))
  if (!existsSync(place)) throw new BackupError(`There is no folder ${place}.`)
  if (!existsSync(dataFolder)) throw new BackupError(`There is no data folder ${dataFolder}.`)
  const within = relative(await realpath(dataFolder), await realpath(place))
  if (within !== '..' && !within.startsWith(`..${sep}`)) {
    throw new BackupError(`${file} lies in the data folder: a backup there would be lost with it.`)
  }
}

/**
 * Writes a backup beside its place and puts it there once it is whole and on the disk; when this rejects nothing is left.
 * Only its owner may read it: it holds everybody's accounts.
 */
export async function writeBackupFile(file: string, bytes: () => Promise<Readable>): Promise<void> {
  const partial = `${file}.partial`
  await mkdir(dirname(file), { recursive: true })
  await rm(partial, { force: true })
  // Open before a byte comes: a stream that opens the file itself may make it after a failed backup was cleared away.
  const opened = await open(partial, 'wx', 0o600)
  try {
    await pipeline(await bytes(), opened.createWriteStream({ flush: true }))
    await rename(partial, file)
  } catch (error) {
    await opened.close()
    await rm(partial, { force: true })
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ECONNRESET' || code === 'ERR_STREAM_PREMATURE_CLOSE') {
      throw new BackupError('The server ended the backup before it was whole; its log says why.')
    }
    if (code === 'ENOSPC') {
      throw new BackupError(
        `There is no room for ${basename(file)} in ${dirname(resolve(file))}, or in the data folder.`,
      )
    }
    throw error
  }
}

/** Where a restore unpacks: beside the data folder, so that it can be put in place in one step. */
export function draftOf(dataFolder: string): string {
  const whole = resolve(dataFolder)
  return join(dirname(whole), `${basename(whole)}.restoring`)
}
