import type { CONTRACT } from '@trendee/contract/contract'
import { auditEntries } from '@trendee/store/administration/audit-log'
import { pageAnswer } from '../../answers/page'
import type { Handler } from '../../http/handler'
import { unixSeconds } from '../../http/unix-seconds'

export const audit: Handler<typeof CONTRACT.adminSettings.audit> = async (input, { runtime }) => {
  const found = await auditEntries(runtime.store.db, input)
  return pageAnswer(found, input, (entry) => ({
    entry_id: entry.entryId,
    admin_name: entry.adminName,
    action: entry.action,
    subject: entry.subject,
    subject_name: entry.subjectName,
    detail: entry.detail,
    ip: entry.ip,
    done_at: unixSeconds(entry.doneAt),
  }))
}
