import type { adminUsers } from '@trendee/contract/admin-users/admin-users'
import type { OutputOf } from '@trendee/contract/endpoint'
import { ROLE_CODES, type RoleCode } from './admin-search'

export type AdminAccount = OutputOf<typeof adminUsers.userUpdate>

const CAME_BY = ['visitor', 'sms', 'email', 'wechat', 'partner', 'promotion', 'trial', 'admin', 'demo'] as const

/** The roles of an account in the order of the list; codes that nobody knows are left out. */
export function rolesOf(role: string): RoleCode[] {
  const held = new Set(role.split(',').map((code) => code.trim()))
  return ROLE_CODES.filter((code) => held.has(code))
}

/** How an account came to be; `null` where it is not one of the ways we know. */
export function cameBy(way: string): (typeof CAME_BY)[number] | null {
  return CAME_BY.find((known) => known === way) ?? null
}

export type AccountState = 'restricted' | 'ended' | 'admin' | 'open'

/**
 * What an administrator should see first of an account; `nowSeconds` are unix seconds. Ended is, as in the filter, whose
 * access is over, or who had plans and has no valid one.
 */
export function accountState(account: AdminAccount, nowSeconds: number): AccountState {
  if (account.access_end !== null && account.access_end <= nowSeconds) return 'ended'
  if (account.is_restricted) return 'restricted'
  if (account.plans.length > 0 && !account.plans.some((plan) => plan.validity)) return 'ended'
  return rolesOf(account.role).includes('888') ? 'admin' : 'open'
}
