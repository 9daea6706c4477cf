import { importById, imports, liveImport, rejectsOf, withDeriving } from '@trendee/analytics/admin/imports'
import type { ImportRun } from '@trendee/contract/admin/import-run'
import type { CONTRACT } from '@trendee/contract/contract'
import { ApiError } from '@trendee/contract/errors'
import type { Runtime } from '@trendee/runtime/open-runtime'
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
  }
}

export const importUpload: Handler<typeof CONTRACT.admin.importUpload> = audited({
  action: 'admin.importUpload',
  subjectOf: (_input, { import_id }) => `import:${import_id}`,
  isOutsideStore: true,
  change: async (input, { runtime, upload }) => {
    if (!upload) throw new ApiError('bad_input', 'file: no file was sent', { field: 'file' })
    return liveImport(await runtime.imports.accept(upload.fileName, upload.stream, input.captured_on ?? null))
  },
})
