import { importById, imports as importsQuery, liveImport, rejectsOf } from '@trendee/analytics/admin/imports'
import type { ImportRun } from '@trendee/contract/admin/import-run'
import type { CONTRACT } from '@trendee/contract/contract'
import { ApiError } from '@trendee/contract/errors'
import type { Runtime } from '@trendee/runtime/open-runtime'
import { audited } from '../../http/audited'
import type { Handler } from '../../http/handler'

/** What is stored lags behind what runs; the live state is the truth while there is one. */
function withLive(runtime: Runtime, run: ImportRun): ImportRun {
  const live = runtime.imports.progressOf(run.import_id)
  return live ? liveImport(live) : run
}

export const imports: Handler<typeof CONTRACT.admin.imports> = async (input, { runtime }) => {
  const { list, total } = await importsQuery(runtime.analytics, input)
  return { list: list.map((run) => withLive(runtime, run)), total, page: input.page, pageSize: input.pageSize }
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
