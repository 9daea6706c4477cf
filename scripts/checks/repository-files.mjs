// The files a check looks at: what git keeps or would keep, so that build output and local data never count.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../setup.mjs'

/** Paths relative to the root, of files that are there. */
export function repositoryFiles(folder = root) {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
  return [...new Set(listed.split('\0'))].filter((path) => path !== '' && existsSync(join(folder, path)))
}
