import { parentPort, workerData } from 'node:worker_threads'
import { type DemoWorldOptions, writeDemoWorld } from './write-demo-world'

/** What the thread is told at its start. */
export interface DemoFeedsTask {
  readonly folder: string
  readonly world: DemoWorldOptions
}

/** Entry of a thread that writes the feed files of the demo world and names them. */
const { folder, world } = workerData as DemoFeedsTask
const written = await writeDemoWorld(folder, world)
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of this process, not a window
parentPort?.postMessage(written)
