import type { CONTRACT } from '@trendee/contract/contract'
import { preferredLanguage } from '@trendee/core/access/preferred-language'
import { INVITATIONS_BY_ACCOUNT, INVITATIONS_BY_ADDRESS } from '@trendee/core/access/sign-in-limits'
import { INVITATION_DAYS } from '@trendee/core/collections/project'
import { accountIdByAddress } from '@trendee/store/accounts/account-addresses'
import { profileOf } from '@trendee/store/accounts/profiles'
import { roleIn } from '@trendee/store/collections/held-project'
import {
  type Invitation,
  acceptInvitation,
  cancelInvitation,
  changeRole,
  declineInvitation,
  invitationsFor,
  invite,
  leaveProject,
  openInvitations,
  removeMember,
  teamOf,
} from '@trendee/store/collections/project-team'
import { sendMessage } from '@trendee/store/messages/messages'
import type { Call, Handler } from '../../http/handler'
import { memberOf } from '../../http/member'
import { counters } from '../../http/sign-in-guard'
import { typedEmail } from '../../http/typed-address'
import { unixSeconds } from '../../http/unix-seconds'
import { type InvitationWords, invitationMail, invitationWords } from './invitation-mail'
import { askedProject, oneProject } from './project-answer'

type Collection = typeof CONTRACT.collection

const DAY_MS = 86_400_000
/** Where invitations are answered. */
const ANSWERED_AT = '/trendee/my-trends'

function invitationAnswer({ invitationId, email, role, invitedAt, expiresAt }: Invitation) {
  return {
    invitation_id: invitationId,
    email,
    role,
    invited_at: unixSeconds(invitedAt),
    expiration_time: unixSeconds(expiresAt),
  }
}

export const team: Handler<Collection['team']> = async ({ categoryId }, call) => {
  const { db } = call.runtime.store
  const asked = askedProject(call, categoryId)
  const { role, members } = await teamOf(db, asked)
  const isOwner = role === 'owner'
  const invitations = isOwner ? await openInvitations(db, asked, new Date()) : []
  return {
    role,
    members: members.map((member) => ({
      member_id: member.accountId,
      name: member.name,
      email: isOwner ? member.email : null,
      role: member.role,
      joined_at: unixSeconds(member.joinedAt),
      is_me: member.accountId === asked.accountId,
    })),
    invitations: invitations.map(invitationAnswer),
  }
}

/** Tells whoever has the address, in their language: by a message where there is an account, by e-mail where it is sent. */
async function tellInvited(call: Call, email: string, words: InvitationWords): Promise<void> {
  const { db } = call.runtime.store
  const accountId = await accountIdByAddress(db, { channel: 'email', address: email })
  if (accountId !== null) {
    const [en, zh] = [invitationWords(words, 'en'), invitationWords(words, 'zh')]
    const texts = { titleEn: en.title, titleZh: zh.title, bodyEn: en.body, bodyZh: zh.body }
    await sendMessage(db, { ...texts, accountId, link: ANSWERED_AT, sentBy: null }, new Date())
  }
  const own = (await profileOf(db, accountId ?? ''))?.language
  const language = own === 'en' || own === 'zh' ? own : preferredLanguage(call.request.acceptLanguage)
  await call.providers.mail?.send({ to: email, ...invitationMail(words, language) })
}

/** The answer and its time are the same whether or not an account has the address: who has one is told after it. */
export const teamInvite: Handler<Collection['teamInvite']> = async (input, call) => {
  const { categoryId, role } = input
  const { db } = call.runtime.store
  const { accountId, name: inviter } = memberOf(call)
  const { address: email } = typedEmail(input.email)
  const asked = askedProject(call, categoryId)
  await roleIn(db, asked, 'owner')
  const giveBack = await call.state.guard.take([
    ...counters(`invitation:account:${accountId}`, INVITATIONS_BY_ACCOUNT),
    ...counters(`invitation:address:${email}`, INVITATIONS_BY_ADDRESS),
  ])
  const now = new Date()
  const expiresAt = new Date(now.getTime() + INVITATION_DAYS * DAY_MS)
  const invitationId = await invite(db, asked, { email, role, expiresAt }, now).catch(async (error: unknown) => {
    await giveBack()
    throw error
  })
  const { name: project } = await oneProject(call, categoryId)
  call.state.afterAnswers.add(tellInvited(call, email, { inviter, project, role }), call.logError)
  const isMailed = call.providers.mail !== null
  return { ...invitationAnswer({ invitationId, email, role, invitedAt: now, expiresAt }), is_mailed: isMailed }
}

export const teamInviteCancel: Handler<Collection['teamInviteCancel']> = async (input, call) => {
  const { categoryId, invitation_id: invitationId } = input
  await cancelInvitation(call.runtime.store.db, askedProject(call, categoryId), invitationId)
  return { invitation_id: invitationId }
}

export const teamRole: Handler<Collection['teamRole']> = async ({ categoryId, member_id: memberId, role }, call) => {
  await changeRole(call.runtime.store.db, askedProject(call, categoryId), memberId, role)
  return { member_id: memberId, role }
}

export const teamRemove: Handler<Collection['teamRemove']> = async ({ categoryId, member_id: memberId }, call) => {
  await removeMember(call.runtime.store.db, askedProject(call, categoryId), memberId)
  return { member_id: memberId }
}

export const teamLeave: Handler<Collection['teamLeave']> = async ({ categoryId }, call) => {
  await leaveProject(call.runtime.store.db, askedProject(call, categoryId))
  return { categoryId }
}

export const invitations: Handler<Collection['invitations']> = async (_input, call) => {
  const list = await invitationsFor(call.runtime.store.db, memberOf(call).accountId, new Date())
  return {
    list: list.map((one) => ({
      invitation_id: one.invitationId,
      name: one.projectName,
      owner: one.invitedBy,
      role: one.role,
      expiration_time: unixSeconds(one.expiresAt),
    })),
  }
}

export const invitationAccept: Handler<Collection['invitationAccept']> = async (input, call) => {
  const { accountId } = memberOf(call)
  const categoryId = await acceptInvitation(call.runtime.store.db, accountId, input.invitation_id, new Date())
  return { categoryId, name: (await oneProject(call, categoryId)).name }
}

export const invitationDecline: Handler<Collection['invitationDecline']> = async (input, call) => {
  const { invitation_id: invitationId } = input
  await declineInvitation(call.runtime.store.db, memberOf(call).accountId, invitationId, new Date())
  return { invitation_id: invitationId }
}
