import { parentPort } from 'node:worker_threads'
import { type AnalysisTask, analyseRegion } from './analyse-region'

function answer(message: object): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of this process, not a window
  parentPort?.postMessage(message)
}

/** Entry of a thread that analyses regions, one at a time. It computes alone: neither engine may be opened here. */
parentPort?.on('message', ({ signals, region, options }: AnalysisTask) => {
  analyseRegion(signals, region, options).then(
    (trends) => answer({ trends }),
    (error: unknown) => answer({ failure: error instanceof Error ? error.stack : String(error) }),
  )
})
