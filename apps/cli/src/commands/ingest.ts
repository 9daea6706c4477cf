import { runtimeOptions } from '@trendee/runtime/open-runtime'
import { CAPTURED_ON, capturedOnOption } from '../capture-day-option'
import { type Command, type CommandContext, UsageError } from '../command'
import { COUNTS_FORMATS, COUNTS_HEADING, type CountsFormat, countsLine } from '../counts-line'
import { type PreviewFile, previewHere, previewThroughServer } from '../file-preview'
import { type FileToLoad, type LoadFiles, failureLine, loadHere, loadThroughServer } from '../load-files'
import { OPENS_ITSELF } from '../open-folder'
import { parseOptions } from '../options'
import { checkFolder, intoRuntime, throughServer as picturesThroughServer } from '../ingest-pictures'
import { previewText } from '../preview-text'
import { READING_FLAGS, toldReading } from '../reading-flags'
import { runningServer } from '../running-server'
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
    const reading = await toldReading(options)
    const { pictures } = options
    if (pictures !== undefined) await checkFolder(pictures)
    const place = runtimeOptions(context.env)
    const server = runningServer(place.folder)
    if (server) {
      const failed = options.preview
        ? await previewAll(context, files, format, previewThroughServer(server, reading))
        : await loadAll(context, files, format, loadThroughServer(server, reading))
      if (pictures !== undefined && !options.preview) context.tell(await picturesThroughServer(server)(pictures))
      return failed > 0 ? 1 : 0
    }
    const runtime = await (context.open ?? OPENS_ITSELF).runtime(place)
    try {
      const failed = options.preview
        ? await previewAll(context, files, format, previewHere(runtime, reading))
        : await loadAll(context, files, format, loadHere(runtime, reading))
      await runtime.imports.idle()
      if (pictures !== undefined && !options.preview) context.tell(await intoRuntime(runtime)(pictures))
      return failed > 0 ? 1 : 0
    } finally {
      await runtime.close()
    }
  },
}
