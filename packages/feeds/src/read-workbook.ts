import { stat } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { Worker, isMainThread } from 'node:worker_threads'
import { openPromise as openZip } from 'yauzl'
import { textOfHtml } from './clean-text'
import { UnreadableFileError } from './feed'
import { threadProgram } from './thread-program'
import { type WorkbookRows, type WorkbookTask, workbookRows } from './workbook-rows'

/** A sheet is held whole while it is read: some 200,000 rows of ten columns. */
const LARGEST_BYTES = 20_000_000
const LARGEST_UNPACKED_BYTES = 300_000_000

/** Of memory while a sheet is read. One cell far outside of its table takes as much as all between. */
const MOST_MEGABYTES = 2000

/** What a workbook’s list of its sheets may come to. */
const LARGEST_LIST_BYTES = 5_000_000

const PROGRAM = threadProgram('workbook-thread')

/**
 * Reads the fullest sheet of an Excel workbook, in a thread of its own where the main one would stand still meanwhile. Throws
 * UnreadableFileError for another archive, a damaged workbook and one that is too large.
 */
export async function readWorkbook(path: string): Promise<WorkbookRows> {
  const { sheets, unpackedBytes } = await contentsOf(path)
  if (sheets === null) {
    throw new UnreadableFileError({
      text: '{file} is a zip archive or another kind of spreadsheet: unpack it, or save it as .xlsx or CSV',
      values: { file: path },
    })
  }
  if ((await stat(path)).size > LARGEST_BYTES || unpackedBytes > LARGEST_UNPACKED_BYTES)
    throw new UnreadableFileError({
      text: '{file} is too large for a workbook: save it as CSV',
      values: { file: path },
    })
  try {
    const task: WorkbookTask = { path, hidden: hiddenSheets(sheets) }
    return PROGRAM !== null && isMainThread ? await inThread(PROGRAM, task) : await workbookRows(path, task.hidden)
  } catch (error) {
    throw unreadable(path, error)
  }
}

/** `sheets`: the list of its sheets, as XML; null in an archive that is no workbook. */
async function contentsOf(path: string): Promise<{ sheets: string | null; unpackedBytes: number }> {
  try {
    const zip = await openZip(path)
    let sheets: string | null = null
    let unpackedBytes = 0
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName === 'xl/workbook.xml' && entry.uncompressedSize < LARGEST_LIST_BYTES)
        sheets = await text(await zip.openReadStreamPromise(entry))
      unpackedBytes += entry.uncompressedSize
    }
    return { sheets, unpackedBytes }
  } catch (error) {
    throw unreadable(path, error)
  }
}

/** The sheets that a workbook does not show, by its list of sheets. */
export function hiddenSheets(xml: string): string[] {
  return [...xml.matchAll(/<sheet\s[^>]*>/gu)].flatMap(([sheet]) => {
    const name = /\sname="([^"]*)"/u.exec(sheet)?.[1]
    return name !== undefined && /\sstate="(?:veryH|h)idden"/u.test(sheet) ? [textOfHtml(name)] : []
  })
}

function unreadable(path: string, error: unknown): UnreadableFileError {
  if (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')
    return new UnreadableFileError({
      text: '{file} takes too much memory: it is too large, or a cell stands far outside of its table. Save the table as CSV',
      values: { file: path },
    })
  const text = '{file} is no whole workbook: it is damaged or was cut off. Save it again as .xlsx or CSV'
  return new UnreadableFileError({ text, values: { file: path } }, { cause: error })
}

function inThread(program: string, task: WorkbookTask): Promise<WorkbookRows> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(program, { workerData: task, resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES } })
    thread.once('message', resolve)
    thread.once('error', reject)
    // After a message this changes nothing.
    thread.once('exit', () => reject(new Error('its thread ended')))
  })
}
