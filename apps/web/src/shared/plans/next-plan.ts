import type { Line } from '@trendee/core/plans/lines'
import type { OutputOf } from '@trendee/contract/endpoint'
import type { plans } from '@trendee/contract/plans/plans'
import { lineOfPath } from '../api/lines'

type PriceList = OutputOf<typeof plans.priceList>
export type OfferedPlan = PriceList['list'][number]
type Rule = OfferedPlan['rules'][number]

const LINE_OF_FEATURE: Readonly<Record<string, Line>> = {
  seller_list: 'trendeesellers',
  seller_detail: 'trendeesellers',
  graphic_keywords: 'trendeegraphics',
  api_calls: 'trendeeapi',
  channel_links: 'trendeepartners',
  customer_links: 'trendeepartners',
}

/** The line whose plan ended at a feature: some belong to one line, for the others it is the screen's. */
export function lineOfLimit(feature: string, pathname: string): Line {
  return LINE_OF_FEATURE[feature] ?? lineOfPath(pathname) ?? 'trendee'
}

const DAYS_A_MONTH = 30

/** How much a rule opens, on one scale: nothing, so many a month, everything. */
export function extentOf(rule: string | undefined): number {
  if (rule === 'on' || rule === 'unlimited') return Number.POSITIVE_INFINITY
  const [kind, count] = (rule ?? '').split(':')
  const number = Number(count)
  if (!Number.isFinite(number)) return 0
  return kind === 'day' ? number * DAYS_A_MONTH : number
}

function ruleOf(rules: readonly Rule[], feature: string): string | undefined {
  return rules.find((rule) => rule.feature_name === feature)?.plan_business
}

export interface NextPlan {
  readonly plan: OfferedPlan
  /** What it opens beyond the present plan: the feature that was asked for first. */
  readonly opens: readonly Rule[]
}

/** The smallest plan of the line that opens more of a feature than `reached` does; `null` where none does. */
export function nextPlan(
  { list, without_plan: withoutPlan }: PriceList,
  line: Line,
  limit: { readonly feature: string; readonly reached: string; readonly plan: string },
): NextPlan | null {
  const offered = list.filter(({ platform }) => platform === line).toSorted((a, b) => a.monthly_usd - b.monthly_usd)
  const present = offered.find(({ plan }) => plan === limit.plan)?.rules ?? withoutPlan
  const plan = offered.find(({ rules }) => extentOf(ruleOf(rules, limit.feature)) > extentOf(limit.reached))
  if (plan === undefined) return null
  const better = plan.rules.filter(
    ({ feature_name: name, plan_business: rule }) => extentOf(rule) > extentOf(ruleOf(present, name)),
  )
  const isAsked = (rule: Rule) => rule.feature_name === limit.feature
  return { plan, opens: [...better.filter(isAsked), ...better.filter((rule) => !isAsked(rule))] }
}
