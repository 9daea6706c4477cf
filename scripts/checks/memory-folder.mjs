// Where tests keep what they throw away: hundreds of copies of data folders, which a disk takes minutes to write.
import { chmodSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Linux's folder in memory; in a container it may be small, or not be there. */
const SHARED_MEMORY = '/dev/shm'
const NEEDED_BYTES = 4 * 2 ** 30
const NAME = 'trendee-tests-'

/** Bytes free in the folder in memory, and in memory itself; the smaller of both. 0 where there is none. */
function freeInMemory() {
  try {
    const { bavail, bsize } = statfsSync(SHARED_MEMORY)
    const available = /^MemAvailable:\s+(\d+) kB$/m.exec(readFileSync('/proc/meminfo', 'utf8'))?.[1] ?? 0
    // Half of what is free is left to the tests themselves.
    return Math.min(bavail * bsize, (Number(available) * 1024) / 2)
  } catch {
    return 0
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Another user's may not be asked, and runs.
    return error.code !== 'ESRCH'
  }
}

function remove(folder) {
  try {
    rmSync(folder, { recursive: true, force: true })
  } catch (error) {
    // A test that was killed may have left a disk of its own in there: no reason to lose what the others found.
    process.stderr.write(`${folder} could not be removed: ${error.message}\n`)
  }
}

/** A folder that tells whose it is. */
export const makeFolder = (parent) => mkdtempSync(join(parent, `${NAME}${process.pid}-`))

/** Removes folders of runs that were killed: memory that nothing else would give back. */
export function removeAbandoned(parent) {
  for (const name of readdirSync(parent)) {
    const pid = new RegExp(`^${NAME}(\\d+)-`).exec(name)?.[1]
    if (pid !== undefined && !isRunning(Number(pid))) remove(join(parent, name))
  }
}

/**
 * Runs `work` with the environment that makes programs put temporary files into memory, where there is enough of it,
 * and removes what they leave. What outlives a run belongs into `KEPT_TMPDIR`.
 */
export async function withMemoryFolder(work) {
  if (existsSync(SHARED_MEMORY)) removeAbandoned(SHARED_MEMORY)
  if (freeInMemory() < NEEDED_BYTES) return work({})
  const folder = makeFolder(SHARED_MEMORY)
  try {
    // PostgreSQL runs as another user, in a folder of its own in there.
    chmodSync(folder, 0o711)
    return await work({ TMPDIR: folder, KEPT_TMPDIR: tmpdir() })
  } finally {
    remove(folder)
  }
}
