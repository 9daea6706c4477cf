import { stat } from 'node:fs/promises'
import { Worker, isMainThread } from 'node:worker_threads'
import { openPromise as openZip } from 'yauzl'
import { UnreadableFileError } from './feed'
import { threadProgram } from './thread-program'
import { type WorkbookRows, workbookRows } from './workbook-rows'

/** A sheet is held whole while it is read: some 200,000 rows of ten columns. */
const LARGEST_BYTES = 20_000_000
const LARGEST_UNPACKED_BYTES = 300_000_000

const PROGRAM = threadProgram('workbook-thread')

/**
 * Reads the fullest sheet of an Excel workbook, in a thread of its own where the main one would stand still meanwhile. Throws
 * UnreadableFileError for another archive, a damaged workbook and one that is too large.
 */
export async function readWorkbook(path: string): Promise<WorkbookRows> {
  const { isWorkbook, unpackedBytes } = await contentsOf(path)
  if (!isWorkbook) {
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
    return PROGRAM !== null && isMainThread ? await inThread(PROGRAM, path) : await workbookRows(path)
  } catch (error) {
    throw unreadable(path, error)
  }
}

async function contentsOf(path: string): Promise<{ isWorkbook: boolean; unpackedBytes: number }> {
  try {
    const zip = await openZip(path)
    let [isWorkbook, unpackedBytes] = [false, 0]
    for await (const entry of zip.eachEntry()) {
      isWorkbook ||= entry.fileName === 'xl/workbook.xml'
      unpackedBytes += entry.uncompressedSize
    }
    return { isWorkbook, unpackedBytes }
  } catch (error) {
    throw unreadable(path, error)
  }
}

function unreadable(path: string, error: unknown): UnreadableFileError {
  const why = error instanceof Error ? error.message : String(error)
  return new UnreadableFileError(
    { text: '{file} is no whole workbook: {why}', values: { file: path, why } },
    { cause: error },
  )
}

function inThread(program: string, path: string): Promise<WorkbookRows> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(program, { workerData: path })
    thread.once('message', resolve)
    thread.once('error', reject)
    // After a message this changes nothing.
    thread.once('exit', () => reject(new Error('its thread ended')))
  })
}
