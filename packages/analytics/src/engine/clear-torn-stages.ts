import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

function foldersIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [join(folder, entry.name)] : [],
  )
}

/**
 * Removes definitions of stage tables that are empty files: a disk that is full leaves such, and the embedded engine then
 * does not open at all. Stages hold nothing that is not made again.
 */
export function clearTornStages(engineFolder: string): void {
  for (const database of foldersIn(join(engineFolder, 'store')).flatMap(foldersIn)) {
    for (const file of readdirSync(database).filter((name) => /^stage_.*\.sql$/.test(name))) {
      const path = join(database, file)
      if (statSync(path).size === 0) rmSync(path)
    }
  }
}
