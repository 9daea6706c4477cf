import type { ExportFormat, OwnExport as Shown } from '@trendee/contract/common/own-export'
import type { OwnExport } from '@trendee/store/exports/own-exports'
import { unixSeconds } from '../http/unix-seconds'

export function ownExportAnswer(own: OwnExport): Shown {
  return {
    export_id: own.exportId,
    what: own.what,
    format: own.format as ExportFormat,
    state: own.state,
    quantity: own.quantity,
    rows_done: own.rowsDone,
    file_name: own.fileName,
    bytes: own.bytes,
    failure: own.failure,
    created_at: unixSeconds(own.createdAt),
    expires_at: unixSeconds(own.expiresAt),
  }
}
