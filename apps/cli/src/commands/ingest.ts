import { runtimeOptions } from '@trendee/runtime/open-runtime'
import { CAPTURED_ON, capturedOnOption } from '../capture-day-option'
import { type Command, type CommandContext, UsageError } from '../command'
import { COUNTS_FORMATS, COUNTS_HEADING, type CountsFormat, countsLine } from '../counts-line'
import { type PreviewFile, previewHere, previewThroughServer } from '../file-preview'
import { type FileToLoad, type LoadFiles, failureLine, inTurn, loadHere, loadThroughServer } from '../load-files'
import { OPENS_ITSELF } from '../open-folder'
import { parseOptions } from '../options'
import { checkFolder, intoRuntime, throughServer as picturesThroughServer } from '../ingest-pictures'
import { previewText } from '../preview-text'
import { READING_FLAGS, toldReading } from '../reading-flags'
import { type ReasonsOf, reasonsHere, reasonsThroughServer, rejectLines } from '../reject-lines'
import { runningServer } from '../running-server'
import { leftOutLines } from '../left-out-lines'
import { unreadLines } from '../unread-lines'

const OPTIONS = {
  format: { choices: COUNTS_FORMATS, text: 'How the counts of each file are printed' },
  'captured-on': CAPTURED_ON,
  preview: { text: 'Only say what the files would move: newest day, products, overlaps. Nothing is loaded' },
  ...READING_FLAGS,
  pictures: {
    value: 'FOLDER',
    text: 'Pictures of what the files list, each named by product id or by the last part of its address',
    example: 'pictures/',
  },
} as const

/** Does something with each file in turn; tells the person what went wrong with one, and gives how many did. */
async function countFailures<Result>(
  context: CommandContext,
  files: readonly FileToLoad[],
  results: readonly Promise<Result>[],
  print: (file: FileToLoad, result: Result) => void | Promise<void>,
): Promise<number> {
  let failed = 0
  // A later file can fail while an earlier one is awaited: its failure is reported in its turn.
  for (const result of results) result.catch(() => undefined)
  for (const [index, file] of files.entries()) {
    try {
      await print(file, (await results[index]) as Result)
    } catch (error) {
      failed += 1
      context.tell(failureLine(file.path, error))
    }
  }
  return failed
}

interface Loading {
  readonly load: LoadFiles
  readonly reasonsOf: ReasonsOf
}

/** Loads the files and gives how many failed, or had no row that could be loaded. */
async function loadAll(
  context: CommandContext,
  files: readonly FileToLoad[],
  format: CountsFormat,
  { load, reasonsOf }: Loading,
): Promise<number> {
  let withoutRows = 0
  // Standard output has one line a file; what the columns are is for the person.
  if (format !== 'ndjson') context.tell(COUNTS_HEADING)
  const failed = await countFailures(context, files, load(files), async ({ path }, run) => {
    context.print(countsLine(path, run, format))
    const rejected = await rejectLines(run, reasonsOf)
    for (const line of [...run.notes.map(({ note }) => note), ...leftOutLines(run), ...unreadLines(run), ...rejected])
      context.tell(`${path}: ${line}`)
    if (run.rows_loaded + run.rows_duplicate > 0) return
    withoutRows += 1
    context.tell(`${path}: no row was loaded`)
  })
  return failed + withoutRows
}

function previewAll(context: CommandContext, files: readonly FileToLoad[], format: CountsFormat, ask: PreviewFile) {
  return countFailures(context, files, inTurn(files, ask), ({ path, capturedOn }, preview) => {
    if (format === 'ndjson') context.print(JSON.stringify({ file: path, ...preview }))
    else for (const line of previewText(path, preview, capturedOn)) context.print(line)
  })
}

export const ingest: Command = {
  operands: 'FILE…',
  summary: 'Read feed files into the data folder; the same file again loads nothing',
  notes: [
    '`trendee feeds` lists the files that are recognised; `trendee map` proposes how any other table is read.',
    'Ends with 1 when a file could not be read, or had no row that could be loaded.',
  ],
  options: OPTIONS,
  example: 'best-sellers.csv --captured-on 2025-06-30 --currency USD',
  async run(context) {
    const { files: paths, options } = parseOptions(context.argv, OPTIONS)
    const { format } = options
    if (paths.length === 0) throw new UsageError('ingest takes at least one file')
    const capturedOn = capturedOnOption(options['captured-on'])
    const files = paths.map((path) => ({ path, capturedOn }))
    const reading = await toldReading(options)
    const { pictures } = options
    if (pictures !== undefined) await checkFolder(pictures)
    const place = runtimeOptions(context.env)
    const server = runningServer(place.folder)
    if (server) {
      const failed = options.preview
        ? await previewAll(context, files, format, previewThroughServer(server, reading))
        : await loadAll(context, files, format, {
            load: loadThroughServer(server, reading),
            reasonsOf: reasonsThroughServer(server),
          })
      if (pictures !== undefined && !options.preview) context.tell(await picturesThroughServer(server)(pictures))
      return failed > 0 ? 1 : 0
    }
    const runtime = await (context.open ?? OPENS_ITSELF).runtime(place)
    try {
      const failed = options.preview
        ? await previewAll(context, files, format, previewHere(runtime, reading))
        : await loadAll(context, files, format, {
            load: loadHere(runtime, reading),
            reasonsOf: reasonsHere(runtime.analytics),
          })
      await runtime.imports.idle()
      if (pictures !== undefined && !options.preview) context.tell(await intoRuntime(runtime)(pictures))
      return failed > 0 ? 1 : 0
    } finally {
      await runtime.close()
    }
  },
}
