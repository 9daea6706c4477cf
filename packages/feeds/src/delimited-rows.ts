import type { FeedMessage } from './feed-message'
import { CUT_ROW, type RawRows, type RowTaker } from './raw-rows'

/** A row longer than this has a quote that is never closed. */
const MAX_ROW_CHARS = 16_000_000
const LONG_ROW_CHARS = 100_000
const UNCLOSED = 'a quote opened here is never closed'
const QUOTE = 34
const LINE_FEED = 10
const CARRIAGE_RETURN = 13

/**
 * Splits delimited text into rows of cells, chunk by chunk. Quoted cells may hold delimiters, doubled quotes and line breaks; a quote
 * anywhere else is a character like any other. Lines end in LF, CR LF or CR CR LF; a lone CR ends one too, where else a row would be too wide.
 * Lines without a quote are split at each delimiter, which makes a million rows cheap; only lines with one are read cell by cell. A stray
 * quote costs its own line, not the lines it would swallow.
 */
export class DelimitedRows implements RawRows {
  private rest = ''
  private line = 1
  /** Cells in the first row that has several, the header: what every row should have. A bad row must not become the measure of good ones. */
  private width = 0
  /** A long unfinished row is looked at again only when this much text is there, or it would be scanned anew at every chunk. */
  private waitFor = 0

  constructor(
    private readonly delimiter: string,
    private readonly taker: RowTaker,
  ) {}

  push(text: string): void {
    this.rest = this.rest === '' ? text : this.rest + text
    if (this.rest.length < this.waitFor) return
    this.rest = this.readRows(this.rest)
    if (this.rest.length > MAX_ROW_CHARS) this.rest = this.readRows(this.withoutFirstLine(this.rest))
    this.waitFor = this.rest.length > LONG_ROW_CHARS ? this.rest.length * 2 : 0
  }

  end(damage: FeedMessage | null): void {
    this.rest = this.readRows(this.rest)
    while (this.rest !== '') {
      const last = readCells(this.rest, 0, this.delimiter, true)
      if (last !== null) {
        const isCut = damage !== null || (this.width > 1 && last.cells.length < this.width)
        if (isCut) this.taker.broken(this.line, damage ?? CUT_ROW, this.rest)
        else this.taker.row(last.cells, this.line)
        this.rest = ''
        return
      }
      if (!this.hasRowInSecondLine(this.rest, 0)) {
        this.taker.broken(this.line, damage ?? CUT_ROW, this.rest)
        this.rest = ''
        return
      }
      this.rest = this.readRows(this.withoutFirstLine(this.rest))
    }
    // The cut fell on a line end: the lost rows have no text, but are still reported.
    if (damage !== null) this.taker.broken(this.line, damage, '')
  }

  /** Hands out the whole rows of `buffer` and returns what is left of it. */
  private readRows(buffer: string): string {
    const { delimiter, taker } = this
    let position = 0
    let quote = buffer.indexOf('"')
    for (;;) {
      const lineEnd = buffer.indexOf('\n', position)
      if (lineEnd < 0) break
      if (quote >= 0 && quote < position) quote = buffer.indexOf('"', position)
      if (quote < 0 || quote > lineEnd) {
        const end = withoutReturns(buffer, position, lineEnd)
        const line = buffer.slice(position, end)
        const cells = line.split(delimiter)
        if (this.width > 1 && cells.length > this.width && line.includes('\r')) {
          for (const part of line.split(/\r+/)) taker.row(part.split(delimiter), this.line)
        } else taker.row(cells, this.line)
        if (this.width < 2) this.width = cells.length
        this.line++
        position = lineEnd + 1
        continue
      }
      const row = readCells(buffer, position, delimiter, false)
      if (row === null) break
      const isDoubtful = row.lines > 1 && (row.cells.length !== this.width || row.hasLoneQuote)
      if (isDoubtful && this.hasRowInSecondLine(buffer, position)) {
        taker.broken(this.line, UNCLOSED, buffer.slice(position, lineEnd))
        this.line++
        position = lineEnd + 1
        continue
      }
      taker.row(row.cells, this.line)
      if (this.width < 2) this.width = row.cells.length
      this.line += row.lines
      position = row.end
    }
    return position === 0 ? buffer : buffer.slice(position)
  }

  /** True when the line after the first one is a row of the usual width by itself: then the quote in the first line is a stray one. */
  private hasRowInSecondLine(buffer: string, position: number): boolean {
    const lineEnd = buffer.indexOf('\n', position)
    if (lineEnd < 0 || this.width < 2) return false
    const next = readCells(buffer, lineEnd + 1, this.delimiter, false)
    return next !== null && next.lines === 1 && next.cells.length === this.width
  }

  private withoutFirstLine(buffer: string): string {
    const lineEnd = buffer.indexOf('\n')
    const end = lineEnd < 0 ? buffer.length : lineEnd + 1
    this.taker.broken(this.line, UNCLOSED, buffer.slice(0, Math.min(end, 1000)))
    this.line++
    return buffer.slice(end)
  }
}

/** Where the text between two places ends, without the carriage returns before its line end. */
function withoutReturns(buffer: string, start: number, lineEnd: number): number {
  let end = lineEnd
  while (end > start && buffer.charCodeAt(end - 1) === CARRIAGE_RETURN) end--
  return end
}

interface ReadRow {
  readonly cells: string[]
  /** Position behind the row's line end. */
  readonly end: number
  /** Lines of the file the row takes. */
  readonly lines: number
  /** A quoted cell holds a quote that is not doubled: sloppy writing, or a stray quote further up. */
  readonly hasLoneQuote: boolean
}

/** Reads one row cell by cell; null when the buffer ends before the row does. At the file's end a row needs no line end. */
function readCells(buffer: string, start: number, delimiter: string, isFileEnd: boolean): ReadRow | null {
  const cells: string[] = []
  let position = start
  let lines = 1
  const seen = { loneQuotes: 0 }
  let lineEnd = buffer.indexOf('\n', position)
  for (;;) {
    if (buffer.charCodeAt(position) === QUOTE) {
      const close = closingQuote(buffer, position, delimiter, isFileEnd, seen)
      if (close < 0) return null
      const inner = buffer.slice(position + 1, close)
      cells.push(inner.includes('"') ? inner.replaceAll('""', '"') : inner)
      while (lineEnd >= 0 && lineEnd < close) {
        lines++
        lineEnd = buffer.indexOf('\n', lineEnd + 1)
      }
      position = close + 1
    } else {
      const comma = buffer.indexOf(delimiter, position)
      const isLast = comma < 0 || (lineEnd >= 0 && lineEnd < comma)
      if (isLast && lineEnd < 0 && !isFileEnd) return null
      const stop = isLast ? (lineEnd < 0 ? buffer.length : lineEnd) : comma
      const end = isLast ? withoutReturns(buffer, position, stop) : stop
      cells.push(buffer.slice(position, end))
      position = end
    }
    while (buffer.charCodeAt(position) === CARRIAGE_RETURN) position++
    if (position >= buffer.length)
      return isFileEnd ? { cells, end: position, lines, hasLoneQuote: seen.loneQuotes > 0 } : null
    if (buffer.charCodeAt(position) === LINE_FEED) {
      return { cells, end: position + 1, lines, hasLoneQuote: seen.loneQuotes > 0 }
    }
    position++
  }
}

/** The quote that ends the cell opened at `open`: one before a delimiter or a line end. Doubled quotes, and single ones before text, are content. */
function closingQuote(
  buffer: string,
  open: number,
  delimiter: string,
  isFileEnd: boolean,
  seen: { loneQuotes: number },
): number {
  const delimiterCode = delimiter.charCodeAt(0)
  let position = open + 1
  for (;;) {
    const quote = buffer.indexOf('"', position)
    if (quote < 0) return -1
    const next = buffer.charCodeAt(quote + 1)
    if (next === QUOTE) {
      position = quote + 2
    } else if (next === delimiterCode || next === LINE_FEED) {
      return quote
    } else if (Number.isNaN(next)) {
      return isFileEnd ? quote : -1
    } else if (next === CARRIAGE_RETURN) {
      // A program that ends lines in CR LF by itself, in a text mode that does so again, leaves two.
      let behind = quote + 2
      while (buffer.charCodeAt(behind) === CARRIAGE_RETURN) behind++
      if (behind >= buffer.length) return isFileEnd ? quote : -1
      if (buffer.charCodeAt(behind) === LINE_FEED) return quote
      seen.loneQuotes++
      position = quote + 1
    } else {
      seen.loneQuotes++
      position = quote + 1
    }
  }
}
