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
  let rows = 0
  for (const [index, file] of files.entries()) {
    const run = await platform.work.ingest(file.path, { ...file.options, capturedOn: file.capturedOn })
    rows += run.rowsLoaded
    if (index % 25 === 24) tell(`Read ${index + 1} of ${files.length} files, ${rows.toLocaleString('en')} rows …`)
  }
  tell(`Read ${files.length} files, ${rows.toLocaleString('en')} rows. Computing trends …`)
  await platform.work.idle()
  writeFileSync(marker, JSON.stringify({ ...world, asOf }))
  // The files have been read; the folder would only take room.
  rmSync(folder, { recursive: true, force: true })
  return true
}
