import { setTimeout as pause } from 'node:timers/promises'
import type { ImportRun } from '@trendee/contract/admin/import-run'
import type { ReadingOptions } from '@trendee/contract/admin/reading-options'
import { ApiError } from '@trendee/contract/errors'
import { utcDay } from '@trendee/core/captures/capture-day'
import { UndatedFileError, UnreadableFileError } from '@trendee/feeds/feed'
import type { RuntimeOptions } from '@trendee/runtime/open-runtime'
import { TODAY, captureDayFault } from './capture-day-option'
import { ImportFailedError, type LoadFiles, failureLine, loadHere, loadThroughServer } from './load-files'
import type { FolderOpener } from './open-folder'
import { runningServer } from './running-server'
import type { DroppedFile, WatchedFolder } from './watched-folder'

export interface Watching {
  readonly folder: WatchedFolder
  readonly place: RuntimeOptions
  readonly open: FolderOpener
  /** The day, or `today`, for files that lie in no day's folder; null: only what their rows say. */
  readonly capturedOn: string | null
  /** What is told of every file of the folder. */
  readonly reading: ReadingOptions
  readonly signal: AbortSignal
  /** Hears of each file that was loaded. */
  onLoaded(file: DroppedFile, run: ImportRun): void
  /** Hears why a file was not loaded, or not yet. */
  onTrouble(line: string): void
}

/** Whether it is the file that cannot be loaded; anything else is tried again. */
function isFaultOfFile(error: unknown): boolean {
  if (error instanceof ApiError) return error.kind === 'bad_input'
  return error instanceof UnreadableFileError || error instanceof ImportFailedError
}

const said = (error: unknown) => (error instanceof Error ? error.message : String(error))

/**
 * Loads the files of the folder that stand still from one look to the next, until it is told to stop, or once. Resolves to
 * the number of files that were not loaded.
 */
export async function watchFolder(watching: Watching, everyMs: number, isOnce: boolean): Promise<number> {
  const { folder, signal } = watching
  let seen = new Map<string, string>()
  let notLoaded = 0
  // A process that was killed may have loaded files from which nothing is derived yet.
  let isSettled = false
  const passedOver = new Set<string>()
  for (let look = 1; !signal.aborted; look += 1) {
    const found = await folder.dropped().catch((error: unknown) => {
      // A share can be away for a while.
      if (isOnce) throw error
      watching.onTrouble(said(error))
      return []
    })
    for (const line of await folder.passedOver().catch(() => [])) {
      if (!passedOver.has(line)) watching.onTrouble(line)
      passedOver.add(line)
    }
    const still = found.filter(({ path, mark }) => seen.get(path) === mark)
    if (look > 1 && (still.length > 0 || !isSettled)) {
      const loaded = await takeFiles(watching, still)
      notLoaded += still.length - (loaded ?? 0)
      isSettled = loaded !== null
    }
    if (isOnce && look > 1) return notLoaded
    seen = new Map(found.map(({ path, mark }) => [path, mark]))
    await pause(everyMs, undefined, { signal }).catch(() => undefined)
  }
  return notLoaded
}

/**
 * Loads files, puts each where it belongs as soon as its import is on record, and derives what follows. Gives how many
 * were loaded; null where they have to wait.
 */
async function takeFiles(watching: Watching, files: readonly DroppedFile[]): Promise<number | null> {
  const { place, signal, onTrouble } = watching
  try {
    const ready: DroppedFile[] = []
    for (const file of files) {
      const dated = await giveDay(watching, file)
      if (dated) ready.push(dated)
    }
    const server = runningServer(place.folder)
    return server
      ? await loadDropped(watching, ready, loadThroughServer(server, watching.reading, signal))
      : await inRuntime(watching, (load) => loadDropped(watching, ready, load))
  } catch (error) {
    if (!signal.aborted) onTrouble(`the files wait: ${said(error)}`)
    return null
  }
}

const NO_ROWS = 'No row of it could be loaded.'

/** Gives how many were loaded. */
async function loadDropped(watching: Watching, files: readonly DroppedFile[], load: LoadFiles): Promise<number> {
  const { folder, signal, onLoaded, onTrouble } = watching
  const runs = load(files.map(({ path, day }) => ({ path, capturedOn: day })))
  for (const run of runs) run.catch(() => undefined)
  let loaded = 0
  // One after the other: two files of one name that are put away together would get the same free name.
  for (const [index, file] of files.entries()) {
    try {
      const run = (await runs[index]) as ImportRun
      if (run.rows_loaded + run.rows_duplicate === 0) {
        onTrouble(`${file.path}: ${NO_ROWS}`)
        await folder.setAside(file, `${NO_ROWS} The import ${run.import_id} tells why.`)
        continue
      }
      const end = await folder.finish(file)
      if (end === 'changed') onTrouble(`${file.path} changed while it was loaded: it is loaded again`)
      else onLoaded(file, run)
      if (end === 'gone') onTrouble(`${file.path} was taken away while it was loaded: its rows are loaded`)
      loaded += 1
    } catch (error) {
      if (!signal.aborted) await putAside(watching, file, error)
    }
  }
  return loaded
}

/** Opens the data folder for as long as there are files: between them a server or another command can have it. */
async function inRuntime(
  { place, open, signal, reading }: Watching,
  work: (load: LoadFiles) => Promise<number>,
): Promise<number> {
  const runtime = await open.runtime(place)
  // Stopping ends what is being read after the rows that go in; the next start goes on with the file.
  const stop = () => void runtime.imports.stop()
  signal.addEventListener('abort', stop)
  try {
    if (signal.aborted) return 0
    const loaded = await work(loadHere(runtime, reading))
    if (!signal.aborted) await runtime.imports.idle()
    return loaded
  } finally {
    signal.removeEventListener('abort', stop)
    await runtime.close()
  }
}

/** The file in the folder of the day that it is to be loaded under; null where there can be no such day. */
async function giveDay({ folder, capturedOn, onTrouble }: Watching, file: DroppedFile): Promise<DroppedFile | null> {
  const asked = file.day ?? capturedOn
  const day = asked === TODAY ? utcDay(Date.now()) : asked
  if (day === null) return file
  const fault = captureDayFault(day)
  if (fault === null) return folder.giveDay(file, day)
  onTrouble(`${file.path}: ${day} ${fault}`)
  await folder.setAside(file, `The day of the folder, ${day}, ${fault}.`)
  return null
}

async function putAside({ folder, onTrouble }: Watching, file: DroppedFile, error: unknown): Promise<void> {
  onTrouble(failureLine(file.path, error))
  if (error instanceof UndatedFileError) await folder.hold(file)
  else if (isFaultOfFile(error)) await folder.setAside(file, said(error))
}
