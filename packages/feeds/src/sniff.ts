import type { FeedSample } from './feed'
import { DelimitedRows } from './delimited-rows'
import { candidatePaths } from './json-paths'
import { JsonItemRows } from './json-item-rows'
import { JsonLineRows } from './json-line-rows'
import type { RawRows, RowTaker } from './raw-rows'

const SAMPLE_ROWS = 20
const SAMPLE_ITEMS = 5
/** A head is mostly longer than its first items by far: it is read on only while they are not complete. */
const PIECE_CHARS = 1 << 13

/** One way to read a file, and what its beginning looks like when read so. */
export interface Reading {
  readonly sample: FeedSample
  startRows(taker: RowTaker): RawRows
}

/** The ways in which the text could be read, likeliest first. `isWhole` says that `head` is the whole file. */
export function readingsOf(head: string, isWhole: boolean): readonly Reading[] {
  return /^\s*[[{]/u.test(head) ? jsonReadings(head) : [delimitedReading(head, isWhole)]
}

/** True when the head shows enough to recognise a feed; JSON items can be long. */
export function isEnough(head: string): boolean {
  if (!/^\s*[[{]/u.test(head)) return true
  const begin = beginningOf(head)
  return (
    candidatePaths(head).some((path) => path.length > 0 && collect(head, begin(path), 1).items.length > 0) ||
    firstValueEnds(head)
  )
}

function firstValueEnds(head: string): boolean {
  return collect(head, (taker) => new JsonItemRows([], taker), 1).items.length > 0
}

/** How the items at a path are read: line by line, or from one document. */
function beginningOf(head: string): (path: readonly string[]) => (taker: RowTaker) => RawRows {
  const areLines = startsWithJsonLines(head)
  return (path) => (taker) => (areLines ? new JsonLineRows(path, taker) : new JsonItemRows(path, taker))
}

function jsonReadings(head: string): Reading[] {
  const begin = beginningOf(head)
  const whole: Reading[] = []
  const broken: Reading[] = []
  for (const path of candidatePaths(head)) {
    const startRows = begin(path)
    const { items, beginsBroken } = collect(head, startRows, SAMPLE_ITEMS)
    const reading: Reading = { sample: { layout: 'json', path, items }, startRows }
    // A document with a broken item inside reads as broken rows of its own, with whole ones by accident: that reading comes last.
    if (items.length > 0) (beginsBroken ? broken : whole).push(reading)
  }
  return [...whole, ...broken]
}

/** NDJSON: most of the first lines are whole values, one of them may be broken; one line alone is a document. */
function startsWithJsonLines(head: string): boolean {
  const lines = head
    .slice(0, head.lastIndexOf('\n') + 1)
    .split('\n', 6)
    .filter((line) => line.trim() !== '')
  const values = lines.filter(isWholeValue)
  const isFollowed = lines.length > 1 || head.slice(head.lastIndexOf('\n') + 1).trim() !== ''
  return isFollowed && values.length > 0 && values.length * 2 >= lines.length
}

function isWholeValue(line: string): boolean {
  if (!/^\s*[[{]/u.test(line)) return false
  try {
    JSON.parse(line)
    return true
  } catch {
    return false
  }
}

interface Collected {
  readonly items: readonly unknown[]
  /** Something was broken before the first item. */
  readonly beginsBroken: boolean
}

function collect(head: string, startRows: (taker: RowTaker) => RawRows, limit: number): Collected {
  const items: unknown[] = []
  let beginsBroken = false
  const raw = startRows({
    row: (value) => {
      if (items.length < limit) items.push(value)
    },
    broken: () => {
      if (items.length === 0) beginsBroken = true
    },
  })
  for (let start = 0; start < head.length && items.length < limit; start += PIECE_CHARS) {
    raw.push(head.slice(start, start + PIECE_CHARS))
  }
  // The end makes it look behind a broken first item; a cut last item is no row anyway.
  if (items.length < limit) raw.end(null)
  return { items, beginsBroken }
}

function delimitedReading(head: string, isWhole: boolean): Reading {
  let best: { score: number; delimiter: string; rows: string[][] } = { score: -1, delimiter: ',', rows: [] }
  for (const delimiter of [',', ';', '\t']) {
    const rows = firstRows(head, isWhole, delimiter)
    const score = regularity(rows)
    if (score > best.score) best = { score, delimiter, rows }
  }
  return {
    sample: { layout: 'delimited', rows: best.rows },
    startRows: (taker) => new DelimitedRows(best.delimiter, taker),
  }
}

function firstRows(head: string, isWhole: boolean, delimiter: string): string[][] {
  const rows: string[][] = []
  const raw = new DelimitedRows(delimiter, {
    row: (value) => {
      if (rows.length < SAMPLE_ROWS) rows.push(value as string[])
    },
    broken: () => undefined,
  })
  raw.push(head)
  if (isWhole) raw.end(null)
  return rows
}

/** How table-like rows are under a delimiter: those that share the commonest number of cells above one, wider tables first. */
function regularity(rows: readonly (readonly string[])[]): number {
  const widths = new Map<number, number>()
  for (const row of rows) if (row.length > 1) widths.set(row.length, (widths.get(row.length) ?? 0) + 1)
  let score = 0
  for (const [width, count] of widths) score = Math.max(score, count + Math.min(width, 500) / 1000)
  return score
}
