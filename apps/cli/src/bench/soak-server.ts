import { BUILT } from '../built-output'
import { MeasuredProcess } from './measured-process'

/** A server that is killed and started again on the same folder and port. */
export class SoakServer {
  /** Resident memory right after each start, megabytes. */
  readonly memoryAtStart: (number | null)[] = []
  peakMegabytes = 0
  readonly secondsToStart: number[] = []
  kills = 0
  /** Errors that the server logged, with the second of the soak. */
  readonly logged: string[] = []
  /** Hears that the server ended although nobody ended it. */
  onFall: (words: string) => void = () => undefined
  private running: MeasuredProcess | null = null
  private isUp = false
  private readonly waiting = new Set<() => void>()

  constructor(
    private readonly folder: string,
    readonly port: number,
  ) {}

  /** Throws with the server's last words when it does not start. */
  async start(): Promise<void> {
    const started = new MeasuredProcess(BUILT.server, [], {
      TRENDEE_DATA: this.folder,
      HOST: '127.0.0.1',
      PORT: String(this.port),
      TRENDEE_RATE_LIMITS: '0',
    })
    this.running = started
    const { seconds } = await started.said(/Trendee is at/)
    this.secondsToStart.push(seconds)
    this.memoryAtStart.push(started.memoryMegabytes)
    this.isUp = true
    for (const go of this.waiting) go()
    this.waiting.clear()
    void started.ended().then(
      () => this.noteEnd(started, 'ended with 0'),
      (error: unknown) => this.noteEnd(started, String(error)),
    )
  }

  /** Resolves when the server answers: at once while it does. */
  up(): Promise<void> {
    return this.isUp ? Promise.resolve() : new Promise((resolve) => this.waiting.add(resolve))
  }

  /** Whether a request that was sent when so many kills had been may have met one. */
  wasKilledSince(kills: number): boolean {
    return this.kills !== kills || !this.isUp
  }

  async kill(): Promise<void> {
    this.isUp = false
    this.kills += 1
    await this.end((running) => running.kill())
  }

  /** As an operator stops it. Throws when it does not end in order. */
  async stop(): Promise<void> {
    this.isUp = false
    await this.end(async (running) => {
      await running.stop()
      await running.ended()
    })
  }

  private async end(by: (running: MeasuredProcess) => Promise<unknown>): Promise<void> {
    const { running } = this
    this.running = null
    if (!running) return
    try {
      await by(running)
    } finally {
      this.peakMegabytes = Math.max(this.peakMegabytes, running.peakMegabytes ?? 0)
      this.logged.push(...running.lines.flatMap(({ text }) => (/"level":[56]0/.test(text) ? text : [])))
    }
  }

  private noteEnd(ended: MeasuredProcess, words: string): void {
    if (this.running !== ended) return
    this.isUp = false
    this.onFall(words)
  }
}
