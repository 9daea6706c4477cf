import { parentPort, workerData } from 'node:worker_threads'
import type { WrittenFile } from './feed-file'
import { type DemoWorldOptions, writeDemoWorld } from './write-demo-world'

/** What the thread is told at its start. */
export interface DemoFeedsTask {
  readonly folder: string
  readonly world: DemoWorldOptions
}

/** What it says: files that are whole, and the last day of the world when all are. */
export type DemoFeedsNews = { readonly files: readonly WrittenFile[] } | { readonly asOf: string }

function tell(news: DemoFeedsNews): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of this process, not a window
  parentPort?.postMessage(news)
}

/** Entry of a thread that writes the feed files of the demo world and names them. */
const { folder, world } = workerData as DemoFeedsTask
const { asOf } = await writeDemoWorld(folder, world, (files) => tell({ files }))
tell({ asOf })
