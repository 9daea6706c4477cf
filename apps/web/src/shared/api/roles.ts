import type { Line } from '@trendee/core/plans/lines'
import type { UserInfo } from './session'

const ADMIN = '888'
const ROLE_OF_LINE: Readonly<Record<Line, string>> = {
  trendee: '1',
  trendeeapi: '2',
  trendeegraphics: '3',
  trendeesellers: '4',
  trendeepartners: '5',
}

function codes(info: UserInfo): string[] {
  return info.role.split(',').map((code) => code.trim())
}

/** 888 grants everything. */
export function isAdmin(info: UserInfo): boolean {
  return codes(info).includes(ADMIN)
}

/**
 * Whether a line is one of the account's own. Who has none yet, a newcomer or a visitor, looks at every line; how far,
 * the rules of an account without a plan say.
 */
export function mayOpenLine(info: UserInfo, line: Line): boolean {
  const own = codes(info)
  const hasNone = !Object.values(ROLE_OF_LINE).some((code) => own.includes(code))
  return hasNone || isAdmin(info) || own.includes(ROLE_OF_LINE[line])
}

export interface LinePlan {
  readonly line: Line
  readonly name: string
  /** Unix seconds. */
  readonly end: number | null
  readonly isValid: boolean
}

/** The plan of each line; valid while its end lies ahead of `nowSeconds`. */
export function linePlans(info: UserInfo, nowSeconds: number): LinePlan[] {
  const fields: [Line, string, number | null][] = [
    ['trendee', info.plan, info.plan_end],
    ['trendeesellers', info.plan_seller, info.plan_seller_end],
    ['trendeegraphics', info.plan_graphic, info.plan_graphic_end],
    ['trendeeapi', info.plan_api, info.plan_api_end],
    ['trendeepartners', info.plan_partner, info.plan_partner_end],
  ]
  return fields.map(([line, name, end]) => ({ line, name, end, isValid: end !== null && end > nowSeconds }))
}

/** The plan as shown: its name while valid, `free` once expired, `not_plan` when there never was one. */
export function shownPlan(plan: LinePlan): string {
  if (plan.isValid) return plan.name
  return plan.end === null ? 'not_plan' : 'free'
}

/** Whether the account has one of a line's plans and it is valid; administrators of the line have them all. */
export function hasPlan(info: UserInfo, line: Line, names: readonly string[], nowSeconds: number): boolean {
  const isHeld = linePlans(info, nowSeconds).some(
    (plan) => plan.line === line && plan.isValid && names.includes(plan.name),
  )
  return isHeld || info.hasAdmin || isAdmin(info)
}
