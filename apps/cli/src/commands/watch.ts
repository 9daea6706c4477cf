import { randomUUID } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { runtimeOptions } from '@trendee/runtime/open-runtime'
import { acquireLock } from '@trendee/runtime/runtime-lock'
import { CAPTURED_ON, capturedOnOption } from '../capture-day-option'
import { type Command, UsageError } from '../command'
import { COUNTS_FORMATS, COUNTS_HEADING, countsLine } from '../counts-line'
import { OPENS_ITSELF } from '../open-folder'
import { aboveZero, parseOptions } from '../options'
import { READING_FLAGS, toldReading } from '../reading-flags'
import { watchFolder } from '../take-dropped'
import { WatchedFolder } from '../watched-folder'

const LOOK_EVERY_SECONDS = 3

const OPTIONS = {
  'captured-on': {
    ...CAPTURED_ON,
    text: 'The day of files that lie in no folder of a day, or today; without it those that name no day are held',
    example: 'today',
  },
  ...READING_FLAGS,
  once: { text: 'Take the files that are there and end; 1 when one of them was not loaded' },
  every: { value: 'SECONDS', text: `How often the folder is looked at (default ${LOOK_EVERY_SECONDS})`, example: '10' },
  format: { choices: COUNTS_FORMATS, text: 'How the counts of each file are printed' },
} as const

export const watch: Command = {
  operands: 'FOLDER',
  summary: 'Load the feed files that are put into a folder, until it is stopped',
  notes: [
    'A file is taken when its size has stood still from one look to the next; names that begin with a dot or end in',
    '.part or .tmp are left alone. Loaded files go to FOLDER/done, others to FOLDER/failed with the reason beside them.',
    'What --shop, --currency, --mapping and their like tell is told of every file of the folder.',
    'Files whose rows name no day go to FOLDER/needs-day: move them into FOLDER/2025-06-30 or FOLDER/today.',
  ],
  options: OPTIONS,
  example: 'incoming --captured-on today',
  async run(context) {
    const { files, options } = parseOptions(context.argv, OPTIONS)
    const [path] = files
    if (path === undefined || files.length > 1) throw new UsageError('watch takes one folder')
    const isFolder = await stat(path).then(
      (found) => found.isDirectory(),
      () => false,
    )
    if (!isFolder) throw new UsageError(`${path} is no folder`)
    const capturedOn = options['captured-on'] ?? null
    capturedOnOption(capturedOn ?? undefined)
    const reading = await toldReading(options)
    const everySeconds = aboveZero('every', options.every) ?? LOOK_EVERY_SECONDS
    const place = runtimeOptions(context.env)
    if (resolve(path) === resolve(place.folder)) throw new UsageError(`${path} is the data folder itself`)
    const isOnce = options.once ?? false
    const stopping = new AbortController()
    const stop = () => stopping.abort()
    // Two that take the same files would move them from under each other.
    const lock = acquireLock(path, randomUUID())
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
    try {
      if (!isOnce) context.tell(`Watching ${path}`)
      if (options.format !== 'ndjson') context.tell(COUNTS_HEADING)
      /** What is tried again and again is said once, until something was loaded. */
      const said = new Set<string>()
      const notLoaded = await watchFolder(
        {
          folder: new WatchedFolder(path),
          place,
          open: context.open ?? OPENS_ITSELF,
          capturedOn,
          reading,
          signal: stopping.signal,
          onLoaded: (file, run) => {
            said.clear()
            context.print(countsLine(file.path, run, options.format))
          },
          onTrouble: (line) => {
            if (!said.has(line)) context.tell(line)
            said.add(line)
          },
        },
        everySeconds * 1000,
        isOnce,
      )
      return isOnce && notLoaded > 0 ? 1 : 0
    } finally {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, stop)
      lock.release()
    }
  },
}
