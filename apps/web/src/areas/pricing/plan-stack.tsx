import { useTexts } from '../../shared/i18n/use-texts'
import { usePlanName } from '../../shared/i18n/use-plan-name'
import { FeatureOpens } from './feature-opens'
import classes from './plan-comparison.module.css'
import { PlanHead, RuleText } from './plan-head'
import type { PlansViewProps } from './plan-table'

/** On a phone: plan after plan, each with what it adds to the one before. */
export function PlanStack({ line, comparison, paying, own, trialPlan, isSold }: PlansViewProps) {
  const { t } = useTexts()
  const planName = usePlanName()
  return (
    <div className={classes.stack}>
      {comparison.plans.map((plan, index) => {
        const before = comparison.plans[index - 1]
        const news = plan.rules.filter(
          ({ isAsBefore, rule }) => !isAsBefore && (before !== undefined || rule !== 'off'),
        )
        return (
          <section
            key={plan.plan ?? ''}
            className={classes.stacked}
            data-own={(plan.plan !== null && plan.plan === own?.name) || undefined}
          >
            <PlanHead line={line} plan={plan} paying={paying} own={own} trialPlan={trialPlan} isSold={isSold} />
            {news.length > 0 && (
              <dl className={classes.news}>
                {news.map(({ feature, rule }) => (
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
            {before !== undefined && news.length < plan.rules.length && (
              <p className={classes.rest}>
                {before.plan === null ? t('pricing.rest_without') : t('pricing.rest', { plan: planName(before.plan) })}
              </p>
            )}
          </section>
        )
      })}
    </div>
  )
}
