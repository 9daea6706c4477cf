import type { OutputOf } from '@trendee/contract/endpoint'
import type { payments } from '@trendee/contract/payments/payments'
import { pricingPath } from '../../shared/api/lines'
import { useTexts } from '../../shared/i18n/use-texts'
import { usePidText } from '../../shared/plans/use-pid-text'
import { LinkButton } from '../../shared/ui/link-button'
import { PayFrame } from './pay-frame'
import { payPath } from './pay-path'
import classes from './pay-screen.module.css'

type Order = OutputOf<typeof payments.subscriptionInfo>['order']

/** Why an order is not paid, and the two ways on. */
export function NotPaid({ order: { pid, platform, state, is_sandbox, is_subscription } }: { readonly order: Order }) {
  const { t } = useTexts()
  const { planOf } = usePidText()
  const why = state === 'declined' ? 'declined' : 'not_paid'
  const again = is_subscription ? {} : { search: { often: 'once' } }
  return (
    <PayFrame overline={planOf(pid)} title={t(`pay.${why}`)} note={t(`pay.${why}_note`)}>
      <div className={classes.result}>
        {is_sandbox && <p className={classes.sandbox}>{t('pay.sandbox')}</p>}
        <div className={classes.actions}>
          <LinkButton to={payPath(platform, pid)} {...again}>
            {t('pay.again')}
          </LinkButton>
          <LinkButton variant="default" to={pricingPath(platform)}>
            {t('pay.all_plans')}
          </LinkButton>
        </div>
      </div>
    </PayFrame>
  )
}
