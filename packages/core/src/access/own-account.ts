import { ADMIN_ROLE, rolesOf } from './roles'

export interface WantedChange {
  readonly role?: string | undefined
  readonly hasAdmin?: boolean | undefined
  readonly isRestricted?: boolean | undefined
  readonly accessEndsAt?: Date | null | undefined
}

/**
 * What administrators may not do to themselves, named by the field; `null` when nothing stands against it. Nobody can
 * shut out the last administrator: the one who does it stays.
 */
export function lockingOneselfOut(change: WantedChange): string | null {
  if (change.role !== undefined && !rolesOf(change.role).has(ADMIN_ROLE)) return 'role'
  if (change.hasAdmin === false) return 'has_admin'
  if (change.isRestricted === true) return 'is_restricted'
  return change.accessEndsAt ? 'access_end' : null
}
