import { Worker } from 'node:worker_threads'
import { threadProgram } from '../engine/thread-program'
import type { FeedReader } from './feed-reader'
import { LocalReader } from './local-reader'
import { RemoteReader } from './remote-reader'

/** Most of what reading makes is forgotten at once; with little room for it the rest is copied over and over. */
const YOUNG_MEGABYTES = 48

const PROGRAM = threadProgram('reading-thread')

/** A reader in a thread of its own; where its program was not built, one on this thread. */
export function openReader(): FeedReader {
  if (PROGRAM === null) return new LocalReader()
  return new RemoteReader(() => {
    const worker = new Worker(PROGRAM, { resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MEGABYTES } })
    return { port: worker, end: () => worker.terminate() }
  })
}
