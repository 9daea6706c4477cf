import type { AnalyticsDb } from '@trendee/analytics/engine/db'
import { placeDeliveredPictures } from '@trendee/analytics/pictures/delivered-pictures'
import { type PictureOutcome, savePictureOutcomes } from '@trendee/analytics/pictures/picture-outcomes'
import { type WaitingPicture, waitingPictures } from '@trendee/analytics/pictures/waiting-pictures'
import type { PictureHostRule } from '@trendee/core/pictures/picture-host'
import { PictureError, type PictureTrouble, isPassing, pauseAfter } from '@trendee/core/pictures/picture-trouble'
import { PACE, type Pace, atPace } from './host-pace'
import type { PhotoShelf } from './photo-shelf'

export interface FetchWork {
  readonly analytics: AnalyticsDb
  readonly photos: PhotoShelf
  /** What administrators allow now; asked before each batch. */
  readonly rules: () => Promise<readonly PictureHostRule[]>
  /** @throws PictureError */
  readonly fetch: (address: string, rules: readonly PictureHostRule[], signal: AbortSignal) => Promise<Buffer>
  readonly signal: AbortSignal
  readonly pace?: Pace
  readonly now?: () => Date
}

const MOST_OF_HOST = 50
const MOST_AT_ONCE = 400
/** A run ends after this; the next one goes on. */
const LONGEST_RUN_MS = 8 * 60_000
/** A kill loses the record of at most this many: they are fetched once more. */
const OUTCOMES_AT_ONCE = 20
/** A host that fails so often in a row is down, or wants to be left alone. */
const FAILURES_IN_A_ROW = 5

/** Fetches what waits and is allowed until nothing is due, a batch at a time; what was delivered is placed first. */
export async function fetchWaitingPictures(work: FetchWork): Promise<void> {
  const { analytics, rules, signal, now = () => new Date() } = work
  await placeDeliveredPictures(analytics)
  const endsAt = performance.now() + LONGEST_RUN_MS
  const troubles = new HostTroubles()
  while (performance.now() < endsAt) {
    signal.throwIfAborted()
    const allowed = await rules()
    const question = { rules: allowed, resting: troubles.resting, now: now() }
    const batch = await waitingPictures(analytics, { ...question, mostOfHost: MOST_OF_HOST, most: MOST_AT_ONCE })
    if (batch.length === 0) return
    await fetchBatch(work, batch, allowed, troubles)
  }
}

async function fetchBatch(
  work: FetchWork,
  batch: readonly WaitingPicture[],
  rules: readonly PictureHostRule[],
  troubles: HostTroubles,
): Promise<void> {
  const { analytics, signal, pace = PACE, now = () => new Date() } = work
  let outcomes: PictureOutcome[] = []
  const save = async (): Promise<void> => {
    const some = outcomes
    outcomes = []
    await savePictureOutcomes(analytics, some)
  }
  try {
    await atPace(
      batch,
      pace,
      signal,
      (host) => troubles.isResting(host),
      async (waiting) => {
        const came = await tryOne(work, waiting, rules, troubles, now)
        // Only now: the list is another one once it was saved meanwhile.
        outcomes.push(...came)
        if (outcomes.length >= OUTCOMES_AT_ONCE) await save()
      },
    )
  } finally {
    await save()
  }
}

/** What came of one address, for each of its records. Throws where it is the picture's fault no more: a full disk, an end. */
async function tryOne(
  { photos, fetch, signal }: FetchWork,
  { address, host, records, tries }: WaitingPicture,
  rules: readonly PictureHostRule[],
  troubles: HostTroubles,
  now: () => Date,
): Promise<PictureOutcome[]> {
  try {
    const photo = await photos.keep(await fetch(address, rules, signal))
    troubles.note(host, null)
    return records.map(({ record }) => ({
      record,
      address,
      state: 'kept',
      photo,
      tries: tries + 1,
      nextTry: null,
      trouble: '',
    }))
  } catch (error) {
    if (!(error instanceof PictureError)) throw error
    const { trouble } = error
    troubles.note(host, trouble)
    const wait = pauseAfter(trouble, tries + 1)
    const nextTry = wait === null ? null : new Date(now().getTime() + wait)
    const state = nextTry === null ? 'given_up' : 'waiting'
    return records.map(({ record, photo }) => ({ record, address, state, photo, tries: tries + 1, nextTry, trouble }))
  }
}

/** Which hosts are better left alone for the rest of a run. */
class HostTroubles {
  private readonly inARow = new Map<string, number>()

  get resting(): string[] {
    return [...this.inARow.keys()].filter((host) => this.isResting(host))
  }

  isResting(host: string): boolean {
    return (this.inARow.get(host) ?? 0) >= FAILURES_IN_A_ROW
  }

  note(host: string, trouble: PictureTrouble | null): void {
    if (this.isResting(host)) return
    if (trouble === null || !isPassing(trouble)) this.inARow.set(host, 0)
    // A host that says itself that it is busy is not asked five times.
    else this.inARow.set(host, trouble === 'busy' ? FAILURES_IN_A_ROW : (this.inARow.get(host) ?? 0) + 1)
  }
}
