import type { AnalyticsDb } from '@trendee/analytics/engine/db'
import { refreshPlatform } from './refresh-platform'

/**
 * Derives what follows from a platform's records while files of others are still read: reading keeps one thread busy and
 * deriving the engine. A platform that the next rows leave out is most likely done with. What is read again afterwards
 * counts as not derived; each platform is tried once, so that files in any order cost at most one deriving more.
 */
export class EarlyDeriving {
  /** How often each platform was touched. */
  private readonly touches = new Map<string, number>()
  private coming: ReadonlySet<string> = new Set()
  private readonly tried = new Set<string>()
  private readonly done = new Set<string>()
  private running: Promise<void> | null = null
  private isEnding = false

  constructor(
    private readonly analytics: AnalyticsDb,
    private readonly signal: AbortSignal,
  ) {}

  /** The platform's rows were read once more, though they may say nothing new. */
  see(platform: string): void {
    if (this.touches.has(platform)) this.touch(platform)
  }

  /** New records of the platform have come in. */
  touch(platform: string): void {
    this.touches.set(platform, (this.touches.get(platform) ?? 0) + 1)
    this.done.delete(platform)
  }

  /** The rows that come next are of these platforms: the others are left, as far as one can tell. */
  leaveAllBut(platforms: ReadonlySet<string>): void {
    this.coming = platforms
    if (this.running || this.nextLeft() === undefined) return
    this.running = this.deriveLeft().finally(() => {
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
    this.touches.clear()
    this.tried.clear()
    this.done.clear()
    return done
  }

  private async deriveLeft(): Promise<void> {
    for (let platform = this.nextLeft(); platform !== undefined; platform = this.nextLeft()) {
      this.tried.add(platform)
      const touches = this.touches.get(platform)
      // What fails here is derived with the rest, and its failure told then.
      const isDerived = await refreshPlatform(this.analytics, platform).then(
        () => true,
        () => false,
      )
      if (isDerived && this.touches.get(platform) === touches) this.done.add(platform)
    }
  }

  private nextLeft(): string | undefined {
    if (this.isEnding || this.signal.aborted) return undefined
    return [...this.touches.keys()].find((platform) => !this.coming.has(platform) && !this.tried.has(platform))
  }
}
