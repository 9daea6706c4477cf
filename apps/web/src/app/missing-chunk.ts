import { SESSION_KEYS } from '../shared/api/storage-keys'

/** A server that has not got the chunk after a reload either will not get it by another one. */
const AGAIN_MS = 60_000

interface Surroundings {
  /** A screen is being loaded: perhaps for a link that the pointer only passes over. */
  readonly isScreen: () => boolean
  /** Where the bundler's loader says that a chunk could not be fetched. */
  readonly events: EventTarget
  readonly session: Pick<Storage, 'getItem' | 'setItem'>
  readonly now: () => number
  /** Whether the server gives the page: without a network, or while it starts, loading anew would lose what is shown. */
  readonly isAnswering: () => Promise<boolean>
  readonly reload: () => void
}

/** A chunk of the app that is no longer there: a new version has replaced it, and loading the page anew brings that. */
export function reloadForMissingChunk({ isScreen, events, session, now, isAnswering, reload }: Surroundings): void {
  const reloadOnce = async () => {
    if (!(await isAnswering())) return
    const last = Number(session.getItem(SESSION_KEYS.reloadedAt) ?? '0')
    if (now() - last < AGAIN_MS) return
    session.setItem(SESSION_KEYS.reloadedAt, String(now()))
    reload()
  }
  events.addEventListener('vite:preloadError', () => {
    // The router loads the page anew once the screen is opened; until then the reader's words stay.
    if (!isScreen()) void reloadOnce()
  })
}
