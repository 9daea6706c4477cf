import { mkdir, open, type FileHandle } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FeedOptions } from '@trendee/feeds/feed'

/** A feed file of the demo world and what the person who drops it knows beside it. */
export interface WrittenFile {
  readonly path: string
  /** Day of the capture. */
  readonly capturedOn: string
  /** What the file itself does not say (term, region, currency, shop). */
  readonly options: FeedOptions
}

/** Text kept before it is written: large enough to make few writes, small enough to stay out of sight. */
const BUFFER_CHARS = 1 << 19

/** A text file written piece by piece. */
export class FeedFile {
  private pieces: string[] = []
  private chars = 0

  private constructor(private readonly handle: FileHandle) {}

  static async create(folder: string, name: string): Promise<FeedFile> {
    const path = join(folder, name)
    try {
      return new FeedFile(await open(path, 'w'))
    } catch (error) {
      // The first file of its folder; asking before each of hundreds would cost more.
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
      await mkdir(dirname(path), { recursive: true })
      return new FeedFile(await open(path, 'w'))
    }
  }

  /** Takes text; true when `flush` should be awaited. Two calls, so that a row costs no promise. */
  add(text: string): boolean {
    this.pieces.push(text)
    this.chars += text.length
    return this.chars >= BUFFER_CHARS
  }

  async flush(): Promise<void> {
    if (this.chars === 0) return
    const text = this.pieces.join('')
    this.pieces = []
    this.chars = 0
    await this.handle.appendFile(text)
  }

  async close(): Promise<void> {
    await this.flush()
    await this.handle.close()
  }
}

/** Writes a whole small file. */
export async function writeFeedFile(folder: string, name: string, text: string): Promise<void> {
  const file = await FeedFile.create(folder, name)
  file.add(text)
  await file.close()
}

/** A cell of a CSV row, quoted where it must be. */
export function csvCell(text: string): string {
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
