import type { RecordKind } from '../stars/star-kinds'

/** Projects: what their people may do, and how much they hold. */

/** Who does what: an owner manages, an editor changes what is in the project, a viewer reads. Strongest first. */
export const PROJECT_ROLES = ['owner', 'editor', 'viewer'] as const
export type ProjectRole = (typeof PROJECT_ROLES)[number]
/** The roles that an owner can give. */
export const MEMBER_ROLES = ['editor', 'viewer'] as const
export type MemberRole = (typeof MEMBER_ROLES)[number]

/** Whether a role may do what at least asks for `needed`. */
export function roleReaches(role: ProjectRole, needed: ProjectRole): boolean {
  return PROJECT_ROLES.indexOf(role) <= PROJECT_ROLES.indexOf(needed)
}

/** Of one's own; projects of others come on top. */
export const MOST_PROJECTS = 100
export const MOST_JOINED = 100
export const MOST_TRENDS_OF_PROJECT = 300
/** Members and open invitations of one project. */
export const MOST_MEMBERS = 30
/** Trends that one call collects, takes out or brings back. */
export const MOST_TRENDS_AT_ONCE = 50
export const PROJECT_NAME_CHARACTERS = 80
export const NOTE_CHARACTERS = 1000

/** What is deleted can be brought back for so long. */
export const DELETED_DAYS = 30
export const INVITATION_DAYS = 14
export const MOST_SHARE_DAYS = 365

/** Records that stand in a project beside its trends. */
export const REFERENCE_KINDS = ['product', 'post', 'look'] as const satisfies readonly RecordKind[]
export type ReferenceKind = (typeof REFERENCE_KINDS)[number]
export const MOST_REFERENCES_OF_PROJECT = 300
/** References that one call adds or takes out. */
export const MOST_REFERENCES_AT_ONCE = 100
