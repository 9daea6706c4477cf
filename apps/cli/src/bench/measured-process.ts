import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** A line that a process said, with the seconds since its start. */
export interface SaidLine {
  readonly seconds: number
  readonly text: string
}

/** Resident memory of a process in megabytes, now or at its highest; `null` where the system does not tell. */
export function residentMegabytes(pid: number | undefined, when: 'now' | 'peak' = 'now'): number | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const kilobytes = new RegExp(`${when === 'now' ? 'VmRSS' : 'VmHWM'}:\\s+(\\d+) kB`).exec(status)?.[1]
    return kilobytes === undefined ? null : Number(kilobytes) / 1000
  } catch {
    return null
  }
}

/** The kernel counts processor time in hundredths of a second on every system that has /proc. */
const TICK_MILLISECONDS = 10

/** Processor time of all threads of a process so far; `null` where the system does not tell. */
function processorMilliseconds(pid: number | undefined): number | null {
  try {
    // The second field, the program's name in brackets, may hold spaces; user and system time are the 12th and 13th after it.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) * TICK_MILLISECONDS
  } catch {
    return null
  }
}

/** A program of ours in a process of its own, so that its memory and its main thread are measured alone. */
export class MeasuredProcess {
  readonly lines: SaidLine[] = []
  readonly startedAt = performance.now()
  private readonly child: ChildProcess
  private readonly heard = new Set<() => void>()
  private peak: number | null = null
  private exitCode: number | null = null
  private readonly watch: NodeJS.Timeout

  constructor(script: string, argv: readonly string[], env: Readonly<Record<string, string>>) {
    this.child = spawn(process.execPath, [script, ...argv], {
      // Read once when Node starts: the embedded engine's queries wait in this pool.
      env: { ...process.env, UV_THREADPOOL_SIZE: '16', NODE_ENV: 'production', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [this.child.stdout, this.child.stderr]) {
      if (stream) createInterface({ input: stream }).on('line', (text) => this.hear(text))
    }
    // Whatever ends the measurement: no program of it goes on alone.
    const kill = () => this.child.kill('SIGKILL')
    process.once('exit', kill)
    this.child.on('exit', (code) => {
      this.exitCode = code ?? 1
      clearInterval(this.watch)
      process.off('exit', kill)
      this.tellAll()
    })
    // A process that has ended tells nothing, so its highest mark is asked for while it runs.
    this.watch = setInterval(() => {
      this.peak = residentMegabytes(this.child.pid, 'peak') ?? this.peak
    }, 100)
  }

  get memoryMegabytes(): number | null {
    return residentMegabytes(this.child.pid)
  }

  get peakMegabytes(): number | null {
    return residentMegabytes(this.child.pid, 'peak') ?? this.peak
  }

  get processorMilliseconds(): number | null {
    return processorMilliseconds(this.child.pid)
  }

  /** The first line that matches, said already or still to come. Throws when the process ends without it. */
  async said(pattern: RegExp): Promise<SaidLine> {
    for (;;) {
      const line = this.lines.find(({ text }) => pattern.test(text))
      if (line) return line
      if (this.exitCode !== null) throw new Error(`ended with ${this.exitCode}: ${this.lastWords()}`)
      await new Promise<void>((resolve) => this.heard.add(resolve))
    }
  }

  /** Seconds until the process ended by itself. Throws when it failed. */
  async ended(): Promise<number> {
    if (this.exitCode === null) await once(this.child, 'exit')
    if (this.exitCode !== 0) throw new Error(`ended with ${this.exitCode}: ${this.lastWords()}`)
    return (performance.now() - this.startedAt) / 1000
  }

  stop(): Promise<void> {
    return this.endBy('SIGTERM')
  }

  /** Takes the process away in the middle of whatever it does. */
  kill(): Promise<void> {
    return this.endBy('SIGKILL')
  }

  private async endBy(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    if (this.exitCode !== null) return
    this.child.kill(signal)
    await once(this.child, 'exit')
  }

  private hear(text: string): void {
    this.lines.push({ seconds: (performance.now() - this.startedAt) / 1000, text })
    this.tellAll()
  }

  private tellAll(): void {
    for (const resolve of this.heard) resolve()
    this.heard.clear()
  }

  private lastWords(): string {
    return this.lines
      .slice(-5)
      .map(({ text }) => text)
      .join('\n')
  }
}
