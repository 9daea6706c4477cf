import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { DiskRoom } from '../disk-room'

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const ARRIVING = '.arriving'

/** Files of long exports, each under its export's id. A file has its name only once it is whole. */
export class ExportFolder {
  private readonly incoming = new Set<string>()
  private readonly room: DiskRoom

  constructor(private readonly folder: string) {
    this.room = new DiskRoom(folder)
  }

  /**
   * Writes a file whose pieces come one after the other; its size. When this rejects nothing of it is left. Throws
   * NoRoomError before the disk is full, since engines suffer by that.
   */
  async write(exportId: string, pieces: AsyncIterable<Buffer>, signal: AbortSignal): Promise<number> {
    await mkdir(this.folder, { recursive: true })
    const arriving = `${this.pathOf(exportId)}.${randomUUID()}${ARRIVING}`
    this.incoming.add(arriving)
    try {
      await pipeline(Readable.from(this.withRoom(pieces), { objectMode: false }), createWriteStream(arriving), {
        signal,
      })
      await flush(arriving)
      const { size } = await stat(arriving)
      await rename(arriving, this.pathOf(exportId))
      return size
    } catch (error) {
      await rm(arriving, { force: true })
      throw error
    } finally {
      this.incoming.delete(arriving)
    }
  }

  /** The file as a stream; null where it is not there any more. */
  async read(exportId: string): Promise<Readable | null> {
    const path = this.pathOf(exportId)
    const found = await stat(path).catch(() => null)
    return found === null ? null : createReadStream(path)
  }

  async remove(exportId: string): Promise<void> {
    await rm(this.pathOf(exportId), { force: true })
  }

  /** Removes files of no export, and what a killed process had begun to write. What we never make is left alone. */
  async keepOnly(exportIds: ReadonlySet<string>): Promise<void> {
    for (const name of await readdir(this.folder).catch(() => [])) {
      const path = join(this.folder, name)
      const [id = '', ...rest] = name.split('.')
      if (!ID.test(id) || this.incoming.has(path)) continue
      if (rest.length > 0 ? name.endsWith(ARRIVING) : !exportIds.has(id)) await rm(path, { force: true })
    }
  }

  private async *withRoom(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let sinceLooked = Infinity
    for await (const piece of pieces) {
      sinceLooked += piece.length
      if (sinceLooked > 4_000_000) {
        await this.room.require(sinceLooked === Infinity ? 0 : sinceLooked)
        sinceLooked = 0
      }
      yield piece
    }
  }

  /** @throws RangeError for what is no id: it may be a way out of the folder. */
  private pathOf(exportId: string): string {
    if (!ID.test(exportId)) throw new RangeError('not the id of an export')
    return join(this.folder, exportId)
  }
}

async function flush(path: string): Promise<void> {
  const file = await open(path, 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}
