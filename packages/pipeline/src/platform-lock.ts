import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs'
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

/** The living process that has the folder open, or null. */
export function lockHolder(folder: string): LockHolder | null {
  try {
    const holder = lockContent.parse(JSON.parse(readFileSync(lockPath(folder), 'utf8')))
    return isAlive(holder) ? holder : null
  } catch {
    // Missing, or written by a process that was killed while writing: nobody holds it.
    return null
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
  for (;;) {
    try {
      // The token opens the running platform to whoever may read this file, so only its owner may.
      const file = openSync(path, 'wx', 0o600)
      writeSync(file, JSON.stringify(own))
      closeSync(file)
      break
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      const holder = lockHolder(folder)
      if (holder) throw new PlatformInUseError(folder, holder)
      rmSync(path, { force: true })
    }
  }
  return {
    announce: (url) => writeFileSync(path, JSON.stringify({ ...own, url }), { mode: 0o600 }),
    release: () => rmSync(path, { force: true }),
  }
}
