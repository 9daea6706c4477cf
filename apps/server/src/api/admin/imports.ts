import { importById, imports as importsQuery, liveImport, rejectsOf } from '@trendee/analytics/admin/imports'
import type { ImportRun } from '@trendee/contract/admin'
import type { CONTRACT } from '@trendee/contract/contract'
import { ApiError } from '@trendee/contract/errors'
import type { Platform } from '@trendee/pipeline/open-platform'
import { audited } from '../../platform/audited'
import type { Handler } from '../../platform/handler'

/** What is stored lags behind what runs; the live state is the truth while there is one. */
function withLive(platform: Platform, run: ImportRun): ImportRun {
  const live = platform.work.progressOf(run.import_id)
  return live ? liveImport(live) : run
}

export const imports: Handler<typeof CONTRACT.admin.imports> = async (input, { platform }) => {
  const { list, total } = await importsQuery(platform.analytics, input)
  return { list: list.map((run) => withLive(platform, run)), total, page: input.page, pageSize: input.pageSize }
}

export const importDetail: Handler<typeof CONTRACT.admin.importDetail> = async (input, { platform }) => {
  const stored = await importById(platform.analytics, input.import_id)
  if (!stored) throw new ApiError('not_found', 'There is no such import.')
  const run = withLive(platform, stored)
  const { list, reasons } = await rejectsOf(platform.analytics, input.import_id, input)
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
  change: async (input, { platform, upload }) => {
    if (!upload) throw new ApiError('bad_input', 'file: no file was sent', { field: 'file' })
    return liveImport(await platform.work.accept(upload.fileName, upload.stream, input.captured_on ?? null))
  },
})
