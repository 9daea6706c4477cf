import { collectGarbage } from '../engine/give-back-memory'
import type { FileToRead, ReadBatch } from './feed-reader'
import { LocalReader } from './local-reader'

/** What a pool's thread does: it reads feed files. It must not open the engine, which crashes in threads. */

const LONG_BATCHES = 2

const reader = new LocalReader()
let batches = 0

export function open(files: readonly FileToRead[]): Promise<void> {
  batches = 0
  return reader.open(files)
}

export async function next(): Promise<ReadBatch | null> {
  const batch = await reader.next()
  if (batch !== null) batches += 1
  // Of a large file much is left to be collected, and nothing makes the collector look while the thread is idle.
  else if (batches > LONG_BATCHES) collectGarbage()
  return batch
}

export function close(): Promise<void> {
  return reader.close()
}
