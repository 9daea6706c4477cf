import { availableParallelism } from 'node:os'
import { threadProgram } from '@trendee/feeds/thread-program'
import { Tinypool } from 'tinypool'
import {
  type AnalysisContext,
  type PreparedRegion,
  type RegionTask,
  prepareRegion,
} from '@trendee/analytics/derive/prepare-region'

/** More threads than this wait for the engine that feeds them. */
const MOST_THREADS = 4
/** Most of what an analysis makes is forgotten at once; with little room for it the rest is copied over and over. */
const YOUNG_MEGABYTES = 48
/** A thread that has nothing to do gives its memory back after this. */
const IDLE_MS = 10_000

const PROGRAM = threadProgram('analysis-thread')

/**
 * Analyses regions in threads, so that the main thread goes on answering requests. What all regions share is sent to each
 * thread once. Where the threads' program is not built, as in tests that run from the sources, it computes in this one.
 */
export class AnalysisPool {
  /** Regions that are analysed at once; more of them wait in the pool. */
  readonly width: number
  private readonly threads: Tinypool | null

  constructor(
    private readonly shared: AnalysisContext,
    program = PROGRAM,
  ) {
    this.width = program === null ? 1 : Math.min(MOST_THREADS, availableParallelism())
    this.threads =
      program === null
        ? null
        : new Tinypool({
            filename: program,
            name: 'analyse',
            runtime: 'worker_threads',
            workerData: shared,
            minThreads: 0,
            maxThreads: this.width,
            idleTimeout: IDLE_MS,
            resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
          })
  }

  async analyse(task: RegionTask): Promise<PreparedRegion> {
    if (this.threads === null) return prepareRegion(this.shared, task)
    return (await this.threads.run(task)) as PreparedRegion
  }

  async close(): Promise<void> {
    await this.threads?.destroy()
  }
}
