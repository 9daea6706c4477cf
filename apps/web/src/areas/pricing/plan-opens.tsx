import { Skeleton } from '@mantine/core'
import type { Line } from '@trendee/core/plans/lines'
import { plans } from '@trendee/contract/plans/plans'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { DataView } from '../../shared/ui/data-view'
import { comparePlans } from './compare-plans'
import { FeatureOpens } from './feature-opens'
import classes from './pay-screen.module.css'
import { RuleText } from './plan-head'

/** What a plan opens, rule by rule. */
export function PlanOpens({ line, plan }: { readonly line: Line; readonly plan: string }) {
  const prices = useEndpoint(plans.priceList, {})
  return (
    <DataView query={prices} skeleton={<Skeleton height={320} />}>
      {(data) => (
        <dl className={classes.opens}>
          {comparePlans(data, line)
            .plans.find((one) => one.plan === plan)
            ?.rules.map(({ feature, rule }) => (
              <div key={feature}>
                <dt>
                  <FeatureOpens feature={feature} line={line} />
                </dt>
                <dd>
                  <RuleText feature={feature} rule={rule} />
                </dd>
              </div>
            ))}
        </dl>
      )}
    </DataView>
  )
}
