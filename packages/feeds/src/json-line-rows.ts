import type { FeedMessage } from './feed-message'
import { parseJson } from './parse-json'
import { CUT_ROW, type RawRows, type RowTaker } from './raw-rows'

/** A line longer than this has lost its end. */
const MAX_LINE_CHARS = 16_000_000

/** One JSON value a line. A line that is no JSON costs itself alone. */
export class JsonLineRows implements RawRows {
  private rest = ''
  private line = 1
  private isLastBroken = false
  private isSkipping = false

  constructor(
    private readonly path: readonly string[],
    private readonly taker: RowTaker,
  ) {}

  push(text: string): void {
    const buffer = this.rest === '' ? text : this.rest + text
    let position = 0
    for (;;) {
      const lineEnd = buffer.indexOf('\n', position)
      if (lineEnd < 0) break
      if (this.isSkipping) this.isSkipping = false
      else this.take(buffer.slice(position, lineEnd), null)
      position = lineEnd + 1
    }
    this.rest = this.isSkipping ? '' : buffer.slice(position)
    if (this.rest.length > MAX_LINE_CHARS) {
      this.taker.broken(this.line++, 'this line never ends', this.rest.slice(0, 1000))
      this.isSkipping = true
      this.rest = ''
    }
  }

  end(damage: FeedMessage | null): void {
    this.isLastBroken = false
    if (this.rest.trim() !== '') this.take(this.rest, damage ?? CUT_ROW)
    if (damage !== null && !this.isLastBroken) this.taker.broken(this.line, damage, '')
    this.rest = ''
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
