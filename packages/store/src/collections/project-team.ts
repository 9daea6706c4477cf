import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { ApiError } from '@trendee/contract/errors'
import { MOST_JOINED, MOST_MEMBERS, type MemberRole, type ProjectRole } from '@trendee/core/collections/project'
import { inTransaction } from '../engine/in-transaction'
import type { StoreDb } from '../engine/open-store'
import { type AskedProject, holdProject, refuseBeyond, roleIn } from './held-project'
import { holdAccount } from './projects'

export interface Member {
  readonly accountId: string
  readonly name: string
  readonly email: string | null
  readonly role: ProjectRole
  readonly joinedAt: Date
}

export interface Invitation {
  readonly invitationId: string
  readonly email: string
  readonly role: MemberRole
  readonly invitedAt: Date
  readonly expiresAt: Date
}

/** Who works on a project, the owner first, and what the account that asks is in it. */
export async function teamOf(db: StoreDb, asked: AskedProject): Promise<{ role: ProjectRole; members: Member[] }> {
  const role = await roleIn(db, asked)
  const rows = await db
    .selectFrom('project_member as member')
    .innerJoin('account', 'account.account_id', 'member.account_id')
    .where('member.project_id', '=', asked.projectId)
    .select(['member.account_id', 'account.name', 'account.email', 'member.role', 'member.joined_at'])
    .orderBy(sql`member.role = 'owner'`, 'desc')
    .orderBy('member.joined_at')
    .orderBy('member.account_id')
    .execute()
  const members = rows.map((row) => ({
    accountId: row.account_id,
    name: row.name,
    email: row.email,
    role: row.role as ProjectRole,
    joinedAt: row.joined_at,
  }))
  return { role, members }
}

function invitationsTo(db: StoreDb, projectId: string, now: Date) {
  return db.selectFrom('project_invitation').where('project_id', '=', projectId).where('expires_at', '>', now)
}

/** Invitations to a project that nobody has answered yet. For its owner. */
export async function openInvitations(db: StoreDb, asked: AskedProject, now: Date): Promise<Invitation[]> {
  await roleIn(db, asked, 'owner')
  const rows = await invitationsTo(db, asked.projectId, now)
    .selectAll()
    .orderBy('invited_at', 'desc')
    .orderBy('email')
    .execute()
  return rows.map((row) => ({
    invitationId: row.invitation_id,
    email: row.email,
    role: row.role as MemberRole,
    invitedAt: row.invited_at,
    expiresAt: row.expires_at,
  }))
}

export interface NewInvitation {
  /** Normalised, in small letters. */
  readonly email: string
  readonly role: MemberRole
  readonly expiresAt: Date
}

async function refuseTooMany(db: StoreDb, projectId: string, now: Date): Promise<void> {
  const members = await db
    .selectFrom('project_member')
    .select((select) => select.fn.countAll<string>().as('people'))
    .where('project_id', '=', projectId)
    .executeTakeFirst()
  const invited = await invitationsTo(db, projectId, now)
    .select((select) => select.fn.countAll<string>().as('people'))
    .executeTakeFirst()
  refuseBeyond(Number(members?.people ?? 0) + Number(invited?.people ?? 0), MOST_MEMBERS, 'people can be in a project')
}

/** Invites an address to a project, or renews its invitation; its id. Refused where its owner is a member already. */
export function invite(db: StoreDb, asked: AskedProject, invitation: NewInvitation, now: Date): Promise<string> {
  const { email, role, expiresAt } = invitation
  return inTransaction(db, async (transaction) => {
    await holdProject(transaction, asked, 'owner')
    const member = await transaction
      .selectFrom('project_member as member')
      .innerJoin('account', 'account.account_id', 'member.account_id')
      .where('member.project_id', '=', asked.projectId)
      .where('account.email', '=', email)
      .select('member.role')
      .executeTakeFirst()
    if (member) throw new ApiError('conflict', 'This person is in the project already.', { field: 'email' })
    const values = { role, invited_at: now, expires_at: expiresAt }
    const row = await transaction
      .insertInto('project_invitation')
      .values({ invitation_id: randomUUID(), project_id: asked.projectId, email, ...values })
      .onConflict((conflict) => conflict.columns(['project_id', 'email']).doUpdateSet(values))
      .returning('invitation_id')
      .executeTakeFirstOrThrow()
    await refuseTooMany(transaction, asked.projectId, now)
    return row.invitation_id
  })
}

export function cancelInvitation(db: StoreDb, asked: AskedProject, invitationId: string): Promise<void> {
  return inTransaction(db, async (transaction) => {
    await holdProject(transaction, asked, 'owner')
    const row = await transaction
      .deleteFrom('project_invitation')
      .where('invitation_id', '=', invitationId)
      .where('project_id', '=', asked.projectId)
      .returning('invitation_id')
      .executeTakeFirst()
    if (!row) throw noInvitation()
  })
}

const noInvitation = () => new ApiError('not_found', 'There is no such invitation.', { field: 'invitation_id' })

/** Invitations to an account's own address: nobody else reads or answers them. */
function toAccount(db: StoreDb, accountId: string, now: Date) {
  return db
    .selectFrom('project_invitation as invitation')
    .innerJoin('account', 'account.email', 'invitation.email')
    .innerJoin('project', 'project.project_id', 'invitation.project_id')
    .innerJoin('account as owner', 'owner.account_id', 'project.owner_id')
    .where('account.account_id', '=', accountId)
    .where('invitation.expires_at', '>', now)
    .where('project.deleted_at', 'is', null)
}

export interface OwnInvitation {
  readonly invitationId: string
  readonly projectName: string
  readonly invitedBy: string
  readonly role: MemberRole
  readonly expiresAt: Date
}

export async function invitationsFor(db: StoreDb, accountId: string, now: Date): Promise<OwnInvitation[]> {
  const rows = await toAccount(db, accountId, now)
    .select(['invitation.invitation_id', 'project.name', 'owner.name as owner_name'])
    .select(['invitation.role', 'invitation.expires_at'])
    .orderBy('invitation.invited_at', 'desc')
    .orderBy('invitation.invitation_id')
    .execute()
  return rows.map((row) => ({
    invitationId: row.invitation_id,
    projectName: row.name,
    invitedBy: row.owner_name,
    role: row.role as MemberRole,
    expiresAt: row.expires_at,
  }))
}

/** Takes an invitation to the account's address off the list; what it was for. */
async function takeInvitation(db: StoreDb, accountId: string, invitationId: string, now: Date) {
  const mine = toAccount(db, accountId, now).select('invitation.invitation_id')
  const row = await db
    .deleteFrom('project_invitation')
    .where('invitation_id', '=', invitationId)
    .where('invitation_id', 'in', mine)
    .returning(['project_id', 'role'])
    .executeTakeFirst()
  if (!row) throw noInvitation()
  return row
}

/** Lets the account into the project that it was invited to; the project's id. */
export function acceptInvitation(db: StoreDb, accountId: string, invitationId: string, now: Date): Promise<string> {
  return inTransaction(db, async (transaction) => {
    await holdAccount(transaction, accountId)
    const { project_id, role } = await takeInvitation(transaction, accountId, invitationId, now)
    await transaction
      .insertInto('project_member')
      .values({ project_id, account_id: accountId, role, joined_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const joined = await transaction
      .selectFrom('project_member')
      .select((select) => select.fn.countAll<string>().as('projects'))
      .where('account_id', '=', accountId)
      .where('role', '<>', 'owner')
      .executeTakeFirst()
    refuseBeyond(Number(joined?.projects ?? 0), MOST_JOINED, 'projects of others can be joined')
    return project_id
  })
}

export async function declineInvitation(
  db: StoreDb,
  accountId: string,
  invitationId: string,
  now: Date,
): Promise<void> {
  await takeInvitation(db, accountId, invitationId, now)
}

const noMember = () => new ApiError('not_found', 'There is no such member.', { field: 'member_id' })

/** Gives a member another role; the owner keeps theirs. */
export function changeRole(db: StoreDb, asked: AskedProject, memberId: string, role: MemberRole): Promise<void> {
  return inTransaction(db, async (transaction) => {
    await holdProject(transaction, asked, 'owner')
    const row = await transaction
      .updateTable('project_member')
      .set({ role })
      .where('project_id', '=', asked.projectId)
      .where('account_id', '=', memberId)
      .where('role', '<>', 'owner')
      .returning('account_id')
      .executeTakeFirst()
    if (!row) throw noMember()
  })
}

/** Takes a member out of a project; never its owner. */
export function removeMember(db: StoreDb, asked: AskedProject, memberId: string): Promise<void> {
  return inTransaction(db, async (transaction) => {
    await holdProject(transaction, asked, 'owner')
    if (!(await dropMember(transaction, asked.projectId, memberId))) throw noMember()
  })
}

/** The account leaves a project of somebody else. */
export function leaveProject(db: StoreDb, asked: AskedProject): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const role = await holdProject(transaction, asked, 'viewer')
    if (role === 'owner') throw new ApiError('conflict', 'The owner of a project cannot leave it: delete it instead.')
    await dropMember(transaction, asked.projectId, asked.accountId)
  })
}

async function dropMember(db: StoreDb, projectId: string, accountId: string): Promise<boolean> {
  const row = await db
    .deleteFrom('project_member')
    .where('project_id', '=', projectId)
    .where('account_id', '=', accountId)
    .where('role', '<>', 'owner')
    .returning('account_id')
    .executeTakeFirst()
  return row !== undefined
}
