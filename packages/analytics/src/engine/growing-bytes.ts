const FIRST_BYTES = 1 << 12
/** Room for the files of a day is kept; that of a large one would be missed elsewhere. */
const KEPT_BYTES = 1 << 16
/** Shorter texts are copied letter by letter: asking Node to do it costs more than the letters. */
const SHORT_TEXT = 48

/** Bytes that grow as they are written, little-endian; cleared, they keep their room for the next time. */
export class GrowingBytes {
  private bytes: Buffer
  private view: DataView
  private end = 0

  /** `isShared`: other threads see the same bytes, not a copy. */
  constructor(private readonly isShared = false) {
    this.bytes = this.roomOf(FIRST_BYTES)
    this.view = viewOf(this.bytes)
  }

  get length(): number {
    return this.end
  }

  uint8(value: number): void {
    this.need(1)
    this.bytes[this.end] = value
    this.end += 1
  }

  uint16(value: number): void {
    this.need(2)
    this.view.setUint16(this.end, value, true)
    this.end += 2
  }

  uint32(value: number): void {
    this.need(4)
    this.view.setUint32(this.end, value, true)
    this.end += 4
  }

  uint64(value: bigint): void {
    this.need(8)
    this.view.setBigUint64(this.end, value, true)
    this.end += 8
  }

  float32(value: number): void {
    this.need(4)
    this.view.setFloat32(this.end, value, true)
    this.end += 4
  }

  float64(value: number): void {
    this.need(8)
    this.view.setFloat64(this.end, value, true)
    this.end += 8
  }

  /** A whole number of at most 2^53, seven bits a byte, the lowest first. */
  varint(value: number): void {
    this.need(8)
    let rest = value
    while (rest >= 0x80) {
      this.bytes[this.end] = (rest % 0x80) | 0x80
      this.end += 1
      rest = Math.floor(rest / 0x80)
    }
    this.bytes[this.end] = rest
    this.end += 1
  }

  /** UTF-8 behind its length. */
  text(text: string): void {
    const { length } = text
    if (length <= SHORT_TEXT && this.shortAscii(text)) return
    const size = Buffer.byteLength(text)
    this.varint(size)
    this.need(size)
    this.end += this.bytes.write(text, this.end)
  }

  /** The same byte so many times. */
  repeat(byte: number, times: number): void {
    this.need(times)
    this.bytes.fill(byte, this.end, this.end + times)
    this.end += times
  }

  all(other: GrowingBytes): void {
    this.need(other.end)
    other.bytes.copy(this.bytes, this.end, 0, other.end)
    this.end += other.end
  }

  clear(): void {
    this.end = 0
  }

  /** Forgets what was written and frees most of the memory, before a long pause. */
  giveBackRoom(): void {
    this.end = 0
    if (this.bytes.length <= KEPT_BYTES) return
    this.bytes = this.roomOf(FIRST_BYTES)
    this.view = viewOf(this.bytes)
  }

  /** What was written, valid until the next write. */
  written(): Buffer {
    return this.bytes.subarray(0, this.end)
  }

  /** False, with nothing written, when a letter is none of ASCII. */
  private shortAscii(text: string): boolean {
    const { length } = text
    this.need(length + 1)
    const start = this.end + 1
    for (let index = 0; index < length; index += 1) {
      const code = text.charCodeAt(index)
      if (code >= 0x80) return false
      this.bytes[start + index] = code
    }
    this.bytes[this.end] = length
    this.end = start + length
    return true
  }

  private roomOf(size: number): Buffer {
    return this.isShared ? Buffer.from(new SharedArrayBuffer(size)) : Buffer.allocUnsafeSlow(size)
  }

  private need(more: number): void {
    const wanted = this.end + more
    if (wanted <= this.bytes.length) return
    const larger = this.roomOf(Math.max(wanted, this.bytes.length * 2))
    this.bytes.copy(larger, 0, 0, this.end)
    this.bytes = larger
    this.view = viewOf(larger)
  }
}

function viewOf(bytes: Buffer): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
}
