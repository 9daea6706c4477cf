import { parentPort, workerData } from 'node:worker_threads'
import type { WrittenFile } from './feed-file'
import { type DemoWorldOptions, type WrittenWorld, writeDemoWorld } from './write-demo-world'

/** What the thread is told at its start. */
export interface DemoFeedsTask {
  readonly folder: string
  readonly world: DemoWorldOptions
}

/** What it says: files that are whole, and at the end all. */
export type DemoFeedsNews = { readonly files: readonly WrittenFile[] } | { readonly world: WrittenWorld }

function tell(news: DemoFeedsNews): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of this process, not a window
  parentPort?.postMessage(news)
}

/** Entry of a thread that writes the feed files of the demo world and names them. */
const { folder, world } = workerData as DemoFeedsTask
tell({ world: await writeDemoWorld(folder, world, (files) => tell({ files })) })
