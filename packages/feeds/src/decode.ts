import { isAscii } from 'node:buffer'
import { TextDecoder } from 'node:util'

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'gb18030'

/**
 * Says from evidence how bytes are written: a byte-order mark, the rhythm of zero bytes, valid UTF-8 sequences, pairs that fit Chinese.
 * Returns null while the bytes are plain ASCII, which all but UTF-16 share: the first chunk with more decides.
 */
export function detectEncoding(bytes: Buffer): Encoding | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8'
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const wide = wideByZeros(bytes)
  if (wide !== null) return wide
  if (isAscii(bytes)) return null
  const evidence = countSequences(bytes)
  // Broken sequences beside as many valid ones are damage, as where texts were cut by bytes: in another encoding nearly all are broken.
  if (evidence.validUtf8 > 0 && evidence.validUtf8 >= evidence.brokenUtf8) return 'utf-8'
  return looksChinese(bytes) ? 'gb18030' : 'windows-1252'
}

/** Tables of UTF-16 hold many ASCII characters: every second byte is zero then. */
function wideByZeros(bytes: Buffer): Encoding | null {
  const end = Math.min(bytes.length, 4096)
  let even = 0
  let odd = 0
  for (let index = 0; index < end; index++) {
    if (bytes[index] !== 0) continue
    if (index % 2 === 0) even++
    else odd++
  }
  if (odd > end * 0.15 && even < odd / 10) return 'utf-16le'
  if (even > end * 0.15 && odd < even / 10) return 'utf-16be'
  return null
}

function countSequences(bytes: Buffer): { validUtf8: number; brokenUtf8: number } {
  let validUtf8 = 0
  let brokenUtf8 = 0
  let index = 0
  while (index < bytes.length) {
    const lead = bytes[index] ?? 0
    if (lead < 0x80) {
      index++
      continue
    }
    const length =
      lead >= 0xc2 && lead < 0xe0 ? 2 : lead >= 0xe0 && lead < 0xf0 ? 3 : lead >= 0xf0 && lead < 0xf5 ? 4 : 0
    if (length > 0 && index + length > bytes.length) break
    let taken = 1
    while (taken < length && ((bytes[index + taken] ?? 0) & 0xc0) === 0x80) taken++
    if (length > 0 && taken === length) validUtf8++
    else brokenUtf8++
    index += taken
  }
  return { validUtf8, brokenUtf8 }
}

/** Chinese text stands in pairs whose second byte is high too; accented Latin letters stand alone between ASCII letters. */
function looksChinese(bytes: Buffer): boolean {
  let pairs = 0
  let highPairs = 0
  let index = 0
  while (index < bytes.length - 1) {
    const lead = bytes[index] ?? 0
    if (lead < 0x80) {
      index++
      continue
    }
    const trail = bytes[index + 1] ?? 0
    if (lead === 0x80 || lead === 0xff || trail < 0x30 || trail === 0x7f || trail === 0xff) return false
    pairs++
    if (trail >= 0xa1 && lead >= 0xa1) highPairs++
    index += trail < 0x40 ? 4 : 2
  }
  return pairs > 0 && highPairs >= pairs * 0.7
}

/** Turns the chunks of one file into text; characters cut by a chunk's end are kept for the next. Bytes that fit nothing become U+FFFD. */
export class TextDecoderStream {
  private encoding: Encoding | null = null
  private decoder: TextDecoder | null = null
  private carried: Buffer = Buffer.alloc(0)
  private isFirst = true

  /** The encoding once it is known; ASCII alone counts as UTF-8. */
  get decidedEncoding(): Encoding {
    return this.encoding ?? 'utf-8'
  }

  push(chunk: Buffer): string {
    let bytes = this.carried.length > 0 ? Buffer.concat([this.carried, chunk]) : chunk
    this.carried = Buffer.alloc(0)
    if (this.isFirst) {
      // A first chunk of a byte or two could not show a byte-order mark.
      if (bytes.length < 4) {
        this.carried = Buffer.from(bytes)
        return ''
      }
      this.isFirst = false
      this.encoding = detectEncoding(bytes)
      bytes = bytes.subarray(markLength(bytes))
    } else if (this.encoding === null) {
      this.encoding = detectEncoding(bytes)
    }
    if (this.encoding === null || (this.encoding === 'utf-8' && isAscii(bytes))) return bytes.toString('latin1')
    if (this.encoding === 'utf-8') {
      const end = wholeUtf8End(bytes)
      this.carried = Buffer.from(bytes.subarray(end))
      return bytes.toString('utf8', 0, end)
    }
    this.decoder ??= new TextDecoder(this.encoding, { ignoreBOM: true })
    return this.decoder.decode(bytes, { stream: true })
  }

  end(): string {
    if (this.decoder) return this.decoder.decode()
    const rest = this.carried
    this.carried = Buffer.alloc(0)
    if (rest.length === 0) return ''
    return this.isFirst ? rest.subarray(markLength(rest)).toString('utf8') : rest.toString('utf8')
  }
}

function markLength(bytes: Buffer): number {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 3
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  return isWide ? 2 : 0
}

/** Where the last whole character ends; a sequence cut by the chunk's end is at most three bytes. */
function wholeUtf8End(bytes: Buffer): number {
  for (let back = 1; back <= 3 && back <= bytes.length; back++) {
    const byte = bytes[bytes.length - back] ?? 0
    if ((byte & 0xc0) === 0x80) continue
    const needs = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 1
    return needs > back ? bytes.length - back : bytes.length
  }
  return bytes.length
}
