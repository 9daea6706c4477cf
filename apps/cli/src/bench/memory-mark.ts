import { readFileSync, writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { residentMegabytes } from './measured-process'

const SETTLE_MS = 3000
const SAMPLE_MS = 50

/** The highest resident memory from now on: the kernel's own mark where it can be set back, else the highest of samples. */
export class MemoryMark {
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
export async function settledMemory(): Promise<void> {
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
