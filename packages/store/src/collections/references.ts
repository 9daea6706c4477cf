import { MOST_REFERENCES_OF_PROJECT, type ReferenceKind } from '@trendee/core/collections/project'
import { inTransaction } from '../engine/in-transaction'
import type { StoreDb } from '../engine/open-store'
import { type Page, type PageOf, pageOf } from '../engine/page'
import { type AskedProject, holdProject, refuseBeyond, roleIn, touchProject } from './held-project'

export interface ReferenceKey {
  readonly kind: ReferenceKind
  readonly id: string
}

export interface Reference extends ReferenceKey {
  readonly addedAt: Date
}

export interface AddedReferences {
  /** Those that were not in the project before. */
  readonly isNew: ReadonlySet<string>
  /** References that are in the project now. */
  readonly total: number
}

/** Puts records of a kind into a project: all or none. One that is there already stays where it was. */
export function addReferences(
  db: StoreDb,
  asked: AskedProject,
  kind: ReferenceKind,
  ids: readonly string[],
  now: Date,
): Promise<AddedReferences> {
  return inTransaction(db, async (transaction) => {
    await holdProject(transaction, asked, 'editor')
    const rows = await transaction
      .insertInto('project_reference')
      .values(ids.map((id) => ({ project_id: asked.projectId, kind, record_id: id, added_at: now })))
      .onConflict((conflict) => conflict.doNothing())
      .returning('record_id')
      .execute()
    const held = await transaction
      .selectFrom('project_reference')
      .where('project_id', '=', asked.projectId)
      .select((select) => select.fn.countAll<string>().as('references'))
      .executeTakeFirst()
    const total = Number(held?.references ?? 0)
    refuseBeyond(total, MOST_REFERENCES_OF_PROJECT, 'references can be in one project')
    if (rows.length > 0) await touchProject(transaction, asked.projectId, now)
    return { isNew: new Set(rows.map((row) => row.record_id)), total }
  })
}

/** Takes records out of a project; what is not there stays away. Returns those taken out. */
export function removeReferences(
  db: StoreDb,
  asked: AskedProject,
  kind: ReferenceKind,
  ids: readonly string[],
  now: Date,
): Promise<readonly string[]> {
  return inTransaction(db, async (transaction) => {
    await holdProject(transaction, asked, 'editor')
    const rows = await transaction
      .deleteFrom('project_reference')
      .where('project_id', '=', asked.projectId)
      .where('kind', '=', kind)
      .where('record_id', 'in', ids)
      .returning('record_id')
      .execute()
    if (rows.length > 0) await touchProject(transaction, asked.projectId, now)
    return rows.map((row) => row.record_id)
  })
}

/** What stands in a project beside its trends, the newest first. */
export async function referencePage(db: StoreDb, asked: AskedProject, page: Page): Promise<PageOf<Reference>> {
  await roleIn(db, asked)
  const query = db
    .selectFrom('project_reference')
    .where('project_id', '=', asked.projectId)
    .select(['kind', 'record_id', 'added_at'])
    .orderBy('added_at', 'desc')
    .orderBy('kind')
    .orderBy('record_id')
  const { list, total } = await pageOf(db, query, page)
  return {
    list: list.map((row) => ({ kind: row.kind as ReferenceKind, id: row.record_id, addedAt: row.added_at })),
    total,
  }
}

/** Which of the account's projects hold which of these records. */
export async function projectsOfRecords(
  db: StoreDb,
  accountId: string,
  kind: ReferenceKind,
  ids: readonly string[],
): Promise<{ readonly projectId: string; readonly id: string }[]> {
  const rows = await db
    .selectFrom('project_reference as held')
    .innerJoin('project', 'project.project_id', 'held.project_id')
    .innerJoin('project_member as member', 'member.project_id', 'held.project_id')
    .where('member.account_id', '=', accountId)
    .where('project.deleted_at', 'is', null)
    .where('held.kind', '=', kind)
    .where('held.record_id', 'in', ids)
    .select(['held.project_id', 'held.record_id'])
    .orderBy('held.project_id')
    .orderBy('held.record_id')
    .execute()
  return rows.map((row) => ({ projectId: row.project_id, id: row.record_id }))
}
