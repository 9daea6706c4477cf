import type { FeedMessage } from './feed-message'
import { isLikeItem, nextItemStart } from './json-recovery'
import { CLOSE_BRACE, CLOSE_BRACKET, COLON, COMMA, OPEN_BRACE, OPEN_BRACKET, QUOTE, stringEnd } from './json-marks'
import { OpenString } from './open-string'
import { parseJson } from './parse-json'
import type { RawRows, RowTaker } from './raw-rows'

/** An item longer than this has lost its closing bracket. */
const MAX_ITEM_CHARS = 16_000_000
/** An item's beginning, as far as its first key, is shorter than this. */
const MAX_START_CHARS = 1000
/** A number or word longer than this is none. */
const MAX_SCALAR_CHARS = 100_000

/** An open object or array outside the items. */
interface Frame {
  readonly isArray: boolean
  /** Keys of the path that lead here; -1 beside the path. */
  readonly matched: number
  key: string
  expectsKey: boolean
  /** False behind a value: only a comma or the closing bracket may follow. */
  expectsValue: boolean
}

/**
 * Streams the items of the array at `path` of one JSON document, or of several one after another (pages saved into one file).
 * It looks only for where items begin and end and leaves their parsing to `parseJson`; an item that does not parse costs itself alone.
 */
export class JsonItemRows implements RawRows {
  private buffer = ''
  private position = 0
  private frames: Frame[] = []
  /** The open frames around the items, to return to after a stretch that is no JSON. */
  private itemFrames: readonly Frame[] = []
  private itemStart = -1
  private depth = 0
  private itemNumber = 0
  private isLost = false
  private itemKeys: readonly string[] = []
  /** What came behind a string that is still open: nothing in it but its end matters, so it is not looked through again with each chunk. */
  private readonly string = new OpenString()

  constructor(
    private readonly path: readonly string[],
    private readonly taker: RowTaker,
  ) {}

  push(text: string): void {
    if (this.string.isOpen) {
      const isClosed = this.string.add(text)
      if (!isClosed && this.string.length <= MAX_ITEM_CHARS) return
      this.buffer += this.string.take()
      // No text outside the items is that long.
      if (!isClosed && this.itemStart < 0) {
        this.lose()
        this.position = this.buffer.length
      }
    } else {
      this.buffer += text
    }
    this.scan(false)
    this.forget()
    if (this.itemStart >= 0 && this.buffer.length - this.itemStart > MAX_ITEM_CHARS)
      this.recover('this item never ends')
  }

  end(damage: FeedMessage | null): void {
    this.buffer += this.string.take()
    this.scan(true)
    let isReported = false
    while (this.itemStart >= 0) {
      this.recover(damage ?? 'the file ends in the middle of this item', this.buffer.length, true)
      isReported = true
      this.scan(true)
    }
    if (isReported || this.isLost) return
    if (damage !== null || this.frames.length > 0) {
      this.taker.broken(this.itemNumber + 1, damage ?? 'the file ends before its list is closed', '')
    }
  }

  private scan(isFileEnd: boolean): void {
    while (this.position < this.buffer.length) {
      const before = this.position
      if (this.isLost) this.searchItem(isFileEnd)
      else if (this.itemStart >= 0) this.scanItem(isFileEnd)
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
          // A file's end leaves the item open.
          if (isFileEnd) position = buffer.length
          else this.string.open(buffer.slice(position))
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

  /** A nested object taken for an item, or a part of one, must not become the measure of items. */
  private noteKeys(value: unknown): void {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return
    const keys = Object.keys(value)
    if (keys.length >= this.itemKeys.length && isLikeItem(keys, this.itemKeys)) this.itemKeys = keys
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
    this.noteKeys(value)
    this.taker.row(value, this.itemNumber)
  }

  /** The item begun at `itemStart` is unusable; where inside it another item seems to begin, only the part before is lost. */
  private recover(reason: FeedMessage, end = this.buffer.length, isFileEnd = false): void {
    const text = this.buffer.slice(this.itemStart, end)
    // Of the first item of all nothing but its brackets can be believed.
    const isBelieved = this.itemKeys.length === 0 && end < this.buffer.length
    const next = isBelieved ? -1 : nextItemStart(text, this.itemKeys, isFileEnd)
    this.itemNumber++
    this.taker.broken(this.itemNumber, reason, text.slice(0, next > 0 ? Math.min(next, 1000) : 1000))
    if (next > 0) {
      this.itemStart += next
      this.position = this.itemStart + 1
      this.depth = 1
    } else {
      this.itemStart = -1
      this.position = end
      this.depth = 0
      // Brackets that a broken item seems to close may be its own: unless an item follows, the next one is looked for.
      this.isLost = this.itemKeys.length > 0 && !/^\s*,\s*\{/.test(this.buffer.slice(end, end + MAX_START_CHARS))
    }
  }

  /** The text outside the items is no JSON: reports it once, then the next item is searched. */
  private lose(): void {
    this.isLost = true
    this.taker.broken(
      ++this.itemNumber,
      'from here on the file is not JSON',
      this.buffer.slice(this.position, this.position + 300),
    )
  }

  private searchItem(isFileEnd: boolean): void {
    const text = this.buffer.slice(this.position)
    const start = this.itemKeys.length === 0 ? -1 : nextItemStart(text, this.itemKeys, isFileEnd)
    if (start >= 0) {
      this.isLost = false
      this.frames = [...this.itemFrames]
      this.itemStart = this.position + start
      this.position = this.itemStart + 1
      this.depth = 1
    } else {
      // The beginning of an item may be cut by the end of the chunk.
      this.position = Math.max(this.position, this.buffer.length - MAX_START_CHARS)
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
      if (frame?.isArray === true) frame.expectsValue = true
      else if (frame) frame.expectsKey = true
      this.position++
    } else if (code === COLON) {
      if (frame) frame.expectsValue = true
      this.position++
    } else if (code === CLOSE_BRACE || code === CLOSE_BRACKET) {
      if (frame === undefined || frame.isArray !== (code === CLOSE_BRACKET)) this.lose()
      else frames.pop()
      this.position++
    } else if (frame && !frame.isArray && frame.expectsKey) {
      this.readKey(frame, isFileEnd)
    } else if (frame && !frame.expectsValue) {
      this.lose()
    } else {
      this.beginValue(code, frame, isFileEnd)
    }
  }

  private readKey(frame: Frame, isFileEnd: boolean): void {
    const close = this.buffer.charCodeAt(this.position) === QUOTE ? stringEnd(this.buffer, this.position) : -2
    if (close === -2) this.lose()
    if (close < 0) {
      if (isFileEnd) this.position = this.buffer.length
      else if (close === -1) this.string.open(this.buffer.slice(this.position))
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
      this.itemFrames = [...this.frames]
      this.depth = 1
      this.position++
      if (frame) frame.expectsValue = false
    } else if (code === OPEN_BRACE || code === OPEN_BRACKET) {
      const isArray = code === OPEN_BRACKET
      // Only the array at the very end of the path may be an array.
      const isOnPath = matched >= 0 && (isArray ? matched === this.path.length : true)
      this.frames.push({
        isArray,
        matched: isOnPath ? matched : -1,
        key: '',
        expectsKey: !isArray,
        expectsValue: isArray,
      })
      this.position++
      if (frame) frame.expectsValue = false
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
      if (end - this.position > MAX_SCALAR_CHARS) {
        this.lose()
        return
      }
      if (end === buffer.length && !isFileEnd) return
    }
    if (end === 0) {
      if (isFileEnd) this.position = buffer.length
      else this.string.open(buffer.slice(this.position))
      return
    }
    const frame = this.frames.at(-1)
    if (frame) frame.expectsValue = false
    if (isItem) this.taker.broken(++this.itemNumber, 'the item is not an object', buffer.slice(this.position, end))
    this.position = end
  }
}

function isScalarCode(code: number): boolean {
  const isDigit = code >= 48 && code <= 57
  const isLetter = (code >= 97 && code <= 122) || (code >= 65 && code <= 90)
  return isDigit || isLetter || code === 43 || code === 45 || code === 46
}
