import { setTimeout as pause } from 'node:timers/promises'
import { liveImport } from '@trendee/analytics/admin/imports'
import { toldByReading } from '@trendee/analytics/ingestion/reading-options'
import type { ImportRun } from '@trendee/contract/admin/import-run'
import type { ReadingOptions } from '@trendee/contract/admin/reading-options'
import { CONTRACT } from '@trendee/contract/contract'
import { UndatedFileError, UnreadableFileError, undatedFile } from '@trendee/feeds/feed'
import { messageText } from '@trendee/feeds/feed-message'
import type { Runtime } from '@trendee/runtime/open-runtime'
import type { RunningServer } from './running-server'

const POLL_MS = 250

/** A file to be loaded, and the day it was captured on where its rows carry none. */
export interface FileToLoad {
  readonly path: string
  readonly capturedOn: string | null
}

/** The import is on record as failed; the message is its record's. */
export class ImportFailedError extends Error {
  override readonly name = 'ImportFailedError'
}

/** Why a file was not loaded, under the name that was typed: most messages begin with it. */
export function failureLine(path: string, error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return message.startsWith(`${path} `) ? message : `${path}: ${message}`
}

/**
 * Starts to load files and returns the record of each, in their order. A file that cannot be read rejects with an
 * UnreadableFileError or an ImportFailedError; any other error is not the file's fault.
 */
export type LoadFiles = (files: readonly FileToLoad[]) => readonly Promise<ImportRun>[]

/** Loads files in this process. */
export function loadHere(runtime: Runtime, reading: ReadingOptions): LoadFiles {
  const told = toldByReading(reading)
  const load = async ({ path, capturedOn }: FileToLoad): Promise<ImportRun> => {
    const given = capturedOn ? { capturedOn } : {}
    try {
      return liveImport(await runtime.imports.ingest(path, { ...told, ...given, shownName: path }))
    } catch (error) {
      if (error instanceof UnreadableFileError) throw error
      throw new ImportFailedError(error instanceof Error ? error.message : String(error), { cause: error })
    }
  }
  // All are in the line before any is awaited: what waits together is read together.
  return (files) => files.map(load)
}

/** Loads files through the server that has the data folder open. */
export function loadThroughServer(server: RunningServer, reading: ReadingOptions, signal?: AbortSignal): LoadFiles {
  const load = async ({ path, capturedOn }: FileToLoad): Promise<ImportRun> => {
    signal?.throwIfAborted()
    const { import_id } = await server.upload(path, { ...reading, ...(capturedOn ? { captured_on: capturedOn } : {}) })
    for (;;) {
      const { import: run } = await server.ask(CONTRACT.admin.importDetail, { import_id })
      if (run.state === 'done' || run.state === 'deriving') return run
      if (run.state !== 'queued' && run.state !== 'running') throw failureOf(run, path)
      await pause(POLL_MS, undefined, signal ? { signal } : {})
    }
  }
  // One upload at a time: a hundred at once would each hold a connection and room on the server's disk.
  return (files) => inTurn(files, load)
}

/** The work on each item, which begins once that on the item before it has ended, also badly. */
export function inTurn<Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>): Promise<Result>[] {
  let before: Promise<unknown> = Promise.resolve()
  return items.map((item) => {
    const result = before.then(() => work(item))
    before = result.catch(() => undefined)
    return result
  })
}

/** Why an upload was not loaded. The server knows the file by its last name only; the person gets the one that was typed. */
export function failureOf(run: ImportRun, path: string): Error {
  if (run.message === messageText(undatedFile(run.file), 'en')) return new UndatedFileError(undatedFile(path))
  const isNamed = run.message.startsWith(`${run.file} `)
  const message = isNamed ? `${path}${run.message.slice(run.file.length)}` : run.message
  return new ImportFailedError(message || `the import ended as ${run.state}`)
}
