import { createHash, randomBytes } from 'node:crypto'
import { inTransaction } from '../engine/in-transaction'
import type { StoreDb } from '../engine/open-store'
import { type AskedProject, holdProject } from './held-project'

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

export interface NewShare {
  readonly expiresAt: Date
  readonly showsNotes: boolean
}

/** Opens a link to a project in place of the one it had. The returned token (256 random bits) is shown once. */
export function openShare(db: StoreDb, asked: AskedProject, share: NewShare, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  return inTransaction(db, async (transaction) => {
    await holdProject(transaction, asked, 'owner')
    const values = {
      token_hash: hashOf(token),
      shows_notes: share.showsNotes,
      created_at: now,
      expires_at: share.expiresAt,
    }
    await transaction
      .insertInto('project_share')
      .values({ project_id: asked.projectId, ...values })
      .onConflict((conflict) => conflict.column('project_id').doUpdateSet(values))
      .execute()
    return token
  })
}

/** Ends a project's link; where there is none, nothing. */
export function closeShare(db: StoreDb, asked: AskedProject): Promise<void> {
  return inTransaction(db, async (transaction) => {
    await holdProject(transaction, asked, 'owner')
    await transaction.deleteFrom('project_share').where('project_id', '=', asked.projectId).execute()
  })
}

export interface SharedProject {
  readonly projectId: string
  readonly ownerId: string
  readonly name: string
  readonly updatedAt: Date
  readonly expiresAt: Date
  readonly showsNotes: boolean
}

/** What a link leads to; `null` for one that is unknown, closed or over. */
export async function sharedProject(db: StoreDb, token: string, now: Date): Promise<SharedProject | null> {
  const row = await db
    .selectFrom('project_share as share')
    .innerJoin('project', 'project.project_id', 'share.project_id')
    .where('share.token_hash', '=', hashOf(token))
    .where('share.expires_at', '>', now)
    .where('project.deleted_at', 'is', null)
    .select(['project.project_id', 'project.owner_id', 'project.name', 'project.updated_at'])
    .select(['share.expires_at', 'share.shows_notes'])
    .executeTakeFirst()
  if (!row) return null
  return {
    projectId: row.project_id,
    ownerId: row.owner_id,
    name: row.name,
    updatedAt: row.updated_at,
    expiresAt: row.expires_at,
    showsNotes: row.shows_notes,
  }
}
