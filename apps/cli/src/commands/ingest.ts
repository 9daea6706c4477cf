import { readFile } from 'node:fs/promises'
import { regionCode } from '@trendee/contract/parameters'
import type { FeedOptions } from '@trendee/feeds/feed'
import { runtimeOptions } from '@trendee/runtime/open-runtime'
import { CAPTURED_ON, capturedOnOption } from '../capture-day-option'
import { type Command, type CommandContext, UsageError } from '../command'
import { COUNTS_FORMATS, COUNTS_HEADING, type CountsFormat, countsLine } from '../counts-line'
import { type PreviewFile, previewHere, previewThroughServer } from '../file-preview'
import { type FileToLoad, type LoadFiles, failureLine, loadHere, loadThroughServer } from '../load-files'
import { OPENS_ITSELF } from '../open-folder'
import { type OptionValues, parseOptions } from '../options'
import { checkFolder, intoRuntime, throughServer as picturesThroughServer } from '../ingest-pictures'
import { previewText } from '../preview-text'
import { runningServer } from '../running-server'
import { unreadLines } from '../unread-lines'

const OPTIONS = {
  format: { choices: COUNTS_FORMATS, text: 'How the counts of each file are printed' },
  'captured-on': CAPTURED_ON,
  preview: { text: 'Only say what the files would move: newest day, products, overlaps. Nothing is loaded' },
  term: { value: 'WORDS', text: 'The search term that a file of related queries belongs to', example: 'linen' },
  region: { value: 'CODE', text: 'The region of files that name none', example: 'US' },
  currency: { value: 'CODE', text: 'The currency of prices that carry none', example: 'USD' },
  shop: { value: 'NAME', text: 'The shop whose products a table lists, where the table names none', example: 'Tiki' },
  'decimal-mark': {
    choices: ['as-shown', 'dot', 'comma'],
    text: 'The decimal mark of columns whose cells show none of their own, such as 49.499',
  },
  'day-order': {
    choices: ['as-shown', 'day-first', 'month-first'],
    text: 'Which of day and month dates such as 05/03/2026 write first, where no other cell tells',
  },
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
    text: 'Names the columns of a table of unknown layout: {"productId": "Article", "title": "Name", "shop": "Store"}',
    example: 'columns.json',
  },
} as const

const DECIMAL_MARKS: Readonly<Record<string, FeedOptions>> = {
  dot: { decimalMark: '.' },
  comma: { decimalMark: ',' },
}
const DAY_ORDERS: Readonly<Record<string, FeedOptions>> = {
  'day-first': { dayOrder: 'day first' },
  'month-first': { dayOrder: 'month first' },
}

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
  const { term, region, currency, mapping, shop, 'shop-url': shopUrl } = options
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
    ...(shop?.trim() ? { shop: shop.trim() } : {}),
    ...(shopUrl ? { shopUrl } : {}),
    ...DECIMAL_MARKS[options['decimal-mark']],
    ...DAY_ORDERS[options['day-order']],
    ...(mapping ? { mapping: await readMapping(mapping) } : {}),
  }
}

/** Does something with each file in turn; tells the person what went wrong with one, and gives how many did. */
async function countFailures<Result>(
  context: CommandContext,
  files: readonly FileToLoad[],
  results: readonly Promise<Result>[],
  print: (file: FileToLoad, result: Result) => void,
): Promise<number> {
  let failed = 0
  // A later file can fail while an earlier one is awaited: its failure is reported in its turn.
  for (const result of results) result.catch(() => undefined)
  for (const [index, file] of files.entries()) {
    try {
      print(file, (await results[index]) as Result)
    } catch (error) {
      failed += 1
      context.tell(failureLine(file.path, error))
    }
  }
  return failed
}

function loadAll(context: CommandContext, files: readonly FileToLoad[], format: CountsFormat, load: LoadFiles) {
  // Standard output has one line a file; what the columns are is for the person.
  if (format !== 'ndjson') context.tell(COUNTS_HEADING)
  return countFailures(context, files, load(files), ({ path }, run) => {
    context.print(countsLine(path, run, format))
    for (const line of [...run.notes.map(({ note }) => note), ...unreadLines(run)]) context.tell(`${path}: ${line}`)
  })
}

function previewAll(context: CommandContext, files: readonly FileToLoad[], format: CountsFormat, ask: PreviewFile) {
  let before: Promise<unknown> = Promise.resolve()
  const previews = files.map((file) => {
    const preview = before.then(() => ask(file))
    before = preview.catch(() => undefined)
    return preview
  })
  return countFailures(context, files, previews, ({ path, capturedOn }, preview) => {
    if (format === 'ndjson') context.print(JSON.stringify({ file: path, ...preview }))
    else for (const line of previewText(path, preview, capturedOn)) context.print(line)
  })
}

export const ingest: Command = {
  operands: 'FILE…',
  summary: 'Read feed files into the data folder; the same file again loads nothing',
  options: OPTIONS,
  example: 'best-sellers.csv --captured-on 2025-06-30 --currency USD',
  async run(context) {
    const { files: paths, options } = parseOptions(context.argv, OPTIONS)
    const { format } = options
    if (paths.length === 0) throw new UsageError('ingest takes at least one file')
    const capturedOn = capturedOnOption(options['captured-on'])
    const files = paths.map((path) => ({ path, capturedOn }))
    const known = await feedOptions(options)
    const { pictures } = options
    if (pictures !== undefined) await checkFolder(pictures)
    const place = runtimeOptions(context.env)
    const server = runningServer(place.folder)
    if (server && Object.keys(known).length > 0) {
      throw new UsageError(
        'a running server reads files as they are: stop it to use --term, --region, --currency, --shop, --shop-url, --decimal-mark, --day-order or --mapping',
      )
    }
    if (server) {
      const failed = options.preview
        ? await previewAll(context, files, format, previewThroughServer(server))
        : await loadAll(context, files, format, loadThroughServer(server))
      if (pictures !== undefined && !options.preview) context.tell(await picturesThroughServer(server)(pictures))
      return failed > 0 ? 1 : 0
    }
    const runtime = await (context.open ?? OPENS_ITSELF).runtime(place)
    try {
      const failed = options.preview
        ? await previewAll(context, files, format, previewHere(runtime, known))
        : await loadAll(context, files, format, loadHere(runtime, known))
      await runtime.imports.idle()
      if (pictures !== undefined && !options.preview) context.tell(await intoRuntime(runtime)(pictures))
      return failed > 0 ? 1 : 0
    } finally {
      await runtime.close()
    }
  },
}
