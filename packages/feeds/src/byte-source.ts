import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { constants, createGunzip } from 'node:zlib'
import { UnreadableFileError } from './feed'

const READ_BYTES = 1 << 18

/** The bytes of one file, unpacked when it is gzip, with what must be known at its end. */
export interface ByteSource {
  /** Size of the file on disk. */
  readonly bytesTotal: number
  /** Bytes of the file taken so far, before decompression. */
  bytesRead(): number
  /** Why the content ends too early, said once the chunks are through; null for a whole file. */
  damage(): string | null
  readonly chunks: AsyncIterable<Buffer>
}

/** Opens a plain or gzip file for one pass. Throws UnreadableFileError when it is missing, a folder, empty or another archive. */
export async function openByteSource(path: string): Promise<ByteSource> {
  const bytesTotal = await sizeOf(path)
  const magic = await firstBytes(path)
  const isGzip = magic[0] === 0x1f && magic[1] === 0x8b
  if (magic.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004', 'latin1'))) {
    throw new UnreadableFileError(`${path} is a zip archive or spreadsheet: unpack it, or save it as CSV`)
  }
  if (magic.subarray(0, 4).toString('latin1') === 'PAR1') {
    throw new UnreadableFileError(`${path} is a Parquet file: export it as CSV or NDJSON`)
  }
  const state: SourceState = { bytesRead: 0, damage: null }
  return {
    bytesTotal,
    bytesRead: () => state.bytesRead,
    damage: () => state.damage,
    chunks: isGzip ? unpacked(path, state) : plain(path, state),
  }
}

interface SourceState {
  bytesRead: number
  damage: string | null
}

async function sizeOf(path: string): Promise<number> {
  try {
    const found = await stat(path)
    if (!found.isFile()) throw new UnreadableFileError(`${path} is not a file`)
    if (found.size === 0) throw new UnreadableFileError(`${path} is empty`)
    return found.size
  } catch (error) {
    if (error instanceof UnreadableFileError) throw error
    throw new UnreadableFileError(`${path} cannot be opened: ${messageOf(error)}`, { cause: error })
  }
}

async function firstBytes(path: string): Promise<Buffer> {
  try {
    const file = await open(path)
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, 0)
      return buffer.subarray(0, bytesRead)
    } finally {
      await file.close()
    }
  } catch (error) {
    throw new UnreadableFileError(`${path} cannot be read: ${messageOf(error)}`, { cause: error })
  }
}

async function* plain(path: string, state: SourceState): AsyncGenerator<Buffer> {
  for await (const chunk of createReadStream(path, { highWaterMark: READ_BYTES })) {
    const bytes = chunk as Buffer
    state.bytesRead += bytes.length
    yield bytes
  }
}

async function* unpacked(path: string, state: SourceState): AsyncGenerator<Buffer> {
  let bytesOut = 0
  let lastFour: Buffer = Buffer.alloc(0)
  // A sync flush at the end hands out everything up to a cut; the default would withhold the last block of a cut archive.
  const gunzip = createGunzip({ finishFlush: constants.Z_SYNC_FLUSH, chunkSize: READ_BYTES })
  const file = createReadStream(path, { highWaterMark: READ_BYTES })
  file.on('data', (chunk) => {
    const bytes = chunk as Buffer
    state.bytesRead += bytes.length
    lastFour = Buffer.concat([lastFour, bytes.subarray(-4)]).subarray(-4)
  })
  file.on('error', (error) => gunzip.destroy(error))
  file.pipe(gunzip)
  try {
    for await (const chunk of gunzip) {
      const bytes = chunk as Buffer
      bytesOut += bytes.length
      yield bytes
    }
    // The last four bytes of a whole single-member archive are its unpacked size; only when they differ is the archive read again.
    const isWhole = lastFour.length === 4 && lastFour.readUInt32LE(0) === bytesOut % 2 ** 32
    if (!isWhole && !(await endsProperly(path))) state.damage = 'the gzip archive is cut off'
  } catch (error) {
    if (!isZlibError(error)) throw error
    state.damage = `the gzip archive is damaged: ${messageOf(error)}`
    yield* wholeBytesAfter(path, bytesOut)
  } finally {
    file.destroy()
    gunzip.destroy()
  }
}

async function endsProperly(path: string): Promise<boolean> {
  const gunzip = createReadStream(path, { highWaterMark: READ_BYTES }).pipe(createGunzip())
  try {
    for await (const chunk of gunzip) void chunk
    return true
  } catch {
    return false
  }
}

/** What a damaged archive still gives beyond `skip` bytes: small blocks, as the block in which zlib fails is lost. */
async function* wholeBytesAfter(path: string, skip: number): AsyncGenerator<Buffer> {
  const gunzip = createReadStream(path, { highWaterMark: READ_BYTES }).pipe(createGunzip({ chunkSize: 512 }))
  let position = 0
  try {
    for await (const chunk of gunzip) {
      const bytes = chunk as Buffer
      const from = Math.max(0, skip - position)
      position += bytes.length
      if (from < bytes.length) yield bytes.subarray(from)
    }
  } catch {
    // The damage is already noted; what came before it has been handed out.
  }
}

function isZlibError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith('Z_')
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
