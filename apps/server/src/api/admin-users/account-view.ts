import type { CONTRACT } from '@trendee/contract/contract'
import type { OutputOf } from '@trendee/contract/endpoint'
import type { AccountCard } from '@trendee/store/accounts/account-search'
import { unixSeconds, unixSecondsOrNull } from '../../http/unix-seconds'

/** An account as administrators see it. */
export function accountView(card: AccountCard, now: Date): OutputOf<typeof CONTRACT.adminUsers.userUpdate> {
  return {
    account_id: card.accountId,
    name: card.name,
    email: card.email,
    mobile: card.mobile,
    role: card.role,
    has_admin: card.hasAdmin,
    is_restricted: card.isRestricted,
    came_by: card.cameBy,
    created_at: unixSeconds(card.createdAt),
    last_seen_at: unixSecondsOrNull(card.lastSeenAt),
    access_end: unixSecondsOrNull(card.accessEndsAt),
    sessions: card.sessions,
    has_api_token: card.hasApiToken,
    plans: card.plans.map((plan) => ({
      platform: plan.line,
      plan: plan.plan,
      plan_start: unixSeconds(plan.startsAt),
      plan_end: unixSeconds(plan.endsAt),
      validity: plan.endsAt > now,
      opened_by: plan.openedBy,
    })),
  }
}
