import { openByteSource } from './byte-source'
import { TextDecoderStream } from './decode'
import { UnreadableFileError } from './feed'
import type { FeedMessage } from './feed-message'
import { type Reading, readingsOf } from './sniff'

/** One row of a table, with the line on which it begins. */
export interface TableRow {
  readonly line: number
  readonly cells: readonly string[]
}

/**
 * Streams the rows of a delimited file of any columns, header included: unpacked, decoded and split as feeds are.
 * Throws UnreadableFileError for a missing or empty file, one that is no table, and for a row cut in the middle.
 */
export async function* readTable(path: string): AsyncGenerator<readonly TableRow[]> {
  const source = await openByteSource(path)
  const decoder = new TextDecoderStream()
  let rows: TableRow[] = []
  let broken: FeedMessage | null = null
  const taker = {
    row: (value: unknown, line: number) => {
      rows.push({ line, cells: value as string[] })
    },
    broken: (line: number, reason: FeedMessage) => {
      broken ??= { text: '{file} line {line}: {why}', values: { file: path, line, why: reason } }
    },
  }
  let splitter: ReturnType<Reading['startRows']> | null = null
  const push = (text: string, isLast: boolean): TableRow[] => {
    if (!splitter) {
      const [reading] = readingsOf(text, isLast)
      if (reading?.sample.layout !== 'delimited')
        throw new UnreadableFileError({ text: '{file} is not a table of columns', values: { file: path } })
      splitter = reading.startRows(taker)
    }
    splitter.push(text)
    if (isLast) splitter.end(source.damage())
    if (broken !== null) throw new UnreadableFileError(broken)
    const taken = rows
    rows = []
    return taken
  }
  for await (const chunk of source.chunks) {
    const text = decoder.push(chunk)
    if (text !== '') yield push(text, false)
  }
  yield push(decoder.end(), true)
}
