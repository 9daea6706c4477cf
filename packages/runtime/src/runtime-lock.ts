import { createHash } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'

/**
 * The embedded engines belong to one process. The lock names it and, when it is a server, the address and the secret
 * with which a command of the same person can send it work.
 */
const lockContent = z.object({
  pid: z.number(),
  /** Clock ticks after boot at which the process began: a later process may get the same number. */
  began: z.string(),
  /**
   * Device and number of the folder on its disk: a copy of the folder has another, a folder that was moved the same. Not in locks of
   * earlier versions, which a server that still runs may hold.
   */
  folder: z.string().optional(),
  url: z.string().nullable(),
  token: z.string(),
})
export type LockHolder = z.infer<typeof lockContent>

export class RuntimeInUseError extends Error {
  override readonly name = 'RuntimeInUseError'
  constructor(
    folder: string,
    readonly holder: LockHolder,
  ) {
    super(`${folder} is in use by process ${holder.pid}${holder.url ? ` at ${holder.url}` : ''}.`)
  }
}

export function lockPath(folder: string): string {
  return join(folder, 'trendee.lock')
}

interface SystemEntry {
  /** One letter; `Z` has ended and only waits for its parent to hear of it. */
  readonly state: string
  /** When it began, as `LockHolder.began`. */
  readonly began: string
}

/** A process in the system's process table; null where the system has none. */
function entryOf(pid: number): SystemEntry | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field is the command in parentheses and may hold spaces; what follows begins with field 3.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return { state: fields[0] ?? '', began: fields[19] ?? '' }
  } catch {
    return null
  }
}

function isAlive(holder: LockHolder): boolean {
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  const entry = entryOf(holder.pid)
  // Where nothing else is known of it, that it has the number tells that it lives.
  if (entry === null) return holder.began === ''
  return !['Z', 'X'].includes(entry.state) && (holder.began === '' || holder.began === entry.began)
}

/** What stands in a lock, or null where there is none. */
function textOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** As `LockHolder.folder`. */
function folderNumber(folder: string): string {
  const { dev, ino } = statSync(folder, { bigint: true })
  return `${dev}:${ino}`
}

/**
 * The living process that the text of a lock in a folder names; null for a dead one, for a lock that was copied there with the folder,
 * and for a text that is no lock.
 */
function livingHolder(text: string | null, folder: string): LockHolder | null {
  try {
    const holder = lockContent.parse(JSON.parse(text ?? ''))
    const isOfFolder = holder.folder === undefined || holder.folder === folderNumber(folder)
    return isOfFolder && isAlive(holder) ? holder : null
  } catch {
    return null
  }
}

/** The living process that has the folder open, or null. */
export function lockHolder(folder: string): LockHolder | null {
  return livingHolder(textOf(lockPath(folder)), folder)
}

/** Writes the lock beside its place, so that a rename or a link puts it there whole and in one step. */
function draftLock(path: string, own: LockHolder): string {
  const draft = `${path}.${own.pid}`
  // The token opens the running server to anybody who can read this file, so only its owner can.
  writeFileSync(draft, JSON.stringify(own), { mode: 0o600 })
  return draft
}

/** Puts the lock where none is; false when there is one already. */
function putLock(path: string, own: LockHolder): boolean {
  const draft = draftLock(path, own)
  try {
    linkSync(draft, path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

/**
 * Takes a lock that is free or a dead process's; gives null, or the living process that has it or is taking it over. A
 * dead lock stays in its place until one process replaces it in one step: the process that holds a second lock, on the
 * takeover of that very lock. If the dead lock were removed first, two processes that find the place empty and one that
 * removes too late could make two owners.
 */
function takeLock(path: string, own: LockHolder): LockHolder | null {
  while (!putLock(path, own)) {
    const dead = textOf(path)
    const holder = livingHolder(dead, dirname(path))
    if (holder) return holder
    if (dead === null) continue
    const takeoverPath = `${path}.${createHash('sha256').update(dead).digest('hex').slice(0, 12)}`
    const rival = takeLock(takeoverPath, own)
    if (rival) return rival
    try {
      // Another process may have taken it over before: then the lock is no longer the one that was found.
      if (textOf(path) !== dead) continue
      renameSync(draftLock(path, own), path)
      return null
    } finally {
      rmSync(takeoverPath, { force: true })
    }
  }
  return null
}

export interface RuntimeLock {
  /** Writes the server's address into the lock, for other processes. */
  announce(url: string): void
  release(): void
}

/** Takes the folder for this process, or throws RuntimeInUseError. The lock of a dead process is taken over. */
export function acquireLock(folder: string, token: string): RuntimeLock {
  mkdirSync(folder, { recursive: true })
  const path = lockPath(folder)
  const began = entryOf(process.pid)?.began ?? ''
  const own: LockHolder = { pid: process.pid, began, folder: folderNumber(folder), url: null, token }
  const holder = takeLock(path, own)
  if (holder) throw new RuntimeInUseError(folder, holder)
  return {
    announce: (url) => {
      // Replaced in one step: a process that reads it in between must not see half a lock.
      renameSync(draftLock(path, { ...own, url }), path)
    },
    release: () => rmSync(path, { force: true }),
  }
}
