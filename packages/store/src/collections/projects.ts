import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { ApiError } from '@trendee/contract/errors'
import { DELETED_DAYS, MOST_PROJECTS, type ProjectRole } from '@trendee/core/collections/project'
import { inTransaction } from '../engine/in-transaction'
import type { StoreDb } from '../engine/open-store'
import { type AskedProject, holdProject, refuseBeyond } from './held-project'

const DAY_MS = 86_400_000
/** Trends whose pictures stand for a project. */
const SHOWN_TRENDS = 4

export interface Project {
  readonly projectId: string
  readonly name: string
  readonly role: ProjectRole
  readonly ownerName: string
  readonly createdAt: Date
  readonly updatedAt: Date
  /** Of its link; `null` without one that is open. */
  readonly shareExpiresAt: Date | null
  readonly trends: number
  /** Records beside them. */
  readonly references: number
  readonly members: number
  /** The first of them in the project's order. */
  readonly shownTrends: readonly string[]
}

/** The account, held until the transaction ends, as its projects are counted. */
export async function holdAccount(db: StoreDb, accountId: string): Promise<void> {
  await db
    .selectFrom('account')
    .select('account_id')
    .where('account_id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

async function refuseTooMany(db: StoreDb, accountId: string): Promise<void> {
  const row = await db
    .selectFrom('project')
    .select((select) => select.fn.countAll<string>().as('projects'))
    .where('owner_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  refuseBeyond(Number(row?.projects ?? 0), MOST_PROJECTS, 'projects can be kept')
}

/** Makes a project of the account's own; its id. Refused beyond what an account can keep. */
export function createProject(db: StoreDb, accountId: string, name: string, now: Date): Promise<string> {
  const projectId = randomUUID()
  return inTransaction(db, async (transaction) => {
    await holdAccount(transaction, accountId)
    await transaction
      .insertInto('project')
      .values({ project_id: projectId, owner_id: accountId, name, created_at: now, updated_at: now })
      .execute()
    await transaction
      .insertInto('project_member')
      .values({ project_id: projectId, account_id: accountId, role: 'owner', joined_at: now })
      .execute()
    await refuseTooMany(transaction, accountId)
    return projectId
  })
}

export function renameProject(db: StoreDb, asked: AskedProject, name: string, now: Date): Promise<void> {
  return inTransaction(db, async (transaction) => {
    await holdProject(transaction, asked, 'owner')
    await transaction
      .updateTable('project')
      .set({ name, updated_at: now })
      .where('project_id', '=', asked.projectId)
      .execute()
  })
}

/** Deletes a project for everybody in it. Returns until when its owner can restore it. */
export function deleteProject(db: StoreDb, asked: AskedProject, now: Date): Promise<Date> {
  return inTransaction(db, async (transaction) => {
    await holdProject(transaction, asked, 'owner')
    await transaction
      .updateTable('project')
      .set({ deleted_at: now })
      .where('project_id', '=', asked.projectId)
      .execute()
    return new Date(now.getTime() + DELETED_DAYS * DAY_MS)
  })
}

/** Brings a project back as it was; one that is there stays as it is. Only for its owner, as long as it is kept. */
export function restoreProject(db: StoreDb, { accountId, projectId }: AskedProject, now: Date): Promise<void> {
  return inTransaction(db, async (transaction) => {
    await holdAccount(transaction, accountId)
    const row = await transaction
      .updateTable('project')
      .set({ deleted_at: null })
      .where('project_id', '=', projectId)
      .where('owner_id', '=', accountId)
      .where((where) => where.or([where('deleted_at', 'is', null), where('deleted_at', '>', keptSince(now))]))
      .returning('project_id')
      .executeTakeFirst()
    if (!row) throw new ApiError('not_found', 'There is no such project.', { field: 'categoryId' })
    await refuseTooMany(transaction, accountId)
  })
}

/** Projects of the account in its own order: what was not placed first, the newest on top. */
function inOwnOrder(db: StoreDb, accountId: string) {
  return db
    .selectFrom('project')
    .innerJoin('project_member as member', 'member.project_id', 'project.project_id')
    .where('member.account_id', '=', accountId)
    .where('project.deleted_at', 'is', null)
    .orderBy('member.place')
    .orderBy('member.joined_at', 'desc')
    .orderBy('project.project_id')
}

/** Moves a project to a place (from 1) in the account's own order. */
export function placeProject(db: StoreDb, { accountId, projectId }: AskedProject, place: number): Promise<void> {
  return inTransaction(db, async (transaction) => {
    await holdAccount(transaction, accountId)
    const rows = await inOwnOrder(transaction, accountId).select('project.project_id').execute()
    const others = rows.map((row) => row.project_id).filter((other) => other !== projectId)
    if (others.length === rows.length) {
      throw new ApiError('not_found', 'There is no such project.', { field: 'categoryId' })
    }
    await sql`
      update project_member set place = placed.place
      from unnest(${others.toSpliced(place - 1, 0, projectId)}::text[]) with ordinality as placed(project_id, place)
      where account_id = ${accountId} and project_member.project_id = placed.project_id
    `.execute(transaction)
  })
}

/** Every project that the account owns or was let into, or the one asked for. Throws `not_found` where that is not theirs. */
export async function projectsOf(
  db: StoreDb,
  accountId: string,
  now: Date,
  projectId?: string,
): Promise<readonly Project[]> {
  const all = inOwnOrder(db, accountId)
    .innerJoin('account as owner', 'owner.account_id', 'project.owner_id')
    .leftJoin('project_share as share', (join) =>
      join.onRef('share.project_id', '=', 'project.project_id').on('share.expires_at', '>', now),
    )
    .select(['project.project_id', 'project.name', 'project.created_at', 'project.updated_at'])
    .select(['member.role', 'owner.name as owner_name', 'share.expires_at as share_expires_at'])
    .select([
      sql<string>`(select count(*) from collected_trend as held
        where held.project_id = project.project_id and held.removed_at is null)`.as('trends'),
      sql<string>`(select count(*) from project_reference as held
        where held.project_id = project.project_id)`.as('references'),
      sql<string>`(select count(*) from project_member as other
        where other.project_id = project.project_id)`.as('members'),
      sql<JsonIds>`(select coalesce(jsonb_agg(trend_id), '[]') from (select trend_id from collected_trend as held
        where held.project_id = project.project_id and held.removed_at is null
        order by held.place, held.collected_at desc, held.trend_id limit ${SHOWN_TRENDS}::integer) as first)`.as(
        'shown',
      ),
    ])
  const rows = await (projectId === undefined ? all : all.where('project.project_id', '=', projectId)).execute()
  if (projectId !== undefined && rows.length === 0) {
    throw new ApiError('not_found', 'There is no such project.', { field: 'categoryId' })
  }
  return rows.map((row) => ({
    projectId: row.project_id,
    name: row.name,
    role: row.role as ProjectRole,
    ownerName: row.owner_name,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    shareExpiresAt: row.share_expires_at,
    trends: Number(row.trends),
    references: Number(row.references),
    members: Number(row.members),
    shownTrends: row.shown,
  }))
}
type JsonIds = readonly string[]

function keptSince(now: Date): Date {
  return new Date(now.getTime() - DELETED_DAYS * DAY_MS)
}

/** Forgets what was deleted too long ago to be restored, and links and invitations that have ended. */
export async function dropDeletedCollections(db: StoreDb, now = new Date()): Promise<void> {
  await db.deleteFrom('project').where('deleted_at', '<=', keptSince(now)).execute()
  await db.deleteFrom('collected_trend').where('removed_at', '<=', keptSince(now)).execute()
  await db.deleteFrom('project_invitation').where('expires_at', '<=', now).execute()
  await db.deleteFrom('project_share').where('expires_at', '<=', now).execute()
}
