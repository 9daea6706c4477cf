import type { StoreDb } from '@trendee/store/engine/open-store'
import { type PageEvent, addPageEvents } from '@trendee/store/visits/page-events'

/** Statistics may come late, but must cost a page nothing: they are written together. */
const WRITE_EVERY_MS = 1000
/** While the database is slow or away, this many are kept; what comes then is lost. */
const MOST_WAITING = 5000

/** Events of visits that wait to be written. */
export class PageEventQueue {
  private waiting: PageEvent[] = []
  private timer: NodeJS.Timeout | null = null
  private writing: Promise<void> = Promise.resolve()

  /** `logError` gets why events could not be written. */
  constructor(
    private readonly db: StoreDb,
    private readonly logError: (error: unknown) => void,
  ) {}

  add(event: PageEvent): void {
    if (this.waiting.length >= MOST_WAITING) return
    this.waiting.push(event)
    this.timer ??= setTimeout(() => void this.write(), WRITE_EVERY_MS)
  }

  /** One write after the other: when one has ended, everything that was added before it is written. */
  write(): Promise<void> {
    if (this.timer) clearTimeout(this.timer)
    this.timer = null
    this.writing = this.writing.then(() => this.writeWaiting())
    return this.writing
  }

  private async writeWaiting(): Promise<void> {
    const events = this.waiting
    this.waiting = []
    try {
      await addPageEvents(this.db, events)
    } catch (error) {
      // Nobody waits for a statistic: those that could not be written are gone, and visitors go on.
      this.logError(error)
    }
  }
}
