import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Runtime, type RuntimeOptions, openRuntime } from '@trendee/runtime/open-runtime'
import { timed } from '@trendee/runtime/stage-times'
import { tellDemoAlerts } from './demo-alerts'
import { ensureDemoPeople } from './demo-people'
import { ensureDemoProjects } from './demo-projects'
import type { WrittenFile } from './feed-file'
import { type DemoWorldOptions, writeDemoWorld } from './write-demo-world'

export interface EnsureDemoOptions {
  readonly scale?: number
  readonly seed?: number
  /** Called with a line for each step. */
  readonly tell?: (line: string) => void
}

/**
 * Fills a data folder with the demo world: writes its feed files, imports them like any others, makes the accounts. It does
 * so once per data folder. After a kill in the middle, the next call writes the same files and imports what is missing.
 * Returns true when there was something to do. Throws what `openRuntime` throws.
 */
export async function ensureDemoWorld(place: RuntimeOptions, options: EnsureDemoOptions = {}): Promise<boolean> {
  const { tell = () => undefined, ...world } = options
  const marker = join(place.folder, 'demo-world.json')
  // It takes the folder's lock: a process that is refused must not write into it.
  const runtime = await timed('open the engines', () => openRuntime(place))
  try {
    await timed('people', () => ensureDemoPeople(runtime.store.db))
    if (existsSync(marker)) return false
    const asOf = await fill(runtime, join(place.folder, 'demo-feeds'), world, tell)
    await timed('projects', () => ensureDemoProjects(runtime, asOf))
    await timed('alerts', () => tellDemoAlerts(runtime, asOf))
    writeFileSync(marker, JSON.stringify({ ...world, asOf }))
    return true
  } finally {
    await timed('close the engines', () => runtime.close())
  }
}

/** Writes the feed files, reads them in and derives what follows from them; returns the last day of the world. */
async function fill(
  runtime: Runtime,
  folder: string,
  world: DemoWorldOptions,
  tell: (line: string) => void,
): Promise<string> {
  tell('Writing the feed files of the demo world …')
  try {
    const { files, asOf } = await timed('write the feed files', () => writeDemoWorld(folder, world))
    const rows = await timed('read in', () => readIn(runtime, files, tell))
    tell(`Read ${files.length} files, ${rows.toLocaleString('en')} rows. Computing trends …`)
    await timed('derive', () => runtime.imports.idle())
    return asOf
  } finally {
    // The files have been read; the folder would only take room.
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Reads files in, all asked for at once so that the small ones are read together; returns the rows that they brought. */
async function readIn(runtime: Runtime, files: readonly WrittenFile[], tell: (line: string) => void): Promise<number> {
  let [read, rows] = [0, 0]
  const ingest = async ({ path, capturedOn, options }: WrittenFile): Promise<void> => {
    const run = await runtime.imports.ingest(path, { ...options, capturedOn, isDemo: true })
    rows += run.rowsLoaded
    read += 1
    if (read % 100 === 0) tell(`Read ${read} files, ${rows.toLocaleString('en')} rows …`)
  }
  for (const outcome of await Promise.allSettled(files.map(ingest)))
    if (outcome.status === 'rejected') throw outcome.reason
  return rows
}
