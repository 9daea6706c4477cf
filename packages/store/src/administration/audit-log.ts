import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { StoreDb } from '../engine/open-store'
import { type Page, type PageOf, pageOf } from '../engine/page'
import type { JsonValue } from '../engine/schema'

export interface AuditEntry {
  readonly adminId: string
  readonly adminName: string
  /** The contract's name of the call, `adminUsers.userUpdate`. */
  readonly action: string
  /** What it was done to, `account:…`. */
  readonly subject: string
  /** Input without secrets. */
  readonly detail: JsonValue
  readonly ip: string
}

export interface StoredAuditEntry extends AuditEntry {
  readonly entryId: string
  /** Name of the account it was done to; `null` where it was done to something else, or to one that is gone. */
  readonly subjectName: string | null
  readonly doneAt: Date
}

export async function addAuditEntry(db: StoreDb, entry: AuditEntry, now: Date): Promise<void> {
  await db
    .insertInto('audit_entry')
    .values({
      entry_id: randomUUID(),
      admin_id: entry.adminId,
      admin_name: entry.adminName,
      action: entry.action,
      subject: entry.subject,
      detail: JSON.stringify(entry.detail),
      ip: entry.ip,
      done_at: now,
    })
    .execute()
}

/** What administrators did, newest first; `q` is looked for in name, action and subject. */
export async function auditEntries(
  db: StoreDb,
  filter: Page & { readonly q?: string | undefined },
): Promise<PageOf<StoredAuditEntry>> {
  let asked = db.selectFrom('audit_entry')
  if (filter.q) {
    asked = asked.where(
      sql<boolean>`strpos(lower(concat_ws(' ', admin_name, action, subject)), lower(${filter.q})) > 0`,
    )
  }
  const entries = asked
    .selectAll()
    .select(
      sql<string | null>`(select named.name from account as named
        where 'account:' || named.account_id = audit_entry.subject)`.as('subject_name'),
    )
    .orderBy('done_at', 'desc')
    .orderBy('entry_id')
  const found = await pageOf(db, entries, filter)
  const list = found.list.map((row) => ({
    entryId: row.entry_id,
    adminId: row.admin_id,
    adminName: row.admin_name,
    action: row.action,
    subject: row.subject,
    subjectName: row.subject_name,
    detail: row.detail,
    ip: row.ip,
    doneAt: row.done_at,
  }))
  return { list, total: found.total }
}
