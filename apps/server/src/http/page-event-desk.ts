import type { StoreDb } from '@trendee/store/engine/open-store'
import { type PageEvent, addPageEvents } from '@trendee/store/visits/page-events'

/** Statistics may come late, but must cost a page nothing: they are written together. */
const WRITE_EVERY_MS = 1000
/** While the database is slow or away, this many are kept; what comes then is lost. */
const MOST_WAITING = 5000

class PageEventDesk {
  private waiting: PageEvent[] = []
  private timer: NodeJS.Timeout | null = null
  private noteFailure: (error: unknown) => void = () => undefined
  private writing: Promise<void> = Promise.resolve()

  constructor(private readonly db: StoreDb) {}

  add(event: PageEvent, noteFailure: (error: unknown) => void): void {
    this.noteFailure = noteFailure
    if (this.waiting.length >= MOST_WAITING) return
    this.waiting.push(event)
    this.timer ??= setTimeout(() => void this.write(), WRITE_EVERY_MS)
  }

  /** One after the other, so that whoever waits for one knows everything before it written. */
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
      this.noteFailure(error)
    }
  }
}

const desks = new WeakMap<StoreDb, PageEventDesk>()

function deskOf(db: StoreDb): PageEventDesk {
  const known = desks.get(db)
  if (known) return known
  const made = new PageEventDesk(db)
  desks.set(db, made)
  return made
}

/** Notes an event of a visit. It is written soon; `noteFailure` is told when it could not be. */
export function notePageEvent(db: StoreDb, event: PageEvent, noteFailure: (error: unknown) => void): void {
  deskOf(db).add(event, noteFailure)
}

/** Writes what is waiting, before the process ends. */
export function writePageEvents(db: StoreDb): Promise<void> {
  return deskOf(db).write()
}
