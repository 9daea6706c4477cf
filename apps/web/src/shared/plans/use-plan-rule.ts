import type { OutputOf } from '@trendee/contract/endpoint'
import { plans } from '@trendee/contract/plans/plans'
import type { Line } from '@trendee/core/plans/lines'
import { useUser } from '../api/session'
import { useEndpoint } from '../api/use-endpoint'

export type PlanRule = OutputOf<typeof plans.planFeature>['list'][number]

/** What is in force for the account of a feature, and how much of it is used; asked only where it is `needed`. */
export function usePlanRule(line: Line, feature: string, needed: boolean): PlanRule | undefined {
  const enabled = useUser() !== null && needed
  const { data } = useEndpoint(plans.planFeature, { platform: line }, { enabled })
  return enabled ? data?.list.find((use) => use.feature_name === feature) : undefined
}
