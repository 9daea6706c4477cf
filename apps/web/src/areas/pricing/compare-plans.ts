import { FEATURES } from '@trendee/core/plans/features'
import type { Line } from '@trendee/core/plans/lines'
import type { OutputOf } from '@trendee/contract/endpoint'
import type { plans } from '@trendee/contract/plans/plans'

export type PriceList = OutputOf<typeof plans.priceList>
type Rules = PriceList['without_plan']

export interface ComparedPlan {
  /** `null`: what an account has without a plan. */
  readonly plan: string | null
  /** US dollars. */
  readonly monthlyUsd: number
  readonly yearlyUsd: number
  readonly isByApproval: boolean
  /** One for each feature, in the same order. */
  readonly rules: readonly ComparedRule[]
}

export interface ComparedRule {
  readonly feature: string
  readonly rule: string
  /** The plan before it opens just as much. */
  readonly isAsBefore: boolean
}

export interface Comparison {
  readonly features: readonly string[]
  /** From the smallest. */
  readonly plans: readonly ComparedPlan[]
}

/** What a line is for comes before what can be done with it beside. */
const BESIDE: readonly string[] = ['export_rows', 'ai_images', 'window_90', 'alerts']
const ORDER: readonly string[] = [...FEATURES.filter((feature) => !BESIDE.includes(feature)), ...BESIDE]

function ruleOf(rules: Rules, feature: string): string {
  return rules.find((rule) => rule.feature_name === feature)?.plan_business ?? 'off'
}

/** `on` and `unlimited` are the same to whoever reads them beside each other. */
function extent(rule: string): string {
  return rule === 'on' ? 'unlimited' : rule
}

/** What plans of a line decide about, side by side; without a plan first, where that opens anything. */
export function comparePlans({ list, without_plan: without }: PriceList, line: Line): Comparison {
  const offered = list.filter(({ platform }) => platform === line).toSorted((a, b) => a.monthly_usd - b.monthly_usd)
  const named = new Set(offered.flatMap(({ rules }) => rules.map((rule) => rule.feature_name)))
  const features = [...named].toSorted((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b))
  const isOpenWithout = features.some((feature) => ruleOf(without, feature) !== 'off')
  const columns = [
    ...(isOpenWithout ? [{ plan: null, monthlyUsd: 0, yearlyUsd: 0, isByApproval: false, given: without }] : []),
    ...offered.map((one) => ({
      plan: one.plan,
      monthlyUsd: one.monthly_usd,
      yearlyUsd: one.yearly_usd,
      isByApproval: one.is_by_approval,
      given: one.rules,
    })),
  ]
  return {
    features,
    plans: columns.map(({ given, ...plan }, index) => {
      const before = columns[index - 1]?.given
      return {
        ...plan,
        rules: features.map((feature) => {
          const rule = ruleOf(given, feature)
          const isAsBefore = before !== undefined && extent(ruleOf(before, feature)) === extent(rule)
          return { feature, rule, isAsBefore }
        }),
      }
    }),
  }
}

/** How many months a year costs; `null` where it is not a whole number of them, or nothing. */
export function monthsPaid({ monthlyUsd, yearlyUsd }: Pick<ComparedPlan, 'monthlyUsd' | 'yearlyUsd'>): number | null {
  if (monthlyUsd === 0) return null
  const months = Math.round((yearlyUsd / monthlyUsd) * 100) / 100
  return Number.isInteger(months) && months < 12 ? months : null
}
