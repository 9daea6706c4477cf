import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Platform } from '@trendee/pipeline/open-platform'
import { ensureDemoPeople } from './demo-people'
import { writeDemoWorld } from './write-demo-world'

export interface EnsureDemoOptions {
  readonly scale?: number
  readonly seed?: number
  /** Told what goes on, one line at a time. */
  readonly tell?: (line: string) => void
}

/**
 * Fills the platform with the demo world: writes its feed files, reads them in like anybody's, makes the accounts.
 * Done once per data folder. Killed in the middle, the next call writes the same files and reads what is missing.
 * Returns true when there was something to do.
 */
export async function ensureDemoWorld(platform: Platform, options: EnsureDemoOptions = {}): Promise<boolean> {
  const marker = join(platform.folder, 'demo-world.json')
  await ensureDemoPeople(platform.store.db)
  if (existsSync(marker)) return false
  const { tell = () => undefined, ...world } = options
  const folder = join(platform.folder, 'demo-feeds')
  mkdirSync(folder, { recursive: true })
  tell('Writing the feed files of the demo world …')
  const { files, asOf } = await writeDemoWorld(folder, world)
  let [read, rows] = [0, 0]
  // All at once, so that the small ones are read together.
  const imports = files.map(async ({ path, capturedOn, options: known }) => {
    const run = await platform.work.ingest(path, { ...known, capturedOn })
    rows += run.rowsLoaded
    read += 1
    if (read % 100 === 0) tell(`Read ${read} of ${files.length} files, ${rows.toLocaleString('en')} rows …`)
  })
  await Promise.all(imports)
  tell(`Read ${files.length} files, ${rows.toLocaleString('en')} rows. Computing trends …`)
  await platform.work.idle()
  writeFileSync(marker, JSON.stringify({ ...world, asOf }))
  // The files have been read; the folder would only take room.
  rmSync(folder, { recursive: true, force: true })
  return true
}
