import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openRuntime } from '@trendee/runtime/open-runtime'
import { writeGeneratedFeed } from './generated-feed'
import { residentMegabytes } from './measured-process'
import { MemoryMark, settledMemory } from './memory-mark'

const GIGABYTE = 1_000_000_000
const PRODUCTS = 40_000
const ALLOWED_MEGABYTES = 400

/** The highest memory while one large file is read in, and while what follows from it is derived. `gigabytes`: its size. */
export async function benchMemory(gigabytes = 2): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'trendee-bench-'))
  try {
    const path = join(folder, 'tiktok-shop.csv')
    const rows = await writeGeneratedFeed(path, PRODUCTS, ({ bytes }) => bytes >= gigabytes * GIGABYTE)
    const runtime = await openRuntime({ folder: join(folder, 'data') })
    try {
      await settledMemory()
      const idle = residentMegabytes(process.pid) ?? process.memoryUsage.rss() / 1e6
      const mark = new MemoryMark()
      const say = (what: string, since: number) => {
        const above = mark.megabytes() - idle
        const verdict = above <= ALLOWED_MEGABYTES ? 'kept' : 'not kept'
        console.log(
          `memory, ${what}: at most ${Math.round(above)} MB above the ${Math.round(idle)} MB at rest ` +
            `(${ALLOWED_MEGABYTES} allowed: ${verdict}), ${((performance.now() - since) / 1000).toFixed(1)} s`,
        )
      }
      const began = performance.now()
      const run = await runtime.imports.ingest(path)
      say(`${gigabytes} GB file of ${rows} rows read in, ${run.rowsLoaded} loaded`, began)
      const derived = performance.now()
      await runtime.imports.idle()
      say('reading in and deriving', derived)
      mark.end()
    } finally {
      await runtime.close()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
