/** The version of the app, as the server's page tells it. */
export interface VersionWatch {
  /** The tag of the root page: through the browser's cache, or past it. Throws when the server cannot be reached. */
  readonly readTag: (past: 'cache' | 'no-cache') => Promise<string | null>
  readonly storedTag: () => string | null
  readonly storeTag: (tag: string) => void
  /** Somebody is in the middle of something that a reload would lose. */
  readonly isBusy: () => boolean
  /** `all`: what is kept between visits and in this tab; `kept`: the former alone. */
  readonly clear: (what: 'all' | 'kept') => void
  readonly reload: () => void
  readonly log: (error: unknown) => void
}

const EVERY_MS = 60_000

/** A compressing proxy marks the tag as weak; the content is the same. */
function strong(tag: string): string {
  return tag.replace(/^W\//, '')
}

/**
 * Compares, every minute, the page that this tab runs with the server's. Another one: stored data are cleared and the
 * page loads anew. Returns how to stop.
 */
export function watchVersion(watch: VersionWatch): () => void {
  let running: string | null = null
  const start = async () => {
    running = await watch.readTag('cache')
    if (running === null) return
    const tag = strong(running)
    // What an older version stored since the last visit, this one may not understand.
    if (watch.storedTag() !== null && watch.storedTag() !== tag) watch.clear('kept')
    watch.storeTag(tag)
  }
  const check = async () => {
    if (running === null) return start()
    const now = await watch.readTag('no-cache')
    if (now === null || strong(now) === strong(running) || watch.isBusy()) return
    watch.clear('all')
    watch.storeTag(strong(now))
    watch.reload()
  }
  const logged = (step: () => Promise<void>) => void step().catch(watch.log)
  logged(start)
  const timer = setInterval(() => logged(check), EVERY_MS)
  return () => clearInterval(timer)
}
