import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/**
 * The embedded engines belong to one process. The lock names it, and, when it serves the platform, where and with
 * which secret a command of the same person can hand it work.
 */
const lockContent = z.object({
  pid: z.number(),
  /** Clock ticks after boot at which the process began: a later process may get the same number. */
  began: z.string(),
  url: z.string().nullable(),
  token: z.string(),
})
export type LockHolder = z.infer<typeof lockContent>

export class PlatformInUseError extends Error {
  override readonly name = 'PlatformInUseError'
  constructor(
    folder: string,
    readonly holder: LockHolder,
  ) {
    super(`${folder} is in use by process ${holder.pid}${holder.url ? ` at ${holder.url}` : ''}.`)
  }
}

function lockPath(folder: string): string {
  return join(folder, 'trendee.lock')
}

/** When a process began, from the system's process table; empty where the system has none. */
function beginOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field is the command in parentheses and may hold spaces; field 22 counts from the first.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

function isAlive(holder: LockHolder): boolean {
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  return holder.began === '' || holder.began === beginOf(holder.pid)
}

function holderIn(path: string): LockHolder | null {
  try {
    const holder = lockContent.parse(JSON.parse(readFileSync(path, 'utf8')))
    return isAlive(holder) ? holder : null
  } catch {
    // Missing, or something that no process of ours wrote: nobody holds it.
    return null
  }
}

/** The living process that has the folder open, or null. */
export function lockHolder(folder: string): LockHolder | null {
  return holderIn(lockPath(folder))
}

/** Puts the lock in place, whole, in one step; false when there is one already. */
function putLock(path: string, own: LockHolder): boolean {
  const draft = `${path}.${own.pid}`
  // The token opens the running platform to whoever may read this file, so only its owner may.
  writeFileSync(draft, JSON.stringify(own), { mode: 0o600 })
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
 * Takes a dead process's lock away. Another process may do the same at this moment and have its own lock in place
 * already; then that is what was moved, and it goes back.
 */
function removeDeadLock(path: string, pid: number): void {
  const aside = `${path}.${pid}.dead`
  try {
    renameSync(path, aside)
    if (holderIn(aside)) linkSync(aside, path)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'ENOENT' && code !== 'EEXIST') throw error
  } finally {
    rmSync(aside, { force: true })
  }
}

export interface PlatformLock {
  /** Tells other processes where this one serves. */
  announce(url: string): void
  release(): void
}

/** Takes the folder for this process, or throws PlatformInUseError. The lock of a dead process is taken over. */
export function acquireLock(folder: string, token: string): PlatformLock {
  mkdirSync(folder, { recursive: true })
  const path = lockPath(folder)
  const own: LockHolder = { pid: process.pid, began: beginOf(process.pid), url: null, token }
  while (!putLock(path, own)) {
    const holder = lockHolder(folder)
    if (holder) throw new PlatformInUseError(folder, holder)
    removeDeadLock(path, own.pid)
  }
  return {
    announce: (url) => {
      // Replaced in one step: who reads it in between must not take half a lock for none.
      const draft = `${path}.${own.pid}`
      writeFileSync(draft, JSON.stringify({ ...own, url }), { mode: 0o600 })
      renameSync(draft, path)
    },
    release: () => rmSync(path, { force: true }),
  }
}
