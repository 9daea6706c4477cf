import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Runtime, type RuntimeOptions, openRuntime } from '@trendee/runtime/open-runtime'
import { timed } from '@trendee/runtime/stage-times'
import { DemoFeeds } from './demo-feeds'
import { ensureDemoPeople } from './demo-people'
import type { WrittenFile } from './feed-file'

export interface EnsureDemoOptions {
  readonly scale?: number
  readonly seed?: number
  /** Told what goes on, one line at a time. */
  readonly tell?: (line: string) => void
}

/**
 * Fills a platform's folder with the demo world: writes its feed files, reads them in like anybody's, makes the accounts.
 * Done once per data folder. Killed in the middle, the next call writes the same files and reads what is missing.
 * Returns true when there was something to do. Throws what `openRuntime` throws.
 */
export async function ensureDemoWorld(place: RuntimeOptions, options: EnsureDemoOptions = {}): Promise<boolean> {
  const { tell = () => undefined, ...world } = options
  const marker = join(place.folder, 'demo-world.json')
  const opening = openRuntime(place)
  // The folder's lock is taken before anything is awaited: whoever is refused must not write into it.
  await Promise.race([opening, Promise.resolve()])
  const isThere = existsSync(marker)
  if (!isThere) tell('Writing the feed files of the demo world …')
  const feeds = isThere ? null : new DemoFeeds(place.folder, world)
  try {
    const runtime = await timed('open the engines', () => opening)
    try {
      await timed('people', () => ensureDemoPeople(runtime.store.db))
      if (feeds === null) return false
      const asOf = await readIn(runtime, feeds, tell)
      writeFileSync(marker, JSON.stringify({ ...world, asOf }))
      return true
    } finally {
      await timed('close the engines', () => runtime.close())
    }
  } finally {
    // The files have been read; the folder would only take room.
    await feeds?.remove()
  }
}

/** Reads the feed files in as they come and derives what follows from them; returns the last day of the world. */
async function readIn(runtime: Runtime, feeds: DemoFeeds, tell: (line: string) => void): Promise<string> {
  let [read, rows] = [0, 0]
  const ingest = async ({ path, capturedOn, options: known }: WrittenFile): Promise<void> => {
    const run = await runtime.imports.ingest(path, { ...known, capturedOn })
    rows += run.rowsLoaded
    read += 1
    if (read % 100 === 0) tell(`Read ${read} files, ${rows.toLocaleString('en')} rows …`)
  }
  const imports: Promise<PromiseSettledResult<void>>[] = []
  const asOf = await timed('read in', () =>
    runtime.imports.batch(async () => {
      const lastDay = await feeds.takeEach((files) => {
        // All at once, so that the small ones are read together.
        for (const file of files) imports.push(settled(ingest(file)))
      })
      for (const outcome of await Promise.all(imports)) if (outcome.status === 'rejected') throw outcome.reason
      return lastDay
    }),
  )
  tell(`Read ${read} files, ${rows.toLocaleString('en')} rows. Computing trends …`)
  await timed('derive', () => runtime.imports.idle())
  return asOf
}

/** One that fails while others are awaited must not count as nobody's. */
async function settled(work: Promise<void>): Promise<PromiseSettledResult<void>> {
  const [outcome] = await Promise.allSettled([work])
  return outcome
}
