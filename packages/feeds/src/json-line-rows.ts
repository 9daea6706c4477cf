import type { FeedMessage } from './feed-message'
import { parseJson } from './parse-json'
import { CUT_ROW, type RawRows, type RowTaker } from './raw-rows'

/** A line longer than this has lost its end. */
const MAX_LINE_CHARS = 16_000_000

/** One JSON value a line. A line that is no JSON costs itself alone. */
export class JsonLineRows implements RawRows {
  /** The beginning of the current line, as it came. */
  private rest: string[] = []
  private restChars = 0
  private line = 1
  private isLastBroken = false
  private isSkipping = false

  constructor(
    private readonly path: readonly string[],
    private readonly taker: RowTaker,
  ) {}

  push(text: string): void {
    if (!text.includes('\n')) {
      this.keep(text)
      return
    }
    const buffer = this.taken() + text
    let position = 0
    for (;;) {
      const lineEnd = buffer.indexOf('\n', position)
      if (lineEnd < 0) break
      if (this.isSkipping) this.isSkipping = false
      else this.take(buffer.slice(position, lineEnd), null)
      position = lineEnd + 1
    }
    this.keep(buffer.slice(position))
  }

  /** A line that comes in many chunks is put together once. */
  private keep(text: string): void {
    if (this.isSkipping) return
    this.rest.push(text)
    this.restChars += text.length
    if (this.restChars <= MAX_LINE_CHARS) return
    this.taker.broken(this.line++, 'this line never ends', this.taken().slice(0, 1000))
    this.isSkipping = true
  }

  private taken(): string {
    const text = this.rest.join('')
    this.rest = []
    this.restChars = 0
    return text
  }

  end(damage: FeedMessage | null): void {
    this.isLastBroken = false
    const rest = this.taken()
    if (rest.trim() !== '') this.take(rest, damage ?? CUT_ROW)
    if (damage !== null && !this.isLastBroken) this.taker.broken(this.line, damage, '')
  }

  private take(text: string, cutReason: FeedMessage | null): void {
    const line = this.line++
    if (text.trim() === '') return
    let value: unknown
    try {
      value = parseJson(text)
    } catch {
      this.isLastBroken = true
      this.taker.broken(line, cutReason ?? 'the line is not JSON', text)
      return
    }
    for (const item of itemsAt(value, this.path)) this.taker.row(item, line)
  }
}

/** The rows one JSON document holds: the items of the array at `path`, or the document itself. */
function itemsAt(document: unknown, path: readonly string[]): readonly unknown[] {
  let value = document
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return []
    value = (value as Record<string, unknown>)[key]
  }
  if (Array.isArray(value)) return value
  return path.length === 0 ? [value] : []
}
