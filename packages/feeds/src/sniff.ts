import type { FeedSample } from './feed'
import { DelimitedRows } from './delimited-rows'
import { candidatePaths } from './json-paths'
import { JsonItemRows } from './json-item-rows'
import { JsonLineRows } from './json-line-rows'
import { parseJson } from './parse-json'
import type { RawRows, RowTaker } from './raw-rows'

const SAMPLE_ROWS = 20
const SAMPLE_ITEMS = 5
/** Rows of the head that are looked at for how a column is written. */
const EVIDENCE_ROWS = 5000
/** A head is mostly longer than its first items by far: it is read on only while they are not complete. */
const PIECE_CHARS = 1 << 13

/** One way to read a file, and what its beginning looks like when read so. */
export interface Reading {
  readonly sample: FeedSample
  startRows(taker: RowTaker): RawRows
}

/**
 * The ways in which the text could be read, likeliest first, each tried when it is asked for. `isWhole` says that `head` is
 * the whole file.
 */
export function readingsOf(head: string, isWhole: boolean): Iterable<Reading> {
  return /^\s*[[{]/u.test(head) ? jsonReadings(head) : [delimitedReading(head, isWhole)]
}

/** True when the head shows enough to recognise a feed; JSON items can be long. */
export function isEnough(head: string): boolean {
  if (!/^\s*[[{]/u.test(head)) return true
  const areLines = startsWithJsonLines(head)
  return (
    candidatePaths(head).paths.some(
      (path) => path.length > 0 && collect(head, beginning(areLines, path), 1).items.length > 0,
    ) || firstValueEnds(head)
  )
}

function firstValueEnds(head: string): boolean {
  return collect(head, (taker) => new JsonItemRows([], taker), 1).items.length > 0
}

/** How the items at a path are read: line by line, or from one document. */
function beginning(areLines: boolean, path: readonly string[]): (taker: RowTaker) => RawRows {
  return (taker) => (areLines ? new JsonLineRows(path, taker) : new JsonItemRows(path, taker))
}

function* jsonReadings(head: string): Generator<Reading> {
  const areLines = startsWithJsonLines(head)
  const broken: Reading[] = []
  for (const path of pathsToTry(head, areLines)) {
    const startRows = beginning(areLines, path)
    const { items, beginsBroken } = collect(head, startRows, SAMPLE_ITEMS)
    if (items.length === 0) continue
    const whole = once(() => collect(head, startRows, EVIDENCE_ROWS).items)
    const reading: Reading = { sample: { layout: 'json', path, items, head: whole }, startRows }
    // A document with a broken item inside reads as broken rows of its own, with whole ones by accident: that reading comes last.
    if (beginsBroken) broken.push(reading)
    else yield reading
  }
  yield* broken
}

/** A document that goes on behind the head is read as a row last: it is none, and to find that out takes the longest. */
function pathsToTry(head: string, areLines: boolean): readonly (readonly string[])[] {
  const { paths, isFirstWhole } = candidatePaths(head)
  if (areLines || isFirstWhole) return paths
  const [first, ...inside] = paths
  return first ? [...inside, first] : inside
}

/** NDJSON: most of the first lines are whole values, one of them may be broken; one line alone is a document. */
function startsWithJsonLines(head: string): boolean {
  const lines = head
    .slice(0, head.lastIndexOf('\n') + 1)
    .split('\n', 6)
    .filter((line) => line.trim() !== '')
  const isFollowed = lines.length > 1 || head.slice(head.lastIndexOf('\n') + 1).trim() !== ''
  if (!isFollowed) return false
  const values = lines.filter(isWholeValue).length
  return values > 0 && values * 2 >= lines.length
}

function isWholeValue(line: string): boolean {
  if (!/^\s*[[{]/u.test(line)) return false
  try {
    parseJson(line)
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
  for (const delimiter of [',', ';', '\t', '|']) {
    const rows = firstRows(head, isWhole, delimiter)
    const score = regularity(rows)
    if (score > best.score) best = { score, delimiter, rows }
  }
  return {
    sample: {
      layout: 'delimited',
      rows: best.rows,
      head: once(() => firstRows(head, isWhole, best.delimiter, EVIDENCE_ROWS)),
    },
    startRows: (taker) => new DelimitedRows(best.delimiter, taker),
  }
}

/** Made when it is first asked for: most files never are. */
function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null
  return () => (made ??= { value: make() }).value
}

function firstRows(head: string, isWhole: boolean, delimiter: string, most = SAMPLE_ROWS): string[][] {
  const rows: string[][] = []
  const raw = new DelimitedRows(delimiter, {
    row: (value) => {
      if (rows.length < most) rows.push(value as string[])
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
