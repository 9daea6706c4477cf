import { planRank } from '../plans/plan-grant'

/** What the partners' menu offers: links and lists of channel partners, those of customers, and the collectibles page. */
export type PartnerEntry = 'channel' | 'customer' | 'popmart'

/** The plan that an entry needs at least: channels are for partners who bring partners. */
const LEAST_PLAN: Readonly<Record<PartnerEntry, string>> = {
  channel: 'business',
  customer: 'professional',
  popmart: 'business',
}

/** Whether an account sees an entry of the partners' area, by its plan as shown; the admin flag shows them all. */
export function seesPartnerEntry(
  entry: PartnerEntry,
  account: { readonly plan: string | null; readonly hasAdmin: boolean },
): boolean {
  if (account.hasAdmin) return true
  const own = account.plan === null ? null : planRank('trendeepartners', account.plan)
  return own !== null && own >= (planRank('trendeepartners', LEAST_PLAN[entry]) ?? Number.POSITIVE_INFINITY)
}
