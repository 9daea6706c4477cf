import type { OutputOf } from '@trendee/contract/endpoint'
import type { plans } from '@trendee/contract/plans/plans'
import { usePlanName } from '../i18n/use-plan-name'
import { useTexts } from '../i18n/use-texts'
import classes from './plan-opening.module.css'

/** What was opened, and until when. */
export function OpenedPlan({ opened }: { readonly opened: OutputOf<typeof plans.openPlan>['opened'] }) {
  const { t, format } = useTexts()
  const planName = usePlanName()
  return (
    <p className={classes.opened} role="status">
      {t('opening.opened', {
        line: t(`line.${opened.platform}`),
        plan: planName(opened.plan),
        day: format.instant(opened.plan_end),
      })}
    </p>
  )
}
