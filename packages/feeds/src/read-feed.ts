import { mappedColumns } from '@trendee/core/imports/mappable-fields'
import { BatchBuilder } from './batch-builder'
import { openByteSource } from './byte-source'
import { TextDecoderStream, type Encoding } from './decode'
import {
  UndatedFileError,
  UnreadableFileError,
  type Feed,
  type FeedBatch,
  type FeedOptions,
  type FeedSample,
  undatedFile,
} from './feed'
import { mappedTableFeed } from './formats/mapped-table'
import { FEEDS } from './registry'
import { RowGroups } from './row-groups'
import { isEnough, readingsOf, type Reading } from './sniff'
import { isPlainObject } from './table-feed'
import { lacksColumns, unrecognised } from './unrecognised'

/**
 * Rows, or records where a row gives many, after which a batch is handed out; and text taken at once. Both small: what is
 * dropped soon costs the collector of garbage next to nothing, while rows that wait are copied again and again.
 */
const BATCH_SIZE = 50
const PIECE_CHARS = 1 << 13
/** Text read before a file is judged; more only for JSON whose first item is longer. */
const HEAD_CHARS = 1 << 18
const MAX_HEAD_CHARS = 1 << 25

/** A recognised file, ready to be read once. */
export interface OpenedFeed {
  readonly feed: Feed
  readonly encoding: Encoding
  /** Size of the file on disk; `FeedBatch.bytesRead` runs up to it. */
  readonly bytesTotal: number
  /** The next batch is read only when it is asked for. Leaving the loop early closes the file. */
  readonly batches: AsyncIterable<FeedBatch>
}

/**
 * Opens a feed file: finds out whether it is packed, how it is encoded and laid out, and which feed it is, then streams it.
 * Throws UnreadableFileError (missing, empty, not text) and UnrecognisedFeedError; once open, bad rows become rejects, and only an
 * UndatedFileError can still be thrown, by the first batch.
 */
export async function openFeed(path: string, options: FeedOptions = {}): Promise<OpenedFeed> {
  const { source, decoder, texts, head: readable, isWhole, legible } = await openText(path)
  let closeUnread = true
  try {
    const { feed, reading } = recognise(path, readable, isWhole, options)
    closeUnread = false
    const builder = new BatchBuilder(feed.open(reading.sample, options), options.capturedOn)
    for (const note of source.notes) builder.note(note)
    const take = (bytesRead: number): FeedBatch => {
      if (builder.isUndated) throw new UndatedFileError(undatedFile(path))
      return builder.take(bytesRead)
    }
    const groups = feed.groupsBy ? new RowGroups(feed.groupsBy(reading.sample, options), builder) : null
    const rows = reading.startRows(groups ?? builder)
    async function* batches(): AsyncGenerator<FeedBatch> {
      try {
        for (const piece of pieces(readable)) {
          rows.push(piece)
          if (builder.size >= BATCH_SIZE) yield take(source.bytesRead())
        }
        if (!isWhole) {
          for await (const text of texts) {
            for (const piece of pieces(legible(text))) {
              rows.push(piece)
              if (builder.size >= BATCH_SIZE) yield take(source.bytesRead())
            }
          }
        }
        const damage = source.damage()
        rows.end(damage)
        if (damage !== null)
          builder.note({
            text: 'The file ends too early: {why}. What stood behind is missing.',
            values: { why: damage },
          })
        groups?.end()
        builder.endReader()
        if (builder.isEmpty) builder.note('The file holds no rows.')
        yield take(source.bytesTotal)
      } finally {
        // Whoever has enough of the file may not have come to the end of its head.
        await texts.return(undefined)
      }
    }
    return { feed, encoding: decoder.decidedEncoding, bytesTotal: source.bytesTotal, batches: batches() }
  } finally {
    if (closeUnread) await texts.return(undefined)
  }
}

/**
 * The beginning of a file, whatever feed it is: of a JSON document the first list of several objects in it. Null where nothing in it
 * could be a row. Throws UnreadableFileError.
 */
export async function sampleOf(path: string): Promise<FeedSample | null> {
  const { texts, head, isWhole } = await openText(path)
  try {
    let first: FeedSample | null = null
    for (const { sample } of readingsOf(head, isWhole)) {
      if (sample.layout === 'delimited' || sample.items.filter(isPlainObject).length > 1) return sample
      first ??= sample
    }
    return first
  } finally {
    await texts.return(undefined)
  }
}

/** A file whose beginning has been read as text. */
interface OpenedText {
  readonly source: Awaited<ReturnType<typeof openByteSource>>
  readonly decoder: TextDecoderStream
  /** What follows the head. */
  readonly texts: AsyncGenerator<string, void, undefined>
  readonly head: string
  readonly isWhole: boolean
  /** Puts a piece of what follows right as the head was. */
  readonly legible: (text: string) => string
}

async function openText(path: string): Promise<OpenedText> {
  const source = await openByteSource(path)
  const decoder = new TextDecoderStream()
  const texts = textsOf(source.chunks, decoder)
  try {
    const { head, isWhole } = await readHead(texts)
    if (isWhole && head.trim() === '') {
      const damage = source.damage()
      throw new UnreadableFileError(
        damage === null
          ? { text: '{file} holds no text', values: { file: path } }
          : { text: '{file} holds no text: {why}', values: { file: path, why: damage } },
      )
    }
    if (looksBinary(head))
      throw new UnreadableFileError({
        text: '{file} is not a text file: bring a table as CSV, Excel (.xlsx), JSON or Parquet',
        values: { file: path },
      })
    // Files of old spreadsheets end their lines in CR alone.
    const hasLoneCr = head.includes('\r') && !head.includes('\n')
    const legible = (text: string) => withoutZeros(hasLoneCr ? text.replaceAll('\r', '\n') : text)
    return { source, decoder, texts, head: legible(head), isWhole, legible }
  } catch (error) {
    await texts.return(undefined)
    throw error
  }
}

async function* textsOf(
  chunks: AsyncIterable<Buffer>,
  decoder: TextDecoderStream,
): AsyncGenerator<string, void, undefined> {
  for await (const chunk of chunks) {
    const text = decoder.push(chunk)
    if (text !== '') yield text
  }
  const last = decoder.end()
  if (last !== '') yield last
}

/** Cuts long text: a chunk of a packed file can hold far more rows than a batch should. */
function* pieces(text: string): Generator<string> {
  for (let start = 0; start < text.length; start += PIECE_CHARS) yield text.slice(start, start + PIECE_CHARS)
}

async function readHead(texts: AsyncGenerator<string, void, undefined>): Promise<{ head: string; isWhole: boolean }> {
  let head = ''
  let wanted = HEAD_CHARS
  for (;;) {
    const next = await texts.next()
    if (next.done === true) return { head, isWhole: true }
    head += next.value
    if (head.length < wanted) continue
    if (head.length >= MAX_HEAD_CHARS || isEnough(head)) return { head, isWhole: false }
    // An item longer than the head: judging again at each chunk would read it over and over.
    wanted *= 4
  }
}

/** Programs that write records of fixed length fill them with zeros. */
function withoutZeros(text: string): string {
  return text.includes('\0') ? text.replaceAll('\0', '') : text
}

function looksBinary(head: string): boolean {
  // Zeros fill a text; what is none has other controls beside them.
  const start = withoutZeros(head.slice(0, 8192))
  let controls = 0
  for (let index = 0; index < start.length; index++) {
    const code = start.charCodeAt(index)
    if (code < 9 || (code > 13 && code < 32)) controls++
  }
  return controls > start.length / 50
}

function recognise(
  path: string,
  head: string,
  isWhole: boolean,
  options: FeedOptions,
): { feed: Feed; reading: Reading } {
  const samples: FeedSample[] = []
  const mapped = options.mapping ? mappedTableFeed(options.mapping) : null
  const feeds = mapped ? [mapped] : FEEDS
  for (const reading of readingsOf(head, isWhole)) {
    const { sample } = reading
    samples.push(sample)
    const feed = feeds.find((one) => one.layouts.includes(sample.layout) && one.recognises(sample))
    if (feed) return { feed, reading }
  }
  if (options.mapping)
    throw lacksColumns(
      path,
      head,
      samples[0],
      mappedColumns(options.mapping).map(({ column }) => column),
    )
  throw unrecognised(path, head, samples, feeds)
}
