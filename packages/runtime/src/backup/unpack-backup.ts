import { readFile, rm, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { type ReadEntry, extract } from 'tar'
import { z } from 'zod'
import { BACKUP_FORMAT, BackupError, MANIFEST, type Manifest, checksumsIn, manifestSchema } from './backup-format'

const FORMAT = z.object({ format: z.int() })

/** A path that a backup may hold: below the folder, in its plain spelling. */
function isPlain(path: string): boolean {
  const steps = path.replace(/\/$/, '').split('/')
  return steps.every((step) => step !== '' && step !== '.' && step !== '..' && !/[\\\0]/.test(step))
}

/** Unpacks a backup into an empty folder, and holds every file against the manifest. Throws BackupError. */
export async function unpackBackup(file: string, folder: string): Promise<Manifest> {
  let last = ''
  let foreign: string | null = null
  // What is thrown in here nobody would catch.
  const check = (path: string, { type }: ReadEntry) => {
    last = path
    if (isPlain(path) && (type === 'File' || type === 'Directory')) return true
    foreign ??= `${type} ${path}`
    return false
  }
  let failure: unknown = null
  try {
    await extract({
      file,
      cwd: folder,
      // Not `strict`, which gives up while other files are still being written.
      onwarn: (_code, _message, error: unknown) => {
        failure ??= error
      },
      // Rights are this process's to give, not the file's.
      noChmod: true,
      umask: 0o077,
      dmode: 0o700,
      fmode: 0o600,
      filter: (path, entry) => check(path, entry as ReadEntry),
    })
  } catch (error) {
    failure ??= error
  }
  if (foreign !== null) throw new BackupError(`${file} is no backup of ours: it holds ${String(foreign)}.`)
  if (failure !== null) throw told(file, failure as NodeJS.ErrnoException)
  if (last !== MANIFEST) throw new BackupError(`${file} is cut off: it does not end with its manifest.`)
  const manifest = manifestOf(file, await readFile(join(folder, MANIFEST), 'utf8'))
  await rm(join(folder, MANIFEST))
  await compare(file, folder, manifest)
  return manifest
}

function told(file: string, { code, message }: NodeJS.ErrnoException): BackupError {
  if (code === 'ENOENT') return new BackupError(`There is no file ${file}.`)
  if (code === 'ENOSPC') return new BackupError(`There is no room beside the data folder for what ${file} holds.`)
  return new BackupError(`${file} is no backup, or is cut off or damaged (${message}).`)
}

function manifestOf(file: string, text: string): Manifest {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new BackupError(`${file} is damaged: its manifest cannot be read.`)
  }
  const { data } = FORMAT.safeParse(json)
  if (data && data.format > BACKUP_FORMAT) {
    throw new BackupError(`${file} was made by a newer version (format ${data.format}): update Trendee first.`)
  }
  const parsed = manifestSchema.safeParse(json)
  if (!parsed.success) throw new BackupError(`${file} is damaged: its manifest cannot be read.`)
  return parsed.data
}

/** Every file as the manifest has it, and no other; their times, by which uploads are taken in order, are set. */
async function compare(file: string, folder: string, { files }: Manifest): Promise<void> {
  const found = await checksumsIn(folder)
  for (const path of new Set([...Object.keys(files), ...Object.keys(found)])) {
    const [told, is] = [files[path], found[path]]
    if (!told || !is || told.sha256 !== is.sha256) throw new BackupError(`${file} is damaged at ${path}.`)
    await utimes(join(folder, path), told.modified_ms / 1000, told.modified_ms / 1000)
  }
}
