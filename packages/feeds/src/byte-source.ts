import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { constants, createGunzip } from 'node:zlib'
import { UnreadableFileError } from './feed'
import type { FeedMessage } from './feed-message'
import { readWorkbook } from './read-workbook'

const READ_BYTES = 1 << 18
const FINE_BYTES = 512
/** Text of this size dies young; larger pieces go to where only the dear collection of garbage finds them. */
const PLAIN_BYTES = 1 << 16

/** The bytes of one file, unpacked when it is gzip, with what must be known at its end. */
export interface ByteSource {
  /** Size of the file on disk. */
  readonly bytesTotal: number
  /** Bytes of the file taken so far, before decompression. */
  bytesRead(): number
  /** Why the content ends too early, said once the chunks are through; null for a whole file. */
  damage(): FeedMessage | null
  /** What of the file is read, where that is not all. */
  readonly notes: readonly FeedMessage[]
  /** A chunk is valid until the next is asked for. */
  readonly chunks: AsyncIterable<Buffer>
}

/**
 * Opens a plain or gzip file, or a workbook as a table of text, for one pass. Throws UnreadableFileError when it is missing, a folder,
 * empty or another archive.
 */
export async function openByteSource(path: string): Promise<ByteSource> {
  const bytesTotal = await sizeOf(path)
  const magic = await firstBytes(path)
  const isGzip = magic[0] === 0x1f && magic[1] === 0x8b
  if (magic.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004', 'latin1'))) return ofWorkbook(path, bytesTotal)
  if (magic.subarray(0, 4).equals(OLD_WORKBOOK)) {
    throw new UnreadableFileError({
      text: '{file} is a workbook of before 2007 (.xls) or protected by a password: save it as .xlsx or CSV without one',
      values: { file: path },
    })
  }
  if (magic.subarray(0, 4).toString('latin1') === 'PAR1') {
    throw new UnreadableFileError({
      text: '{file} is a Parquet file: export it as CSV or NDJSON',
      values: { file: path },
    })
  }
  const kind = FORMATS.find(([mark]) => magic.subarray(0, mark.length).equals(Buffer.from(mark, 'latin1')))?.[1]
  if (kind !== undefined) throw new UnreadableFileError({ text: kind, values: { file: path } })
  const state: SourceState = { bytesRead: 0, damage: null }
  return {
    bytesTotal,
    bytesRead: () => state.bytesRead,
    damage: () => state.damage,
    notes: [],
    chunks: isGzip ? unpacked(path, state) : plain(path, state),
  }
}

const PICTURE = '{file} is a picture: bring the table that it shows as CSV or Excel'
const OTHER_ARCHIVE = '{file} is an archive that is not unpacked here: unpack it, and bring what is in it'
/** How files of other formats begin, and what is said of them. */
const FORMATS = [
  ['%PDF-', '{file} is a PDF: save its table as CSV or Excel'],
  ['\u0089PNG', PICTURE],
  ['\u00ff\u00d8\u00ff', PICTURE],
  ['GIF8', PICTURE],
  ['RIFF', PICTURE],
  ['Rar!', OTHER_ARCHIVE],
  ['7z\u00bc\u00af', OTHER_ARCHIVE],
  ['BZh', OTHER_ARCHIVE],
  ['\u00fd7zXZ', OTHER_ARCHIVE],
  ['\u0028\u00b5\u002f\u00fd', OTHER_ARCHIVE],
] as const

/** How the format of Excel 97 to 2003 begins. */
const OLD_WORKBOOK = Buffer.from('d0cf11e0', 'hex')

async function ofWorkbook(path: string, bytesTotal: number): Promise<ByteSource> {
  const { text, sheet, others } = await readWorkbook(path)
  const notes: FeedMessage[] =
    others.length === 0
      ? []
      : [
          {
            text: 'Of the workbook the sheet “{sheet}” is read; not read: {others}.',
            values: { sheet, others: others.join(', ') },
          },
        ]
  return {
    bytesTotal,
    bytesRead: () => bytesTotal,
    damage: () => null,
    notes,
    chunks: Readable.from([Buffer.from(text)]),
  }
}

interface SourceState {
  bytesRead: number
  damage: FeedMessage | null
}

async function sizeOf(path: string): Promise<number> {
  try {
    const found = await stat(path)
    if (!found.isFile()) throw new UnreadableFileError({ text: '{file} is not a file', values: { file: path } })
    if (found.size === 0) throw new UnreadableFileError({ text: '{file} is empty', values: { file: path } })
    return found.size
  } catch (error) {
    if (error instanceof UnreadableFileError) throw error
    throw new UnreadableFileError(
      { text: '{file} cannot be opened: {why}', values: { file: path, why: messageOf(error) } },
      { cause: error },
    )
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
    throw new UnreadableFileError(
      { text: '{file} cannot be read: {why}', values: { file: path, why: messageOf(error) } },
      { cause: error },
    )
  }
}

async function* plain(path: string, state: SourceState): AsyncGenerator<Buffer> {
  const file = await open(path)
  try {
    // One buffer for all chunks: those of a stream make reading a tenth dearer.
    const room = Buffer.allocUnsafeSlow(PLAIN_BYTES)
    for (;;) {
      const { bytesRead } = await file.read(room, 0, PLAIN_BYTES, state.bytesRead)
      if (bytesRead === 0) return
      state.bytesRead += bytesRead
      yield room.subarray(0, bytesRead)
    }
  } finally {
    await file.close()
  }
}

async function* unpacked(path: string, state: SourceState): AsyncGenerator<Buffer> {
  let bytesOut = 0
  let lastFour: Buffer = Buffer.alloc(0)
  const taken = (bytes: Buffer): void => {
    state.bytesRead += bytes.length
    lastFour = Buffer.concat([lastFour, bytes.subarray(-4)]).subarray(-4)
  }
  const damaged = (error: Error): void => {
    state.damage ??= { text: 'the gzip archive is damaged: {why}', values: { why: error.message } }
  }
  for await (const bytes of unpackFrom(path, { bytesOut: 0, fineFrom: 0, fineSize: READ_BYTES, taken, damaged })) {
    if (bytesOut === 0 && bytes[0] === 0x1f && bytes[1] === 0x8b)
      throw new UnreadableFileError({ text: '{file} is packed twice: unpack it once', values: { file: path } })
    bytesOut += bytes.length
    yield bytes
  }
  // The last four bytes of a whole single-member archive are its unpacked size; only when they differ is the archive read again.
  const isWhole = lastFour.length === 4 && lastFour.readUInt32LE(0) === bytesOut % 2 ** 32
  if (state.damage === null && !isWhole && !(await endsProperly(path))) state.damage = 'the gzip archive is cut off'
}

interface Unpacking {
  /** Unpacked bytes that an earlier pass has handed out. */
  readonly bytesOut: number
  /** From this packed byte on, the archive is fed in pieces of `fineSize`. */
  readonly fineFrom: number
  readonly fineSize: number
  taken(bytes: Buffer): void
  damaged(error: Error): void
}

/**
 * Unpacks all that an archive still gives. zlib withholds what the failing piece of input had already given: after a failure the archive is
 * fed again, in smaller pieces from there on, in the end byte by byte.
 */
async function* unpackFrom(path: string, plan: Unpacking): AsyncGenerator<Buffer> {
  // Sync flushes hand out everything up to a cut; the default would keep the last block of a cut archive back.
  const gunzip = createGunzip({
    flush: constants.Z_SYNC_FLUSH,
    finishFlush: constants.Z_SYNC_FLUSH,
    chunkSize: READ_BYTES,
  })
  const file = Readable.from(piecesOf(path, plan), { objectMode: true, highWaterMark: 1 })
  file.on('error', (error) => gunzip.destroy(error))
  file.pipe(gunzip)
  let position = 0
  try {
    for await (const chunk of gunzip) {
      const bytes = chunk as Buffer
      const from = Math.max(0, plan.bytesOut - position)
      position += bytes.length
      if (from < bytes.length) yield bytes.subarray(from)
    }
  } catch (error) {
    if (!isZlibError(error)) throw error
    plan.damaged(error)
    const fineSize = plan.fineSize > FINE_BYTES ? FINE_BYTES : 1
    if (plan.fineSize > 1) {
      const bytesOut = Math.max(position, plan.bytesOut)
      yield* unpackFrom(path, { ...plan, bytesOut, fineFrom: gunzip.bytesWritten, fineSize, taken: () => undefined })
    }
  } finally {
    file.destroy()
    gunzip.destroy()
  }
}

async function* piecesOf(path: string, plan: Unpacking): AsyncGenerator<Buffer> {
  let position = 0
  for await (const chunk of createReadStream(path, { highWaterMark: READ_BYTES })) {
    const bytes = chunk as Buffer
    plan.taken(bytes)
    const whole = Math.min(bytes.length, Math.max(0, plan.fineFrom - position))
    if (whole > 0) yield bytes.subarray(0, whole)
    for (let start = whole; start < bytes.length; start += plan.fineSize)
      yield bytes.subarray(start, start + plan.fineSize)
    position += bytes.length
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

function isZlibError(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith('Z_')
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
