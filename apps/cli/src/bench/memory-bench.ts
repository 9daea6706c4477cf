import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { openRuntime } from '@trendee/runtime/open-runtime'
import { writeGeneratedFeed } from './generated-feed'
import { residentMegabytes } from './measured-process'

const GIGABYTE = 1_000_000_000
const PRODUCTS = 40_000
const SETTLE_MS = 3000
const SAMPLE_MS = 50
const ALLOWED_MEGABYTES = 400

/** The highest resident memory from now on: the kernel's own mark where it can be set back, else the highest of samples. */
class MemoryMark {
  private highest = 0
  private readonly watch: NodeJS.Timeout
  private readonly hasKernelMark: boolean

  constructor() {
    this.hasKernelMark = setBackKernelMark()
    this.watch = setInterval(() => this.sample(), SAMPLE_MS)
  }

  megabytes(): number {
    this.sample()
    const kernel = this.hasKernelMark ? residentMegabytes(process.pid, 'peak') : null
    return Math.max(this.highest, kernel ?? 0)
  }

  end(): void {
    clearInterval(this.watch)
  }

  private sample(): void {
    this.highest = Math.max(this.highest, residentMegabytes(process.pid) ?? process.memoryUsage.rss() / 1e6)
  }
}

/** Opening the engines takes memory that only the next collection of garbage gives back: rest is what comes after it. */
async function settle(): Promise<void> {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  for (let round = 0; round < 3; round += 1) {
    collect()
    await wait(SETTLE_MS / 3)
  }
}

function setBackKernelMark(): boolean {
  try {
    writeFileSync('/proc/self/clear_refs', '5')
    return readFileSync('/proc/self/status', 'utf8').includes('VmHWM')
  } catch {
    return false
  }
}

/** The highest memory while one large file is read in, and while what follows from it is derived. `gigabytes`: its size. */
export async function benchMemory(gigabytes = 2): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'trendee-bench-'))
  try {
    const path = join(folder, 'tiktok-shop.csv')
    const rows = await writeGeneratedFeed(path, PRODUCTS, ({ bytes }) => bytes >= gigabytes * GIGABYTE)
    const runtime = await openRuntime({ folder: join(folder, 'data') })
    try {
      await settle()
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
