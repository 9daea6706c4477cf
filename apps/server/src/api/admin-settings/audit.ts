import type { CONTRACT } from '@trendee/contract/contract'
import { auditEntries } from '@trendee/store/administration/audit-log'
import type { Handler } from '../../http/handler'
import { unixSeconds } from '../../http/unix-seconds'

export const audit: Handler<typeof CONTRACT.adminSettings.audit> = async ({ q, page, pageSize }, { runtime }) => {
  const { list, total } = await auditEntries(runtime.store.db, { q, page, pageSize })
  return {
    list: list.map((entry) => ({
      entry_id: entry.entryId,
      admin_name: entry.adminName,
      action: entry.action,
      subject: entry.subject,
      subject_name: entry.subjectName,
      detail: entry.detail,
      ip: entry.ip,
      done_at: unixSeconds(entry.doneAt),
    })),
    total,
    page,
    pageSize,
  }
}
