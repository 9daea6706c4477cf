import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { threadProgram } from '@trendee/analytics/engine/thread-program'
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

const PROGRAM = threadProgram('analysis-thread')

type Answer = { readonly region: PreparedRegion } | { readonly failure: string }

/**
 * Analyses regions beside the main thread, which goes on answering requests, as many at a time as there are processors.
 * Where the program was not built, as in tests that run from the sources, it computes here.
 */
export class AnalysisThreads {
  private readonly free: Worker[] = []
  private readonly all: Worker[] = []
  private readonly waiting: ((worker: Worker) => void)[] = []

  /** Regions that are analysed at once. */
  static readonly width = PROGRAM === null ? 1 : Math.min(MOST_THREADS, availableParallelism())

  constructor(private readonly context: AnalysisContext) {}

  /** A region that finds every thread busy waits for the first that is free. */
  async analyse(task: RegionTask): Promise<PreparedRegion> {
    if (PROGRAM === null) return prepareRegion(this.context, task)
    const worker = await this.take(PROGRAM)
    try {
      return await answerOf(worker, task)
    } finally {
      const next = this.waiting.shift()
      if (next) next(worker)
      else this.free.push(worker)
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.all.map((worker) => worker.terminate()))
  }

  private take(program: string): Promise<Worker> {
    const free = this.free.pop()
    if (free) return Promise.resolve(free)
    if (this.all.length >= AnalysisThreads.width) return new Promise((resolve) => this.waiting.push(resolve))
    const worker = new Worker(program, {
      workerData: this.context,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
    })
    this.all.push(worker)
    return Promise.resolve(worker)
  }
}

function answerOf(worker: Worker, task: RegionTask): Promise<PreparedRegion> {
  return new Promise((resolve, reject) => {
    const settle = (finish: () => void) => {
      worker.off('message', onMessage).off('error', onError).off('exit', onExit)
      finish()
    }
    const onMessage = (answer: Answer) =>
      settle(() => ('region' in answer ? resolve(answer.region) : reject(new Error(answer.failure))))
    const onError = (error: Error) => settle(() => reject(error))
    const onExit = () => settle(() => reject(new Error(`The analysis of ${task.region || 'no region'} was stopped.`)))
    worker.on('message', onMessage).on('error', onError).on('exit', onExit)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of this process, not a window
    worker.postMessage(task)
  })
}
