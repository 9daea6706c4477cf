import { ApiError } from '@trendee/contract/errors'
import { type ProjectRole, roleReaches } from '@trendee/core/collections/project'
import type { StoreDb } from '../engine/open-store'

/** A project, and the account that asks for it. */
export interface AskedProject {
  readonly accountId: string
  readonly projectId: string
}

const MAY_NOT = {
  owner: 'Only the owner of the project may do this.',
  editor: 'You may read this project, not change it.',
  viewer: '',
} as const

/** Throws `not_found` for a project that is not there or not the account's, `forbidden` for a role that does not reach. */
function reached(row: { readonly role: string } | undefined, needed: ProjectRole): ProjectRole {
  if (row === undefined) throw new ApiError('not_found', 'There is no such project.', { field: 'categoryId' })
  const role = row.role as ProjectRole
  if (!roleReaches(role, needed)) throw new ApiError('forbidden', MAY_NOT[needed], { role })
  return role
}

function ofMember(db: StoreDb, { accountId, projectId }: AskedProject) {
  return db
    .selectFrom('project')
    .innerJoin('project_member as member', 'member.project_id', 'project.project_id')
    .where('project.project_id', '=', projectId)
    .where('member.account_id', '=', accountId)
    .where('project.deleted_at', 'is', null)
    .select('member.role')
}

/** The account's role in a project that it may read. */
export async function roleIn(db: StoreDb, asked: AskedProject, needed: ProjectRole = 'viewer'): Promise<ProjectRole> {
  return reached(await ofMember(db, asked).executeTakeFirst(), needed)
}

/** The same, with the project held until the transaction ends: of calls at once the last one that has room is the last one. */
export async function holdProject(db: StoreDb, asked: AskedProject, needed: ProjectRole): Promise<ProjectRole> {
  return reached(await ofMember(db, asked).forNoKeyUpdate('project').executeTakeFirst(), needed)
}

/** Notes that what is in a project has changed. */
export async function touchProject(db: StoreDb, projectId: string, now: Date): Promise<void> {
  await db.updateTable('project').set({ updated_at: now }).where('project_id', '=', projectId).execute()
}

/** Throws 1010 where more than `most` would be there. */
export function refuseBeyond(count: number, most: number, what: string): void {
  if (count > most) throw new ApiError('conflict', `No more than ${most} ${what}: take one away first.`, { most })
}
