import { Tinypool } from 'tinypool'
import type { NativeBlock } from '../engine/native-rows'
import type { FeedReader, FileToRead, ReadBatch } from './feed-reader'

/** A thread holds some 60 MB and knows the words of recent products: it outlives a pause of a feed, but not a night. */
const IDLE_MS = 60_000
/** Most objects of reading die young; in a small young generation the surviving ones would be copied again and again. */
const YOUNG_MEGABYTES = 48

/**
 * Reads in a thread, so that requests are answered at once meanwhile. The thread is started when it is first needed, and
 * again after it failed or was long idle. What it was reading when it failed rejects.
 */
export class PooledReader implements FeedReader {
  private pool: Tinypool | null = null
  private idle: NodeJS.Timeout | undefined

  /** `program`: path of the built `reading-worker`. */
  constructor(private readonly program: string) {}

  async open(files: readonly FileToRead[]): Promise<void> {
    clearTimeout(this.idle)
    this.pool ??= startPool(this.program)
    await this.pool.run(files, { name: 'open' })
  }

  async next(): Promise<ReadBatch | null> {
    if (this.pool === null) throw new Error('no files are being read')
    const batch = (await this.pool.run(undefined, { name: 'next' })) as ReadBatch | null
    if (batch === null) return null
    const blocks = batch.blocks.map(({ kind, block }) => ({ kind, block: withBuffer(block) }))
    return { ...batch, blocks, words: batch.words && withBuffer(batch.words) }
  }

  async close(): Promise<void> {
    clearTimeout(this.idle)
    this.idle = setTimeout(() => void this.end(), IDLE_MS).unref()
    await this.pool?.run(undefined, { name: 'close' })
  }

  async end(): Promise<void> {
    clearTimeout(this.idle)
    const { pool } = this
    this.pool = null
    await pool?.destroy()
  }
}

function startPool(program: string): Tinypool {
  const pool = new Tinypool({
    filename: program,
    minThreads: 1,
    maxThreads: 1,
    // A close is heard while a batch is gathered, and a batch is gathered while nothing is asked for.
    concurrentTasksPerWorker: 2,
    useAtomics: false,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
  })
  // A thread that fails between two calls is replaced by the pool: the next call finds no files being read.
  pool.on('error', () => undefined)
  return pool
}

/** Of a buffer's class nothing is left on this side; its bytes are shared. */
function withBuffer(block: NativeBlock): NativeBlock {
  const { buffer, byteOffset, byteLength } = block.bytes
  return { ...block, bytes: Buffer.from(buffer, byteOffset, byteLength) }
}
