import { randomUUID } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { importMoves, importOverlaps, needsDay } from '@trendee/analytics/admin/import-preview'
import { liveImport } from '@trendee/analytics/admin/imports'
import { NO_HASH, fileHash } from '@trendee/analytics/ingestion/file-hash'
import { newImport } from '@trendee/analytics/ingestion/import-runs'
import { dropInspected, inspectFile } from '@trendee/analytics/ingestion/inspect-file'
import { toldByReading } from '@trendee/analytics/ingestion/reading-options'
import type { ReadingOptions } from '@trendee/contract/admin/reading-options'
import { CONTRACT } from '@trendee/contract/contract'
import type { OutputOf } from '@trendee/contract/endpoint'
import { asksOf, checksOf, heldBeginning, importCheck } from '@trendee/runtime/held-table'
import type { Runtime } from '@trendee/runtime/open-runtime'
import { type FileToLoad, failureOf } from './load-files'
import { type RunningServer, orNull } from './running-server'

const POLL_MS = 250

export type FilePreview = OutputOf<typeof CONTRACT.admin.importPreview>
/** Tells what a file would move, and loads nothing of it. */
export type PreviewFile = (file: FileToLoad) => Promise<FilePreview>

/** Reads the file in this process; nothing of it is put on record. */
export function previewHere({ imports, analytics }: Runtime, reading: ReadingOptions): PreviewFile {
  return async ({ path, capturedOn }) => {
    // What a killed process left to do is done first: there is one reader.
    await imports.idle()
    const importId = randomUUID()
    const bytes = await stat(path).then(
      ({ size }) => size,
      () => 0,
    )
    const startedAt = Math.floor(Date.now() / 1000)
    const unread = newImport(
      { importId, fileHash: await fileHash(path).catch(() => NO_HASH), shownName: path, capturedOn: null, startedAt },
      { feed: '', bytes, state: 'held' },
    )
    try {
      const { told, notes } = await imports.mappings.complete(path, toldByReading(reading))
      const held = await inspectFile(analytics, path, unread, { ...told, notes }, new AbortController().signal)
      const moves = await importMoves(analytics, held, capturedOn)
      return {
        import: liveImport(held),
        is_ready: true,
        needs_day: needsDay(held),
        asks: asksOf(held),
        table: null,
        open: (await heldBeginning(path, held, capturedOn)).open,
        checks: (await checksOf(path, held)).map(importCheck),
        moves,
        overlaps: await importOverlaps(analytics, held, moves, capturedOn),
      }
    } finally {
      await dropInspected(analytics, importId)
    }
  }
}

/** Has the running server hold the file and tell what it would move, then throws the held one away. */
export function previewThroughServer(server: RunningServer, reading: ReadingOptions): PreviewFile {
  return async ({ path, capturedOn }) => {
    const { import_id } = await server.upload(path, { ...reading, review: 'true' })
    try {
      for (;;) {
        const given = capturedOn ? { captured_on: capturedOn } : {}
        const preview = await server
          .ask(CONTRACT.admin.importPreview, { import_id, ...given })
          .catch(orNull('not_found'))
        // One that could not be read is held no more, and its record says why.
        if (!preview) throw failureOf((await server.ask(CONTRACT.admin.importDetail, { import_id })).import, path)
        // A table whose columns nobody has named is held, and moves nothing.
        if (preview.is_ready && preview.import.feed === '') throw failureOf(preview.import, path)
        if (preview.is_ready) return { ...preview, import: { ...preview.import, file: path } }
        await pause(POLL_MS)
      }
    } finally {
      await server.ask(CONTRACT.admin.importDiscard, { import_id }).catch(orNull('conflict'))
    }
  }
}
