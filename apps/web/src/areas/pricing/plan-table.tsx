import type { Line } from '@trendee/core/plans/lines'
import { useTexts } from '../../shared/i18n/use-texts'
import type { Comparison } from './compare-plans'
import type { OwnPlan } from './plan-comparison'
import { FeatureOpens } from './feature-opens'
import classes from './plan-comparison.module.css'
import { PlanHead, RuleText } from './plan-head'
import type { Paying } from './pricing-search'

export interface PlansViewProps {
  readonly line: Line
  readonly comparison: Comparison
  readonly paying: Paying
  readonly own: OwnPlan | null
  /** The plan that the free days open; `null` on other lines. */
  readonly trialPlan: string | null
  readonly isSold: boolean
}

/** A row for each feature, a column for each plan; what a plan adds stands out, what it repeats steps back. */
export function PlanTable({ line, comparison, paying, own, trialPlan, isSold }: PlansViewProps) {
  const { t } = useTexts()
  const { features, plans } = comparison
  return (
    <table className={classes.table}>
      <caption className="visually-hidden">{t('pricing.compared', { line: t(`line.${line}`) })}</caption>
      <thead>
        <tr>
          <th scope="col" className={classes.corner}>
            <span className="visually-hidden">{t('pricing.feature')}</span>
          </th>
          {plans.map((plan) => (
            <th
              key={plan.plan ?? ''}
              scope="col"
              className={classes.head}
              data-own={(plan.plan !== null && plan.plan === own?.name) || undefined}
            >
              <PlanHead line={line} plan={plan} paying={paying} own={own} trialPlan={trialPlan} isSold={isSold} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {features.map((feature, row) => (
          <tr key={feature}>
            <th scope="row" className={classes.feature}>
              <FeatureOpens feature={feature} line={line} />
            </th>
            {plans.map(({ plan, rules }) => {
              const rule = rules[row]
              return (
                <td
                  key={plan ?? ''}
                  className={classes.cell}
                  data-own={(plan !== null && plan === own?.name) || undefined}
                  data-as-before={rule?.isAsBefore || undefined}
                >
                  {rule !== undefined && <RuleText feature={feature} rule={rule.rule} />}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
