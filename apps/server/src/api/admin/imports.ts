import { importMoves, importOverlaps, needsDay } from '@trendee/analytics/admin/import-preview'
import { importById, imports, liveImport, rejectsOf, withDeriving } from '@trendee/analytics/admin/imports'
import { importRows } from '@trendee/analytics/ingestion/import-runs'
import { toldByReading } from '@trendee/analytics/ingestion/reading-options'
import { joinsOfImport } from '@trendee/analytics/trends/series-joins'
import { SHOWN_JOINS } from '@trendee/contract/admin/import-detail'
import type { ImportRun } from '@trendee/contract/admin/import-run'
import type { CONTRACT } from '@trendee/contract/contract'
import type { OutputOf } from '@trendee/contract/endpoint'
import { ApiError } from '@trendee/contract/errors'
import type { Runtime } from '@trendee/runtime/open-runtime'
import { messageText } from '@trendee/feeds/feed-message'
import { asksOf, importCheck } from '@trendee/runtime/held-table'
import { pageAnswer } from '../../answers/page'
import { audited } from '../../http/audited'
import type { Handler } from '../../http/handler'

/** What is stored lags behind what runs; the live state is the truth while there is one. */
function withLive({ imports: queue }: Runtime, run: ImportRun): ImportRun {
  const live = queue.progressOf(run.import_id)
  return withDeriving(live ? liveImport(live) : run, queue.deriving, queue.deriveTrouble)
}

export const importsHandler: Handler<typeof CONTRACT.admin.imports> = async (input, { runtime }) => {
  const found = await imports(runtime.analytics, input)
  return pageAnswer(found, input, (run) => withLive(runtime, run))
}

export const importDetail: Handler<typeof CONTRACT.admin.importDetail> = async (input, { runtime }) => {
  const stored = await importById(runtime.analytics, input.import_id)
  if (!stored) throw new ApiError('not_found', 'There is no such import.')
  const run = withLive(runtime, stored)
  const { list, reasons } = await rejectsOf(runtime.analytics, input.import_id, input)
  return {
    import: run,
    rejects: { list, total: run.rows_rejected, page: input.page, pageSize: input.pageSize },
    reasons,
    joins: await joinsOfImport(runtime.analytics, input.import_id, SHOWN_JOINS),
  }
}

export const importUpload: Handler<typeof CONTRACT.admin.importUpload> = audited({
  action: 'admin.importUpload',
  subjectOf: (_input, { import_id }) => `import:${import_id}`,
  nameOf: (_input, { file }) => file,
  isOutsideStore: true,
  change: async (input, { runtime, upload }) => {
    if (!upload) throw new ApiError('bad_input', 'file: no file was sent', { field: 'file' })
    const { imports: queue } = runtime
    const told = toldByReading(input)
    const row = input.review
      ? await queue.held.hold(upload.fileName, upload.stream, told)
      : await queue.accept(upload.fileName, upload.stream, { capturedOn: input.captured_on ?? null, told })
    return liveImport(row)
  },
})

const NOT_HELD = 'No file is held by this id.'

export const importPreview: Handler<typeof CONTRACT.admin.importPreview> = async (input, { runtime }) => {
  const { held } = runtime.imports
  const { import_id: id } = input
  for (;;) {
    const reading = held.readingOf(id)
    try {
      return await previewOf(runtime, id, input.captured_on ?? null)
    } catch (error) {
      // Loaded or thrown away meanwhile: the file is moved before its record says so.
      if (held.isDecided(id)) throw new ApiError('not_found', NOT_HELD)
      // Told otherwise, and what had been read of it is gone.
      if (held.readingOf(id) === reading) throw error
    }
  }
}

async function previewOf(
  { analytics, imports: queue }: Runtime,
  importId: string,
  capturedOn: string | null,
): Promise<OutputOf<typeof CONTRACT.admin.importPreview>> {
  // Asked before the record is: one that was read meanwhile would be told as ready with the counts of before.
  const isReady = queue.held.isReady(importId)
  const [held] = await importRows(analytics, "import_id = {id:String} AND state = 'held'", { id: importId })
  if (!held) throw new ApiError('not_found', NOT_HELD)
  const moves = isReady ? await importMoves(analytics, held, capturedOn) : []
  const shown = isReady ? await queue.held.beginning(held, capturedOn) : null
  return {
    import: liveImport(held),
    is_ready: isReady,
    needs_day: needsDay(held),
    asks: [...new Set([...asksOf(held), ...(shown?.asks ?? [])])],
    table: shown?.table ?? null,
    open: shown?.open ?? { decimal_mark: null, day_order: null, unnamed_column: null },
    checks: isReady ? (await queue.held.checks(held)).map(importCheck) : [],
    moves,
    overlaps: await importOverlaps(analytics, held, moves, capturedOn),
  }
}

export const importRead: Handler<typeof CONTRACT.admin.importRead> = audited({
  action: 'admin.importRead',
  subjectOf: ({ import_id: id }) => `import:${id}`,
  nameOf: (_input, { file }) => file,
  isOutsideStore: true,
  change: async (input, { runtime }) => {
    const row = await runtime.imports.held.readAs(input.import_id, toldByReading(input))
    if (!row) throw new ApiError('conflict', NOT_HELD)
    return liveImport(row)
  },
})

export const importLoad: Handler<typeof CONTRACT.admin.importLoad> = audited({
  action: 'admin.importLoad',
  subjectOf: ({ import_id: id }) => `import:${id}`,
  nameOf: (_input, { file }) => file,
  isOutsideStore: true,
  change: async ({ import_id: id, captured_on: day }, { runtime }) => {
    const row = await runtime.imports.held.load(id, day ?? null)
    if (row === null) throw new ApiError('conflict', NOT_HELD)
    if (row === 'is being read') throw new ApiError('conflict', 'The file is still being read: ask again.', null, 2)
    if (row === 'needs columns') {
      throw new ApiError('bad_input', 'mapping: no feed takes the file; say which of its columns hold what', {
        field: 'mapping',
      })
    }
    if (row === 'needs a day') {
      throw new ApiError('bad_input', 'captured_on: the file does not say on which day it was captured', {
        field: 'captured_on',
      })
    }
    if ('stoppedBy' in row) throw new ApiError('bad_input', messageText(row.stoppedBy, 'en'), { field: 'mapping' })
    return liveImport(row)
  },
})

export const importDiscard: Handler<typeof CONTRACT.admin.importDiscard> = audited({
  action: 'admin.importDiscard',
  subjectOf: ({ import_id: id }) => `import:${id}`,
  nameOf: (_input, { file }) => file,
  isOutsideStore: true,
  change: async ({ import_id: id }, { runtime }) => {
    const row = await runtime.imports.held.discard(id)
    if (!row) throw new ApiError('conflict', NOT_HELD)
    return liveImport(row)
  },
})

const NOT_WITHDRAWN: Partial<Record<ImportRun['state'], string>> = {
  held: 'The file is not loaded yet: discard it instead.',
  queued: 'The file is about to be read: withdraw it once it is loaded.',
  running: 'The file is being read: withdraw it once it is loaded.',
}

export const importWithdraw: Handler<typeof CONTRACT.admin.importWithdraw> = audited({
  action: 'admin.importWithdraw',
  subjectOf: ({ import_id: id }) => `import:${id}`,
  nameOf: (_input, { file }) => file,
  isOutsideStore: true,
  change: async ({ import_id: id }, { runtime }) => {
    const run = await importById(runtime.analytics, id)
    if (!run) throw new ApiError('not_found', 'There is no such import.')
    const row = await runtime.imports.withdraw(id)
    if (!row) throw new ApiError('conflict', NOT_WITHDRAWN[run.state] ?? 'The import has stored nothing to withdraw.')
    return liveImport(row)
  },
})
