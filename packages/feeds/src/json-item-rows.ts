import { parseJson } from './parse-json'
import type { RawRows, RowTaker } from './raw-rows'

/** An item longer than this has lost its closing bracket. */
const MAX_ITEM_CHARS = 64_000_000

const BACKSLASH = 92
const QUOTE = 34
const OPEN_BRACE = 123
const CLOSE_BRACE = 125
const OPEN_BRACKET = 91
const CLOSE_BRACKET = 93
const COMMA = 44
const COLON = 58

/** An open object or array outside the items. */
interface Frame {
  readonly isArray: boolean
  /** Keys of the path that lead here; -1 beside the path. */
  readonly matched: number
  key: string
  expectsKey: boolean
}

/**
 * Streams the items of the array at `path` of one JSON document, or of several one after another (pages saved into one file).
 * It looks only for where items begin and end and leaves their parsing to `parseJson`; an item that does not parse costs itself alone.
 */
export class JsonItemRows implements RawRows {
  private buffer = ''
  private position = 0
  private readonly frames: Frame[] = []
  private itemStart = -1
  private depth = 0
  private itemNumber = 0
  private isLost = false
  private lastKeys: readonly string[] = []

  constructor(
    private readonly path: readonly string[],
    private readonly taker: RowTaker,
  ) {}

  push(text: string): void {
    if (this.isLost) return
    this.buffer += text
    this.scan(false)
    this.forget()
    if (this.itemStart >= 0 && this.buffer.length - this.itemStart > MAX_ITEM_CHARS)
      this.recover('this item never ends')
  }

  end(damage: string | null): void {
    if (!this.isLost) this.scan(true)
    for (let tries = 0; this.itemStart >= 0 && !this.isLost && tries < 1000; tries++) {
      const before = this.itemStart
      this.recover(damage ?? 'the file ends in the middle of this item')
      if (this.itemStart < 0 || this.itemStart === before) {
        this.buffer = ''
        return
      }
      this.scan(true)
    }
    if (this.isLost) return
    const isOpen = this.frames.length > 0
    if (damage !== null || isOpen) {
      this.taker.broken(this.itemNumber + 1, damage ?? 'the file ends before its list is closed', '')
    }
  }

  private scan(isFileEnd: boolean): void {
    while (this.position < this.buffer.length && !this.isLost) {
      const before = this.position
      if (this.itemStart >= 0) this.scanItem(isFileEnd)
      else this.scanStructure(isFileEnd)
      if (this.position === before) return
    }
  }

  /** Drops what has been handed out. */
  private forget(): void {
    const keepFrom = this.itemStart >= 0 ? this.itemStart : this.position
    if (keepFrom === 0) return
    this.buffer = this.buffer.slice(keepFrom)
    this.position -= keepFrom
    if (this.itemStart >= 0) this.itemStart = 0
  }

  /** Runs to the end of the current object or array item, or of the buffer. */
  private scanItem(isFileEnd: boolean): void {
    const { buffer } = this
    let position = this.position
    let depth = this.depth
    while (position < buffer.length) {
      const code = buffer.charCodeAt(position)
      if (code === QUOTE) {
        const close = stringEnd(buffer, position)
        if (close < 0) {
          // Look at this string again when more has come; a file's end leaves the item open.
          if (isFileEnd) position = buffer.length
          break
        }
        position = close + 1
        continue
      }
      position++
      if (code === OPEN_BRACE || code === OPEN_BRACKET) depth++
      else if (code === CLOSE_BRACE || code === CLOSE_BRACKET) {
        depth--
        if (depth === 0) {
          this.position = position
          this.depth = 0
          this.takeItem(position)
          return
        }
      }
    }
    this.position = position
    this.depth = depth
  }

  private takeItem(end: number): void {
    const text = this.buffer.slice(this.itemStart, end)
    let value: unknown
    try {
      value = parseJson(text)
    } catch {
      this.recover('this item is not JSON', end)
      return
    }
    this.itemStart = -1
    this.itemNumber++
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) this.lastKeys = Object.keys(value)
    this.taker.row(value, this.itemNumber)
  }

  /**
   * The item begun at `itemStart` is unusable. Where inside it another item seems to begin (a broken one swallows its neighbours), only
   * the part before is lost. Such a place is a bracket after a comma whose first key is the first key of the item before.
   */
  private recover(reason: string, end = this.buffer.length): void {
    const text = this.buffer.slice(this.itemStart, end)
    this.itemNumber++
    const firstKey = this.lastKeys[0]
    const next = firstKey === undefined ? -1 : nextItemStart(text, firstKey)
    this.taker.broken(this.itemNumber, reason, text.slice(0, next > 0 ? Math.min(next, 1000) : 1000))
    if (next > 0) {
      this.itemStart += next
      this.position = this.itemStart + 1
      this.depth = 1
    } else {
      this.itemStart = -1
      this.position = end
      this.depth = 0
    }
  }

  private scanStructure(isFileEnd: boolean): void {
    const { buffer, frames } = this
    const code = buffer.charCodeAt(this.position)
    if (code <= 32 || code === 0xfeff) {
      this.position++
      return
    }
    const frame = frames.at(-1)
    if (code === COMMA) {
      if (frame && !frame.isArray) frame.expectsKey = true
      this.position++
    } else if (code === COLON) {
      this.position++
    } else if (code === CLOSE_BRACE || code === CLOSE_BRACKET) {
      if (frame === undefined || frame.isArray !== (code === CLOSE_BRACKET)) this.lose()
      else frames.pop()
      this.position++
    } else if (frame && !frame.isArray && frame.expectsKey) {
      this.readKey(frame, isFileEnd)
    } else {
      this.beginValue(code, frame, isFileEnd)
    }
  }

  private readKey(frame: Frame, isFileEnd: boolean): void {
    const close = this.buffer.charCodeAt(this.position) === QUOTE ? stringEnd(this.buffer, this.position) : -2
    if (close === -2) this.lose()
    if (close < 0) {
      if (isFileEnd) this.position = this.buffer.length
      return
    }
    const raw = this.buffer.slice(this.position, close + 1)
    frame.key = raw.includes('\\') ? '' : raw.slice(1, -1)
    frame.expectsKey = false
    this.position = close + 1
  }

  private beginValue(code: number, frame: Frame | undefined, isFileEnd: boolean): void {
    const matched = this.matchedBelow(frame)
    const isTargetArray = frame?.isArray === true && frame.matched === this.path.length
    const isItself = frame === undefined && this.path.length === 0 && code === OPEN_BRACE
    if ((code === OPEN_BRACE || code === OPEN_BRACKET) && (isTargetArray || isItself)) {
      this.itemStart = this.position
      this.depth = 1
      this.position++
    } else if (code === OPEN_BRACE || code === OPEN_BRACKET) {
      const isArray = code === OPEN_BRACKET
      // Only the array at the very end of the path may be an array.
      const isOnPath = matched >= 0 && (isArray ? matched === this.path.length : true)
      this.frames.push({ isArray, matched: isOnPath ? matched : -1, key: '', expectsKey: !isArray })
      this.position++
    } else {
      this.skipScalar(code, isTargetArray, isFileEnd)
    }
  }

  private matchedBelow(frame: Frame | undefined): number {
    if (frame === undefined) return 0
    if (frame.isArray || frame.matched < 0) return -1
    return this.path[frame.matched] === frame.key ? frame.matched + 1 : -1
  }

  private skipScalar(code: number, isItem: boolean, isFileEnd: boolean): void {
    const { buffer } = this
    let end: number
    if (code === QUOTE) {
      end = stringEnd(buffer, this.position) + 1
    } else {
      end = this.position
      while (end < buffer.length && isScalarCode(buffer.charCodeAt(end))) end++
      if (end === this.position) {
        this.lose()
        return
      }
      if (end === buffer.length && !isFileEnd) return
    }
    if (end === 0) {
      if (isFileEnd) this.position = buffer.length
      return
    }
    if (isItem) this.taker.broken(++this.itemNumber, 'the item is not an object', buffer.slice(this.position, end))
    this.position = end
  }

  private lose(): void {
    this.isLost = true
    const text = this.buffer.slice(this.position, this.position + 300)
    this.taker.broken(this.itemNumber + 1, 'from here on the file is not JSON', text)
  }
}

/** Position of the quote that closes the string opened at `open`, -1 when the buffer ends before. */
function stringEnd(buffer: string, open: number): number {
  let position = open + 1
  for (;;) {
    const quote = buffer.indexOf('"', position)
    if (quote < 0) return -1
    let slashes = 0
    while (buffer.charCodeAt(quote - 1 - slashes) === BACKSLASH) slashes++
    if (slashes % 2 === 0) return quote
    position = quote + 1
  }
}

function isScalarCode(code: number): boolean {
  const isDigit = code >= 48 && code <= 57
  const isLetter = (code >= 97 && code <= 122) || (code >= 65 && code <= 90)
  return isDigit || isLetter || code === 43 || code === 45 || code === 46
}

function nextItemStart(text: string, firstKey: string): number {
  const escaped = firstKey.replaceAll(/[^\w]/g, String.raw`\$&`)
  const match = new RegExp(String.raw`[,\n]\s*(\{\s*"${escaped}"\s*:)`).exec(text.slice(1))
  return match?.[1] === undefined ? -1 : match.index + match[0].length - match[1].length + 1
}
