import type { AnalyticsDb } from '@trendee/analytics/db'
import { refreshPlatform } from './refresh-platform'

/** Rows come in every second or two: a platform that several rounds left alone is most likely done with. */
const QUIET_MS = 1500

/**
 * Derives what follows from a platform's records while files of others are still read: reading keeps one thread busy and
 * deriving the engine. What is read again afterwards counts as not derived; each platform is tried once, so that files
 * in any order cost at most one deriving more.
 */
export class EarlyDeriving {
  private readonly touchedAt = new Map<string, number>()
  private readonly tried = new Set<string>()
  private readonly done = new Set<string>()
  private running: Promise<void> | null = null
  private isEnding = false

  constructor(
    private readonly analytics: AnalyticsDb,
    private readonly signal: AbortSignal,
    private readonly quietMs = QUIET_MS,
  ) {}

  /** The platform's rows were read once more, though they may say nothing new. */
  see(platform: string): void {
    if (this.touchedAt.has(platform)) this.touch(platform)
  }

  /** New records of the platform have come in. */
  touch(platform: string): void {
    this.touchedAt.set(platform, performance.now())
    this.done.delete(platform)
    if (this.running || this.nextQuiet() === undefined) return
    this.running = this.deriveQuiet().finally(() => {
      this.running = null
    })
  }

  /**
   * Waits for the platform that is being derived, and no other; those that need not be derived any more. The next files
   * begin anew.
   */
  async take(): Promise<ReadonlySet<string>> {
    this.isEnding = true
    await this.running
    this.isEnding = false
    const done = new Set(this.done)
    this.touchedAt.clear()
    this.tried.clear()
    this.done.clear()
    return done
  }

  private async deriveQuiet(): Promise<void> {
    for (let platform = this.nextQuiet(); platform !== undefined; platform = this.nextQuiet()) {
      this.tried.add(platform)
      const touchedAt = this.touchedAt.get(platform)
      // What fails here is derived with the rest, and its failure told then.
      const isDerived = await refreshPlatform(this.analytics, platform).then(
        () => true,
        () => false,
      )
      if (isDerived && this.touchedAt.get(platform) === touchedAt) this.done.add(platform)
    }
  }

  private nextQuiet(): string | undefined {
    if (this.isEnding || this.signal.aborted) return undefined
    const before = performance.now() - this.quietMs
    return [...this.touchedAt].find(([platform, at]) => at < before && !this.tried.has(platform))?.[0]
  }
}
