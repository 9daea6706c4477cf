import { LRUCache } from 'lru-cache'
import { type LanguageEntry, languageEntries } from '@trendee/store/administration/language'
import type { Store } from '@trendee/store/engine/open-store'
import type { Job } from '@trendee/runtime/jobs/job'
import { JobRunner } from '@trendee/runtime/jobs/job-runner'
import { AccessCache } from './access-cache'
import { AfterAnswerWork } from './after-answer-work'
import { ApiCallCounter } from './api-call-counter'
import { PageEventQueue } from './page-event-queue'
import { PasswordQueue } from './password-queue'
import { QueryCache } from './query-cache'
import { QuotaCounter } from './quota-counter'
import { RenderQueue } from './render-queue'
import { RewordingQueue } from './rewording-queue'
import { SignInGuard } from './sign-in-guard'

/** Every browser asks for all texts; another process's edit is seen within this time. */
const TEXTS_KEPT_MS = 60_000
/** One drawing is about 15 kB. */
const MOST_DRAWINGS = 2000
/** As walls show it, a drawing is five to ten: this holds those of some hundred screens. */
const RASTER_BYTES = 48_000_000

/** What one application keeps in memory between calls. It is made with the application and closed with it. */
export interface ServerState {
  readonly access: AccessCache
  readonly quotas: QuotaCounter
  readonly guard: SignInGuard
  readonly passwords: PasswordQueue
  readonly pageEvents: PageEventQueue
  readonly apiCalls: ApiCallCounter
  readonly afterAnswers: AfterAnswerWork
  /** `null` where this process runs no jobs. */
  readonly jobs: JobRunner | null
  /** Every text of the interface, under the key `all`. */
  readonly texts: QueryCache<LanguageEntry[]>
  /** Drawings as SVG, by kind and id. */
  readonly drawings: LRUCache<string, string>
  /** Drawings as pixels, by what names their content: they take a processor a hundred times as long as to send. */
  readonly rasters: LRUCache<string, Buffer>
  readonly rendering: RenderQueue
  readonly rewordings: RewordingQueue
  /** The day, UTC, on which data is read: what has ended is told from it. */
  today(): string
  /** Ends what runs and writes what waits. */
  close(): Promise<void>
}

export interface ServerStateOptions {
  /** The clock of caches and of the sign-in guard. */
  now(): Date
  /** The day on which data is read, UTC; tests stay in that of their world. */
  today(): string
  logError(error: unknown, subject: string): void
  /** What this process runs beside requests; `null`: no jobs at all. */
  readonly jobs: readonly Job[] | null
}

export async function openServerState(store: Store, options: ServerStateOptions): Promise<ServerState> {
  const { now, logError } = options
  const { db } = store
  const jobs = options.jobs === null ? null : await JobRunner.start(store, options.jobs, { onFailure: logError })
  const afterAnswers = new AfterAnswerWork()
  const apiCalls = new ApiCallCounter(db)
  const rewordings = new RewordingQueue(db, afterAnswers, { now, logError: (error) => logError(error, 'rewording') })
  const pageEvents = new PageEventQueue(db, (error) => logError(error, 'page events'))
  return {
    access: new AccessCache(db, now),
    quotas: new QuotaCounter(db, now),
    guard: new SignInGuard(db, now),
    passwords: new PasswordQueue(),
    pageEvents,
    apiCalls,
    afterAnswers,
    jobs,
    texts: new QueryCache(() => languageEntries(db), { keptMs: TEXTS_KEPT_MS, maxEntries: 1, now }),
    drawings: new LRUCache({ max: MOST_DRAWINGS }),
    rasters: new LRUCache({ maxSize: RASTER_BYTES, sizeCalculation: (bytes) => bytes.length }),
    rendering: new RenderQueue(),
    rewordings,
    today: options.today,
    close: async () => {
      await jobs?.stop()
      rewordings.stop()
      await afterAnswers.settle()
      await apiCalls.write()
      await pageEvents.write()
    },
  }
}
