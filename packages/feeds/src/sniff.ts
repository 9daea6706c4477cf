import type { FeedSample } from './feed'
import { DelimitedRows } from './delimited-rows'
import { candidatePaths } from './json-paths'
import { JsonItemRows } from './json-item-rows'
import { JsonLineRows } from './json-line-rows'
import type { RawRows, RowTaker } from './raw-rows'

const SAMPLE_ROWS = 20
const SAMPLE_ITEMS = 5

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
  return (
    jsonReadings(head).some((reading) => reading.sample.layout === 'json' && reading.sample.path.length > 0) ||
    firstValueEnds(head)
  )
}

function firstValueEnds(head: string): boolean {
  return collect(head, (taker) => new JsonItemRows([], taker), 1).length > 0
}

function jsonReadings(head: string): Reading[] {
  const areLines = startsWithJsonLine(head)
  const readings: Reading[] = []
  for (const path of candidatePaths(head)) {
    const startRows = (taker: RowTaker): RawRows =>
      areLines ? new JsonLineRows(path, taker) : new JsonItemRows(path, taker)
    const items = collect(head, startRows, SAMPLE_ITEMS)
    if (items.length > 0) readings.push({ sample: { layout: 'json', path, items }, startRows })
  }
  return readings
}

/** NDJSON: the first line is a whole value, and another one follows. */
function startsWithJsonLine(head: string): boolean {
  const lineEnd = head.indexOf('\n')
  if (lineEnd < 0 || !/^\s*[[{]/u.test(head.slice(lineEnd + 1))) return false
  try {
    JSON.parse(head.slice(0, lineEnd))
    return true
  } catch {
    return false
  }
}

function collect(head: string, startRows: (taker: RowTaker) => RawRows, limit: number): unknown[] {
  const rows: unknown[] = []
  const raw = startRows({
    row: (value) => {
      if (rows.length < limit) rows.push(value)
    },
    broken: () => undefined,
  })
  raw.push(head)
  return rows
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
