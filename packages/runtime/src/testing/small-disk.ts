import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A disk of its own that a test can fill. */
export interface SmallDisk {
  readonly path: string
  /** Leaves so many bytes of room. */
  fillBut(bytes: number): void
  empty(): void
  remove(): void
}

/** Root may mount one in memory; null for everybody else. */
export function smallDisk(path: string, megabytes: number): SmallDisk | null {
  mkdirSync(path, { recursive: true })
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'trendee', path]).status !== 0) return null
  const filler = join(path, 'filler')
  return {
    path,
    fillBut: (bytes) => {
      rmSync(filler, { force: true })
      const { bavail, bsize } = statfsSync(path)
      writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - bytes)))
    },
    empty: () => rmSync(filler, { force: true }),
    remove: () => {
      spawnSync('umount', [path])
      rmSync(path, { recursive: true, force: true })
    },
  }
}
