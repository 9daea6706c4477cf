import type { Line } from '@trendee/core/plans/lines'
import { plans } from '@trendee/contract/plans/plans'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { usePlanName } from '../../shared/i18n/use-plan-name'

export interface PlanChoice {
  readonly value: string
  readonly label: string
}

/** The plans of a line, the smallest first; none before the price list has come. */
export function usePlanChoices(): (line: Line) => PlanChoice[] {
  const planName = usePlanName()
  const { data } = useEndpoint(plans.priceList, {})
  return (line) =>
    (data?.list ?? [])
      .filter((plan) => plan.platform === line)
      .map(({ plan }) => ({ value: plan, label: planName(plan) }))
}
