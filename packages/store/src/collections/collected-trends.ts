import { sql } from 'kysely'
import { ApiError } from '@trendee/contract/errors'
import { MOST_TRENDS_OF_PROJECT } from '@trendee/core/collections/project'
import type { Standing } from '@trendee/core/collections/what-changed'
import { inTransaction } from '../engine/in-transaction'
import type { StoreDb } from '../engine/open-store'
import type { JsonValue } from '../engine/column-types'
import { type AskedProject, holdProject, refuseBeyond, roleIn, touchProject } from './held-project'

export interface NewCollected {
  readonly trendId: string
  /** How it stands where it is known: what later data is compared with. */
  readonly standings: readonly Standing[]
}

/** Which trend is collected in which project. */
export interface CollectedKey {
  readonly projectId: string
  readonly trendId: string
}

export interface CollectedTrend extends CollectedKey {
  readonly collectedAt: Date
  readonly note: string
  readonly standings: readonly Standing[]
}

/** Collected trends of a project that were not taken out. */
function inProject(db: StoreDb, projectId: string) {
  return db.selectFrom('collected_trend').where('project_id', '=', projectId).where('removed_at', 'is', null)
}

async function refuseTooMany(db: StoreDb, projectId: string): Promise<number> {
  const row = await inProject(db, projectId)
    .select((select) => select.fn.countAll<string>().as('trends'))
    .executeTakeFirst()
  const trends = Number(row?.trends ?? 0)
  refuseBeyond(trends, MOST_TRENDS_OF_PROJECT, 'trends can be in one project')
  return trends
}

export interface Collecting {
  /** Those that were not in the project before. */
  readonly isNew: ReadonlySet<string>
  /** Trends that are in the project now. */
  readonly total: number
}

/**
 * Collects trends in a project: all or none. One that is there already stays as it was; one that was taken out begins anew.
 */
export function collectTrends(
  db: StoreDb,
  asked: AskedProject,
  trends: readonly NewCollected[],
  now: Date,
): Promise<Collecting> {
  return inTransaction(db, async (transaction) => {
    await holdProject(transaction, asked, 'editor')
    const rows = await transaction
      .insertInto('collected_trend')
      .values(
        trends.map(({ trendId, standings }) => ({
          project_id: asked.projectId,
          trend_id: trendId,
          collected_at: now,
          seen: JSON.stringify({ standings }),
        })),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['project_id', 'trend_id'])
          .doUpdateSet({
            collected_at: sql`excluded.collected_at`,
            seen: sql`excluded.seen`,
            note: '',
            place: 0,
            removed_at: null,
          })
          .where('collected_trend.removed_at', 'is not', null),
      )
      .returning('trend_id')
      .execute()
    const total = await refuseTooMany(transaction, asked.projectId)
    if (rows.length > 0) await touchProject(transaction, asked.projectId, now)
    return { isNew: new Set(rows.map((row) => row.trend_id)), total }
  })
}

/** Takes trends out of a project, to be restored for a while; what is not there stays away. Returns those taken out. */
export function removeTrends(
  db: StoreDb,
  asked: AskedProject,
  trendIds: readonly string[],
  now: Date,
): Promise<readonly string[]> {
  return inTransaction(db, async (transaction) => {
    await holdProject(transaction, asked, 'editor')
    const rows = await transaction
      .updateTable('collected_trend')
      .set({ removed_at: now })
      .where('project_id', '=', asked.projectId)
      .where('trend_id', 'in', trendIds)
      .where('removed_at', 'is', null)
      .returning('trend_id')
      .execute()
    if (rows.length > 0) await touchProject(transaction, asked.projectId, now)
    return rows.map((row) => row.trend_id)
  })
}

/** Brings trends back as they were when they were taken out: place, note, what was seen of them. Returns those brought back. */
export function restoreTrends(
  db: StoreDb,
  asked: AskedProject,
  trendIds: readonly string[],
  now: Date,
): Promise<readonly string[]> {
  return inTransaction(db, async (transaction) => {
    await holdProject(transaction, asked, 'editor')
    const rows = await transaction
      .updateTable('collected_trend')
      .set({ removed_at: null })
      .where('project_id', '=', asked.projectId)
      .where('trend_id', 'in', trendIds)
      .where('removed_at', 'is not', null)
      .returning('trend_id')
      .execute()
    await refuseTooMany(transaction, asked.projectId)
    if (rows.length > 0) await touchProject(transaction, asked.projectId, now)
    return rows.map((row) => row.trend_id)
  })
}

const notCollected = () => new ApiError('not_found', 'The project does not hold this trend.', { field: 'trendName' })

interface NoteChange {
  readonly note: string
  /** The note that the writer has read; not compared where it is left out. */
  readonly before?: string | undefined
}

export function noteTrend(
  db: StoreDb,
  asked: AskedProject,
  trendId: string,
  { note, before }: NoteChange,
  now: Date,
): Promise<void> {
  return inTransaction(db, async (transaction) => {
    await holdProject(transaction, asked, 'editor')
    const row = await inProject(transaction, asked.projectId)
      .select('note')
      .where('trend_id', '=', trendId)
      .executeTakeFirst()
    if (!row) throw notCollected()
    if (before !== undefined && row.note !== before)
      throw new ApiError('conflict', 'Somebody has changed this note meanwhile.', { field: 'note', note: row.note })
    await transaction
      .updateTable('collected_trend')
      .set({ note })
      .where('project_id', '=', asked.projectId)
      .where('trend_id', '=', trendId)
      .execute()
    await touchProject(transaction, asked.projectId, now)
  })
}

/** What is in a project in its order: what was not placed first, the newest on top. */
function inOrder(db: StoreDb, projectId: string) {
  return inProject(db, projectId).orderBy('place').orderBy('collected_at', 'desc').orderBy('trend_id')
}

/** Moves a trend to a place (from 1) in its project's order. */
export function placeTrend(db: StoreDb, asked: AskedProject, trendId: string, place: number, now: Date): Promise<void> {
  return inTransaction(db, async (transaction) => {
    await holdProject(transaction, asked, 'editor')
    const rows = await inOrder(transaction, asked.projectId).select('trend_id').execute()
    const others = rows.map((row) => row.trend_id).filter((other) => other !== trendId)
    if (others.length === rows.length) throw notCollected()
    await sql`
      update collected_trend set place = placed.place
      from unnest(${others.toSpliced(place - 1, 0, trendId)}::text[]) with ordinality as placed(trend_id, place)
      where project_id = ${asked.projectId} and collected_trend.trend_id = placed.trend_id
    `.execute(transaction)
    await touchProject(transaction, asked.projectId, now)
  })
}

/** Which trends are in which of the account's projects, or in the one asked for. */
export async function collectedKeys(db: StoreDb, accountId: string, projectId?: string): Promise<CollectedKey[]> {
  if (projectId !== undefined) await roleIn(db, { accountId, projectId })
  const all = ofAccount(db, accountId).select(['held.project_id', 'held.trend_id'])
  const rows = await (projectId === undefined ? all : all.where('held.project_id', '=', projectId)).execute()
  return rows.map((row) => ({ projectId: row.project_id, trendId: row.trend_id }))
}

/** What the account's projects hold, project by project in its own order. */
function ofAccount(db: StoreDb, accountId: string) {
  return db
    .selectFrom('collected_trend as held')
    .innerJoin('project', 'project.project_id', 'held.project_id')
    .innerJoin('project_member as member', 'member.project_id', 'held.project_id')
    .where('member.account_id', '=', accountId)
    .where('project.deleted_at', 'is', null)
    .where('held.removed_at', 'is', null)
    .orderBy('member.place')
    .orderBy('member.joined_at', 'desc')
    .orderBy('held.project_id')
    .orderBy('held.place')
    .orderBy('held.collected_at', 'desc')
    .orderBy('held.trend_id')
}

interface CollectedRow {
  readonly project_id: string
  readonly trend_id: string
  readonly collected_at: Date
  readonly note: string
  readonly seen: JsonValue
}

const COLLECTED = ['held.project_id', 'held.trend_id', 'held.collected_at', 'held.note', 'held.seen'] as const

/** As `collectTrends` wrote it. */
function collectedOf(row: CollectedRow): CollectedTrend {
  return {
    projectId: row.project_id,
    trendId: row.trend_id,
    collectedAt: row.collected_at,
    note: row.note,
    standings: row.seen['standings'] as readonly Standing[],
  }
}

/** Collected trends of all the account's projects, or of the one asked for, in order. */
export async function collectedBy(db: StoreDb, accountId: string, projectId?: string): Promise<CollectedTrend[]> {
  if (projectId !== undefined) await roleIn(db, { accountId, projectId })
  const all = ofAccount(db, accountId).select(COLLECTED)
  const rows = await (projectId === undefined ? all : all.where('held.project_id', '=', projectId)).execute()
  return rows.map(collectedOf)
}
