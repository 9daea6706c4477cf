import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { crc32, createDeflateRaw } from 'node:zlib'

/** One file of an archive; its content is asked for only when it is its turn. */
export interface ZipEntry {
  readonly name: string
  content(): Iterable<string> | AsyncIterable<string>
}

const LOCAL = 0x04034b50
const DESCRIPTOR = 0x08074b50
const CENTRAL = 0x02014b50
const END = 0x06054b50
const VERSION = 20
/** Sizes follow the content, which is not known before; names are UTF-8. */
const FLAGS = 0x0808
const DEFLATED = 8
/** 1 January 1980, the first day that an archive can name: the same table is the same file. */
const DAY = 0x21
/** Half the time of the default for a tenth more bytes. */
const LEVEL = 3
/** Larger archives need another form, which not every spreadsheet reads. */
const MOST_BYTES = 0xffff_ffff

interface Written {
  readonly name: Buffer
  readonly crc: number
  readonly packed: number
  readonly bytes: number
  readonly offset: number
}

const u16 = (...values: readonly number[]) => {
  const bytes = Buffer.alloc(2 * values.length)
  for (const [place, value] of values.entries()) bytes.writeUInt16LE(value, 2 * place)
  return bytes
}
const u32 = (...values: readonly number[]) => {
  const bytes = Buffer.alloc(4 * values.length)
  for (const [place, value] of values.entries()) {
    if (value > MOST_BYTES) throw new RangeError('The file would be larger than 4 GB.')
    bytes.writeUInt32LE(value, 4 * place)
  }
  return bytes
}

/** Passes bytes on and keeps their checksum and number. */
class Checked extends Transform {
  crc = 0
  bytes = 0

  override _transform(chunk: Buffer, _encoding: string, done: (error: null, chunk: Buffer) => void): void {
    this.crc = crc32(chunk, this.crc)
    this.bytes += chunk.length
    done(null, chunk)
  }
}

/** A ZIP archive as it is packed. Nothing of it is kept: the next bytes are made when these have been taken. */
export async function* zipStream(entries: Iterable<ZipEntry>): AsyncGenerator<Buffer> {
  const written: Written[] = []
  let offset = 0
  for (const entry of entries) {
    const name = Buffer.from(entry.name)
    const head = Buffer.concat([
      u32(LOCAL),
      u16(VERSION, FLAGS, DEFLATED, 0, DAY),
      u32(0, 0, 0),
      u16(name.length, 0),
      name,
    ])
    yield head
    const checked = new Checked()
    const deflate = createDeflateRaw({ level: LEVEL })
    const packing = pipeline(Readable.from(entry.content(), { objectMode: false }), checked, deflate)
    // Its failure is also that of the stream below, where it is awaited.
    packing.catch(() => undefined)
    let packed = 0
    for await (const chunk of deflate) {
      packed += (chunk as Buffer).length
      yield chunk as Buffer
    }
    await packing
    const { crc, bytes } = checked
    yield u32(DESCRIPTOR, crc, packed, bytes)
    written.push({ name, crc, packed, bytes, offset })
    offset += head.length + packed + 16
  }
  const central = Buffer.concat(
    written.flatMap((file) => [
      u32(CENTRAL),
      u16(VERSION, VERSION, FLAGS, DEFLATED, 0, DAY),
      u32(file.crc, file.packed, file.bytes),
      u16(file.name.length, 0, 0, 0, 0),
      u32(0, file.offset),
      file.name,
    ]),
  )
  yield central
  yield Buffer.concat([u32(END), u16(0, 0, written.length, written.length), u32(central.length, offset), u16(0)])
}
