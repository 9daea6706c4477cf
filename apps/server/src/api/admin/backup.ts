import type { CONTRACT } from '@trendee/contract/contract'
import { ApiError } from '@trendee/contract/errors'
import { BackupError } from '@trendee/runtime/backup/backup-format'
import { openBackup } from '@trendee/runtime/backup/pack-backup'
import { audited } from '../../http/audited'
import type { FileAnswer, Handler } from '../../http/handler'

/** It changes nothing, but whoever takes everything with them stands in the log. */
export const backup: Handler<typeof CONTRACT.admin.backup> = audited({
  action: 'admin.backup',
  subjectOf: () => 'backup',
  nameOf: (_input, { fileName }: FileAnswer) => fileName ?? '',
  isOutsideStore: true,
  change: async (_input, { runtime, signal }) => ({
    contentType: 'application/gzip',
    body: await openBackup(runtime, signal).catch((error: unknown) => {
      throw error instanceof BackupError ? new ApiError('conflict', error.message) : error
    }),
    fileName: `trendee-${new Date().toISOString().slice(0, 10)}.tar.gz`,
  }),
})
