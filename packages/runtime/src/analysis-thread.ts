import { parentPort, workerData } from 'node:worker_threads'
import { type AnalysisContext, type RegionTask, prepareRegion } from '@trendee/analytics/derive/prepare-region'

const context = workerData as AnalysisContext

function answer(message: object): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of this process, not a window
  parentPort?.postMessage(message)
}

/** Entry of a thread that analyses regions, one at a time. It computes alone: neither engine may be opened here. */
parentPort?.on('message', (task: RegionTask) => {
  try {
    answer({ region: prepareRegion(context, task) })
  } catch (error) {
    answer({ failure: error instanceof Error ? error.stack : String(error) })
  }
})
