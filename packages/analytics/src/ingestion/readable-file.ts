import { open, stat } from 'node:fs/promises'
import { UnreadableFileError } from '@trendee/feeds/feed'
import type { AnalyticsDb } from '../engine/db'

/** First and last bytes of every Parquet file. */
const MAGIC = 'PAR1'

/** A file that the feeds can read: the given one, or its rows as lines of JSON, which are removed once they are read. */
export interface ReadableFile {
  readonly path: string
  remove(): Promise<void>
}

/** Parquet is read by the engine, and then as NDJSON of the same columns; every other file is read as it is. */
export async function readableFile(db: AnalyticsDb, path: string): Promise<ReadableFile> {
  if (!(await isParquet(path))) return { path, remove: () => Promise.resolve() }
  try {
    return await db.linesOfParquet(path)
  } catch (error) {
    if (error instanceof RangeError) {
      throw new UnreadableFileError('Parquet files are read by the embedded engine alone: bring NDJSON or CSV')
    }
    throw new UnreadableFileError({ text: '{file} is no whole Parquet file', values: { file: path } })
  }
}

/** Looks at a file as it is read. */
export async function withReadable<Result>(
  db: AnalyticsDb,
  path: string,
  look: (path: string) => Promise<Result>,
): Promise<Result> {
  const readable = await readableFile(db, path)
  try {
    return await look(readable.path)
  } finally {
    await readable.remove()
  }
}

/** False also for what is no file or cannot be opened: the feeds' reader says so in its own words. */
async function isParquet(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => null)
  if (found?.isFile() !== true) return false
  const file = await open(path).catch(() => null)
  if (file === null) return false
  try {
    const head = Buffer.alloc(MAGIC.length)
    await file.read(head, 0, head.length, 0)
    return head.toString('latin1') === MAGIC
  } finally {
    await file.close()
  }
}
