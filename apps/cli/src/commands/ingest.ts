import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import type { ImportRun } from '@trendee/contract/admin/import-run'
import { CONTRACT } from '@trendee/contract/contract'
import { isoDay, regionCode } from '@trendee/contract/parameters'
import type { ImportRow } from '@trendee/analytics/ingestion/import-runs'
import type { FeedOptions } from '@trendee/feeds/feed'
import { openRuntime, runtimeOptions } from '@trendee/runtime/open-runtime'
import { type Command, type CommandContext, UsageError } from '../command'
import { type OptionValues, parseOptions } from '../options'
import { type RunningServer, runningServer } from '../running-server'
import { type Format, rowsAsText } from '../table'
import { checkFolder, intoRuntime, throughServer as picturesThroughServer } from './ingest-pictures'

const COLUMNS = [
  'feed',
  'file',
  'rows_read',
  'rows_loaded',
  'rows_duplicate',
  'rows_rejected',
  'seconds',
  'rows_left_out',
]
const POLL_MS = 250

type Counts = Pick<
  ImportRun,
  'feed' | 'rows_read' | 'rows_loaded' | 'rows_duplicate' | 'rows_rejected' | 'rows_left_out' | 'seconds'
>

function countsOf(run: Readonly<ImportRow>): Counts {
  return {
    feed: run.feed,
    rows_read: run.rowsRead,
    rows_loaded: run.rowsLoaded,
    rows_duplicate: run.rowsDuplicate,
    rows_rejected: run.rowsRejected,
    rows_left_out: run.rowsLeftOut,
    seconds: run.seconds,
  }
}

function line(file: string, counts: Counts) {
  return {
    feed: counts.feed,
    file,
    rows_read: counts.rows_read,
    rows_loaded: counts.rows_loaded,
    rows_duplicate: counts.rows_duplicate,
    rows_rejected: counts.rows_rejected,
    seconds: Math.round(counts.seconds * 1000) / 1000,
    rows_left_out: counts.rows_left_out,
  }
}

/** Starts to ingest the files and returns the result of each, in their order. */
type Ingest = (files: readonly string[]) => readonly Promise<Counts>[]

async function ingestAll(
  context: CommandContext,
  files: readonly string[],
  format: Format,
  ingest: Ingest,
): Promise<number> {
  let failed = 0
  // Standard output has one line a file; what the columns are is for the person.
  if (format !== 'ndjson') context.tell(COLUMNS.join(','))
  const started = ingest(files)
  // A later file can fail while an earlier one is awaited: its failure is reported in its turn.
  for (const counts of started) counts.catch(() => undefined)
  for (const [index, counts] of started.entries()) {
    const file = files[index] ?? ''
    try {
      const [text] = rowsAsText([line(file, await counts)], COLUMNS, format === 'csv' ? 'csv' : format).slice(-1)
      context.print(text ?? '')
    } catch (error) {
      failed += 1
      context.tell(`${file}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  return failed
}

function throughServer(server: RunningServer, capturedOn: string | undefined): Ingest {
  const upload = async (file: string): Promise<Counts> => {
    const { import_id } = await server.upload(file, capturedOn)
    for (;;) {
      const { import: run } = await server.ask(CONTRACT.admin.importDetail, { import_id })
      if (run.state === 'failed') throw new Error(run.message)
      if (run.state === 'done' || run.state === 'deriving') return run
      await pause(POLL_MS)
    }
  }
  // One upload at a time: a hundred at once would each hold a connection and room on the server's disk.
  return (files) => {
    let before: Promise<unknown> = Promise.resolve()
    return files.map((file) => {
      const counts = before.then(() => upload(file))
      before = counts.catch(() => undefined)
      return counts
    })
  }
}

const OPTIONS = {
  format: { choices: ['csv', 'ndjson'], text: 'How the counts of each file are printed' },
  'captured-on': {
    value: 'DATE',
    text: 'The day the files were taken, where their rows carry none (default: today)',
    example: '2025-06-30',
  },
  term: { value: 'WORDS', text: 'The search term that a file of related queries belongs to', example: 'linen' },
  region: { value: 'CODE', text: 'The region of files that name none', example: 'US' },
  currency: { value: 'CODE', text: 'The currency of prices that carry none', example: 'USD' },
  'shop-url': {
    value: 'URL',
    text: 'The address of the shop whose products the files list',
    example: 'https://shop.example',
  },
  pictures: {
    value: 'FOLDER',
    text: 'Pictures of what the files list, each named by product id or by the last part of its address',
    example: 'pictures/',
  },
  mapping: {
    value: 'FILE.json',
    text: 'Names the columns of a table of unknown layout: {"productId": "Article", "title": "Name"}',
    example: 'columns.json',
  },
} as const

/** A file of `{"productId": "Article no.", …}`: our field → the column of the feed. */
async function readMapping(path: string): Promise<Record<string, string>> {
  let mapping: unknown
  try {
    mapping = JSON.parse(await readFile(path, 'utf8'))
  } catch (error) {
    throw new UsageError(`--mapping ${path}: ${error instanceof Error ? error.message : String(error)}`)
  }
  const isMapping =
    typeof mapping === 'object' &&
    mapping !== null &&
    !Array.isArray(mapping) &&
    Object.values(mapping).every((column) => typeof column === 'string')
  if (!isMapping) throw new UsageError(`--mapping ${path}: expected one JSON object of field names and column names`)
  return mapping as Record<string, string>
}

/** What the person knows and the files do not say. */
async function feedOptions(options: OptionValues<typeof OPTIONS>): Promise<FeedOptions> {
  const { term, region, currency, mapping, 'shop-url': shopUrl } = options
  if (region !== undefined && !regionCode.safeParse(region).success) {
    throw new UsageError(`--region takes a code such as US, US-CA or world, not ${region}`)
  }
  if (currency !== undefined && !/^[A-Z]{3}$/.test(currency)) {
    throw new UsageError(`--currency takes a code such as USD, not ${currency}`)
  }
  return {
    ...(term ? { term } : {}),
    ...(region ? { region } : {}),
    ...(currency ? { currency } : {}),
    ...(shopUrl ? { shopUrl } : {}),
    ...(mapping ? { mapping: await readMapping(mapping) } : {}),
  }
}

export const ingest: Command = {
  operands: 'FILE…',
  summary: 'Read feed files into the data folder; the same file again loads nothing',
  options: OPTIONS,
  example: 'best-sellers.csv --captured-on 2025-06-30 --currency USD',
  async run(context) {
    const { files, options } = parseOptions(context.argv, OPTIONS)
    const { format } = options
    if (files.length === 0) throw new UsageError('ingest takes at least one file')
    const capturedOn = options['captured-on']
    if (capturedOn !== undefined && !isoDay.safeParse(capturedOn).success) {
      throw new UsageError(`--captured-on takes a day such as 2025-06-30, not ${capturedOn}`)
    }
    const known = await feedOptions(options)
    const { pictures } = options
    if (pictures !== undefined) await checkFolder(pictures)
    const place = runtimeOptions(context.env)
    const server = runningServer(place.folder)
    if (server && Object.keys(known).length > 0) {
      throw new UsageError(
        'a running server reads files as they are: stop it to use --term, --region, --currency, --shop-url or --mapping',
      )
    }
    if (server) {
      const failed = await ingestAll(context, files, format, throughServer(server, capturedOn))
      if (pictures !== undefined) context.tell(await picturesThroughServer(server)(pictures))
      return failed > 0 ? 1 : 0
    }
    const runtime = await openRuntime(place)
    try {
      const one = async (file: string): Promise<Counts> =>
        countsOf(
          await runtime.imports.ingest(file, { ...known, shownName: file, ...(capturedOn ? { capturedOn } : {}) }),
        )
      // All are in the line before any is awaited: what waits together is read together.
      const failed = await ingestAll(context, files, format, (all) => all.map(one))
      await runtime.imports.idle()
      if (pictures !== undefined) context.tell(await intoRuntime(runtime)(pictures))
      return failed > 0 ? 1 : 0
    } finally {
      await runtime.close()
    }
  },
}
