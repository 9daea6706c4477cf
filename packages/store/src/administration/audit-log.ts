import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { StoreDb } from '../engine/open-store'
import { type Page, type PageOf, pageOf } from '../engine/page'
import type { JsonValue } from '../engine/column-types'

export interface AuditEntry {
  readonly adminId: string
  readonly adminName: string
  /** The contract's name of the call, `adminUsers.userUpdate`. */
  readonly action: string
  /** What it was done to, `account:…`. */
  readonly subject: string
  /** What it was called then: an account's name, a file, a job's name, the first words of a message. */
  readonly subjectName: string | null
  /** Input without secrets. */
  readonly detail: JsonValue
  readonly ip: string
}

export interface StoredAuditEntry extends AuditEntry {
  readonly entryId: string
  readonly doneAt: Date
}

/** A name tells which; a whole message is not a name. */
const LONGEST_NAME = 120

export async function addAuditEntry(db: StoreDb, entry: AuditEntry, now: Date): Promise<void> {
  await db
    .insertInto('audit_entry')
    .values({
      entry_id: randomUUID(),
      admin_id: entry.adminId,
      admin_name: entry.adminName,
      action: entry.action,
      subject: entry.subject,
      subject_name: entry.subjectName?.slice(0, LONGEST_NAME) ?? null,
      detail: JSON.stringify(entry.detail),
      ip: entry.ip,
      done_at: now,
    })
    .execute()
}

/** What administrators did, newest first; `q` is looked for in all names, action and subject. */
export async function auditEntries(
  db: StoreDb,
  filter: Page & { readonly q?: string | undefined },
): Promise<PageOf<StoredAuditEntry>> {
  let asked = db.selectFrom('audit_entry')
  if (filter.q) {
    asked = asked.where(
      sql<boolean>`strpos(lower(concat_ws(' ', admin_name, action, subject, subject_name)), lower(${filter.q})) > 0`,
    )
  }
  const entries = asked
    .selectAll()
    // What was done to an account is found under the name that it has today; one that is gone keeps its last.
    .select(
      sql<string | null>`coalesce((select named.name from account as named
        where 'account:' || named.account_id = audit_entry.subject), subject_name)`.as('shown_name'),
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
    subjectName: row.shown_name,
    detail: row.detail,
    ip: row.ip,
    doneAt: row.done_at,
  }))
  return { list, total: found.total }
}
