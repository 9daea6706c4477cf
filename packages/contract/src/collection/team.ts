import { z } from 'zod'
import { MEMBER_ROLES, PROJECT_ROLES } from '@trendee/core/collections/project'
import { SIGNED_IN } from '../access'
import { endpoint } from '../endpoint'
import { categoryId } from './category-id'

const id = '00000000-0000-4000-8000-000000000000'
const memberRole = z.enum(MEMBER_ROLES)
const memberId = z.string().trim().min(1).max(64)
const invitationId = z.string().trim().min(1).max(64)

const invitation = z.object({
  invitation_id: z.string(),
  email: z.string(),
  role: memberRole,
  invited_at: z.int(),
  expiration_time: z.int(),
})

export const team = endpoint({
  method: 'GET',
  path: '/api/v1/user/trend/team',
  summary: 'Who works on a project; its owner also sees addresses and open invitations',
  access: SIGNED_IN,
  limit: { perMinute: 120 },
  input: z.object({ categoryId }),
  output: z.object({
    role: z.enum(PROJECT_ROLES),
    members: z.array(
      z.object({
        member_id: z.string(),
        name: z.string(),
        /** `null` for all but the owner of the project. */
        email: z.string().nullable(),
        role: z.enum(PROJECT_ROLES),
        joined_at: z.int(),
        is_me: z.boolean(),
      }),
    ),
    invitations: z.array(invitation),
  }),
  example: { categoryId: id },
})

export const teamInvite = endpoint({
  method: 'POST',
  path: '/api/v1/user/trend/team_invite',
  summary: 'Invite an e-mail address to a project, or renew its invitation: its owner alone',
  access: SIGNED_IN,
  limit: { perMinute: 20 },
  input: z.object({ categoryId, email: z.email().max(200), role: memberRole.default('viewer') }),
  /** `is_mailed`: whether this installation sends e-mail; an account of the address gets a message either way. */
  output: invitation.extend({ is_mailed: z.boolean() }),
  example: { categoryId: id, email: 'colleague@example.com', role: 'viewer' },
})

export const teamInviteCancel = endpoint({
  method: 'POST',
  path: '/api/v1/user/trend/team_invite_cancel',
  summary: 'Take an open invitation back: the owner of the project alone',
  access: SIGNED_IN,
  limit: { perMinute: 60 },
  input: z.object({ categoryId, invitation_id: invitationId }),
  output: z.object({ invitation_id: z.string() }),
  example: { categoryId: id, invitation_id: id },
})

export const teamRole = endpoint({
  method: 'POST',
  path: '/api/v1/user/trend/team_role',
  summary: 'Give a member another role: the owner of the project alone',
  access: SIGNED_IN,
  limit: { perMinute: 60 },
  input: z.object({ categoryId, member_id: memberId, role: memberRole }),
  output: z.object({ member_id: z.string(), role: memberRole }),
  example: { categoryId: id, member_id: id, role: 'editor' },
})

export const teamRemove = endpoint({
  method: 'POST',
  path: '/api/v1/user/trend/team_remove',
  summary: 'Take a member out of a project: its owner alone',
  access: SIGNED_IN,
  limit: { perMinute: 60 },
  input: z.object({ categoryId, member_id: memberId }),
  output: z.object({ member_id: z.string() }),
  example: { categoryId: id, member_id: id },
})

export const teamLeave = endpoint({
  method: 'POST',
  path: '/api/v1/user/trend/team_leave',
  summary: 'Leave a project of somebody else',
  access: SIGNED_IN,
  limit: { perMinute: 60 },
  input: z.object({ categoryId }),
  output: z.object({ categoryId: z.string() }),
  example: { categoryId: id },
})

export const invitations = endpoint({
  method: 'GET',
  path: '/api/v1/user/trend/invitations',
  summary: 'Projects that the account’s own e-mail address is invited to',
  access: SIGNED_IN,
  limit: { perMinute: 120 },
  input: z.object({}),
  output: z.object({
    list: z.array(
      z.object({
        invitation_id: z.string(),
        name: z.string(),
        /** Name of whom the project belongs to. */
        owner: z.string(),
        role: memberRole,
        expiration_time: z.int(),
      }),
    ),
  }),
  example: {},
})

export const invitationAccept = endpoint({
  method: 'POST',
  path: '/api/v1/user/trend/invitation_accept',
  summary: 'Accept an invitation to the account’s own address',
  access: SIGNED_IN,
  limit: { perMinute: 60 },
  input: z.object({ invitation_id: invitationId }),
  output: z.object({ categoryId: z.string(), name: z.string() }),
  example: { invitation_id: id },
})

export const invitationDecline = endpoint({
  method: 'POST',
  path: '/api/v1/user/trend/invitation_decline',
  summary: 'Decline an invitation to the account’s own address',
  access: SIGNED_IN,
  limit: { perMinute: 60 },
  input: z.object({ invitation_id: invitationId }),
  output: z.object({ invitation_id: z.string() }),
  example: { invitation_id: id },
})
