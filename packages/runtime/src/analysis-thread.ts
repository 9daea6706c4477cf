import { parentPort, workerData } from 'node:worker_threads'
import { type RegionTask, type SharedGround, prepareRegion } from './prepare-region'

const ground = workerData as SharedGround

function answer(message: object): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of this process, not a window
  parentPort?.postMessage(message)
}

/** Entry of a thread that analyses regions, one at a time. It computes alone: neither engine may be opened here. */
parentPort?.on('message', (task: RegionTask) => {
  prepareRegion(ground, task).then(
    (region) => answer({ region }),
    (error: unknown) => answer({ failure: error instanceof Error ? error.stack : String(error) }),
  )
})
