import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { Parser, type ReadEntry } from 'tar'
import { openPromise as openZip, validateFileName } from 'yauzl'
import type { DeliveryTrouble } from '@trendee/contract/admin-pictures/picture-delivery'
import { LARGEST_PICTURE_BYTES, type PictureFile, isLeftover } from './pictures-in-folder'

/** Why an archive cannot be read on. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError'

  constructor(readonly trouble: DeliveryTrouble) {
    super(trouble)
  }
}

/** Pictures hardly get smaller when they are packed: an archive that unpacks to this many times its size is a trap. */
const MOST_TIMES_ITS_SIZE = 20
const SMALL_ARCHIVE_BYTES = 50_000_000

/** Counts what comes out of an archive. */
class Unpacked {
  private bytes = 0
  private readonly most: number

  constructor(archiveBytes: number) {
    this.most = Math.max(SMALL_ARCHIVE_BYTES, archiveBytes * MOST_TIMES_ITS_SIZE)
  }

  add(bytes: number): void {
    this.bytes += bytes
    if (this.bytes > this.most) throw new ArchiveError('unpacks_too_large')
  }
}

/**
 * The files of a ZIP or a TAR (also gzipped) archive, one after the other; nothing is written anywhere. What kind of archive
 * it is, its first bytes say.
 * @throws ArchiveError
 */
export async function* picturesInArchive(path: string): AsyncGenerator<PictureFile> {
  const start = await firstBytes(path)
  const unpacked = new Unpacked((await stat(path)).size)
  try {
    if (start.subarray(0, 2).toString('latin1') === 'PK') yield* picturesInZip(path, unpacked)
    else if ((start[0] === 0x1f && start[1] === 0x8b) || start.subarray(257, 262).toString('latin1') === 'ustar')
      yield* picturesInTar(path, unpacked)
    else throw new ArchiveError('not_an_archive')
  } catch (error) {
    throw error instanceof ArchiveError || isOfThisMachine(error) ? error : new ArchiveError(readTrouble(error))
  }
}

async function firstBytes(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer: bytes, bytesRead } = await file.read(Buffer.alloc(512), 0, 512, 0)
    return bytes.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** A file that cannot be read is not the archive's fault. */
function isOfThisMachine(error: unknown): boolean {
  return typeof (error as NodeJS.ErrnoException).syscall === 'string'
}

function readTrouble(error: unknown): DeliveryTrouble {
  const message = error instanceof Error ? error.message : ''
  return /^(absolute path|invalid relative path|invalid characters)/.test(message) ? 'unsafe_names' : 'damaged'
}

async function* picturesInZip(path: string, unpacked: Unpacked): AsyncGenerator<PictureFile> {
  // Names that lead out of a folder are refused by the reader, and an entry that is longer than it says, too.
  const zip = await openZip(path, { lazyEntries: true, autoClose: false, validateEntrySizes: true })
  try {
    for await (const entry of zip.eachEntry()) {
      const { fileName, uncompressedSize } = entry
      if (fileName.endsWith('/') || isLeftover(fileName)) continue
      const name = basename(fileName)
      if (uncompressedSize > LARGEST_PICTURE_BYTES || !entry.canDecodeFileData()) yield { name, bytes: null }
      else {
        unpacked.add(uncompressedSize)
        yield { name, bytes: await buffer(await zip.openReadStreamPromise(entry)) }
      }
    }
  } finally {
    zip.close()
  }
}

async function* picturesInTar(path: string, unpacked: Unpacked): AsyncGenerator<PictureFile> {
  let came: PictureFile[] = []
  let failure: unknown = null
  const fail = (error: unknown) => {
    failure ??= error
  }
  const take = (entry: ReadEntry) => {
    const pieces: Buffer[] = []
    const isTaken = entry.size <= LARGEST_PICTURE_BYTES
    const unsafe = validateFileName(entry.path)
    if (unsafe !== null) fail(new Error(unsafe))
    entry.on('data', (piece) => {
      try {
        unpacked.add(piece.length)
        if (isTaken) pieces.push(piece)
      } catch (error) {
        fail(error)
      }
    })
    entry.on('end', () => {
      if (entry.type !== 'File' || isLeftover(entry.path)) return
      came.push({ name: basename(entry.path), bytes: isTaken ? Buffer.concat(pieces) : null })
    })
  }
  const parser = new Parser({ strict: true, onReadEntry: take })
  parser.on('error', fail)
  const ended = new Promise<void>((resolve) => parser.on('end', resolve))
  for await (const piece of createReadStream(path)) {
    parser.write(piece as Buffer)
    if (failure !== null) throw failure as Error
    const now = came
    came = []
    yield* now
  }
  parser.end()
  if (failure === null) await ended
  if (failure !== null) throw failure as Error
  yield* came
}
