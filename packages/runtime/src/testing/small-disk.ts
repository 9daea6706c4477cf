import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'

/** A disk of its own, so that it can be filled: root may mount one in memory. Null for everybody else. */
export function mountSmallDisk(path: string, megabytes: number): string | null {
  mkdirSync(path)
  const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'trendee', path]
  return spawnSync('mount', options).status === 0 ? path : null
}

export function unmountSmallDisk(path: string): void {
  spawnSync('umount', [path])
}
