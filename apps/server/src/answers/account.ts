import { LANGUAGES } from '@trendee/core/language/languages'
import type { CONTRACT } from '@trendee/contract/contract'
import type { OutputOf } from '@trendee/contract/endpoint'
import { preferences } from '@trendee/contract/user/preferences'
import { COMPANY_SIZES } from '@trendee/contract/user/signed-in'
import { shownPlan } from '@trendee/core/access/decide-access'
import { NOTHING_ANSWERED, type Preferences } from '@trendee/core/preferences/preferences'
import { mayTry } from '@trendee/core/plans/plan-grant'
import type { Line } from '@trendee/core/plans/lines'
import type { Account } from '@trendee/store/accounts/accounts'
import type { StoreDb } from '@trendee/store/engine/open-store'
import { planRules } from '@trendee/store/plans/plan-rules'
import { type Profile, profileOf } from '@trendee/store/accounts/profiles'
import { unixSeconds, unixSecondsOrNull } from '../http/unix-seconds'

type View = OutputOf<typeof CONTRACT.user.info>

function known<Value extends string>(values: readonly Value[], text: string | null | undefined): Value | null {
  return values.find((value) => value === text) ?? null
}

/** What was kept by a version of other words is no answer, and is not asked for again. */
function preferencesOf(profile: Profile | null): Preferences | null {
  if (profile !== null && profile.preferences === null) return null
  const kept = preferences.safeParse({ ...NOTHING_ANSWERED, ...profile?.preferences })
  return kept.success ? kept.data : NOTHING_ANSWERED
}

/** The account as its browser may know it: plans with validity, and the rules of those that are valid. */
export async function accountView(db: StoreDb, account: Account, now = new Date()): Promise<View> {
  const plan = (line: Line) => {
    const found = account.plans.find((candidate) => candidate.line === line)
    return {
      plan: shownPlan(found, now),
      start: unixSecondsOrNull(found?.startsAt),
      end: unixSecondsOrNull(found?.endsAt),
    }
  }
  const main = plan('trendee')
  const api = plan('trendeeapi')
  const graphic = plan('trendeegraphics')
  const seller = plan('trendeesellers')
  const partner = plan('trendeepartners')
  const valid = account.plans.filter((candidate) => candidate.endsAt > now)
  const profile = await profileOf(db, account.accountId)
  const rules = await Promise.all(valid.map((candidate) => planRules(db, candidate.line, candidate.plan)))
  return {
    userInfo: {
      userId: account.accountId,
      name: account.name,
      email: account.email,
      mobile: account.mobile,
      role: account.role,
      createtime: unixSeconds(account.createdAt),
      hasAdmin: account.hasAdmin,
      is_restricted: account.isRestricted,
      has_password: profile?.hasPassword ?? false,
      has_wechat: profile?.hasWechat ?? false,
      may_try:
        !account.isRestricted &&
        profile !== null &&
        mayTry({ trialStartedAt: profile.trialStartedAt, plans: account.plans }, now),
      access_end: unixSecondsOrNull(account.accessEndsAt),
      company: profile?.company ?? null,
      company_size: known(COMPANY_SIZES, profile?.companySize),
      country: profile?.country ?? null,
      job_title: profile?.jobTitle ?? null,
      language: known(LANGUAGES, profile?.language),
      preferences: preferencesOf(profile),
      plan: main.plan,
      plan_start: main.start,
      plan_end: main.end,
      plan_api: api.plan,
      plan_api_start: api.start,
      plan_api_end: api.end,
      plan_graphic: graphic.plan,
      plan_graphic_start: graphic.start,
      plan_graphic_end: graphic.end,
      plan_seller: seller.plan,
      plan_seller_start: seller.start,
      plan_seller_end: seller.end,
      plan_partner: partner.plan,
      plan_partner_start: partner.start,
      plan_partner_end: partner.end,
    },
    planInfo: {
      totalRule: rules.flat().map((rule) => ({
        platform: rule.line,
        feature_name: rule.featureName,
        plan_business: rule.planBusiness,
      })),
    },
  }
}
