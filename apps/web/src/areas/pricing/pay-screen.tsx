import { Skeleton } from '@mantine/core'
import { soldAs } from '@trendee/core/payments/billing-period'
import type { Sold } from '@trendee/core/payments/billing-period'
import { payments } from '@trendee/contract/payments/payments'
import { useUser } from '../../shared/api/session'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { useTexts } from '../../shared/i18n/use-texts'
import { usePidText } from '../../shared/plans/use-pid-text'
import { useScreenTitle } from '../../shared/routes/screen-title'
import { DataView } from '../../shared/ui/data-view'
import { NotFound } from '../../shared/ui/not-found-page'
import { usePathParam } from '../../shared/url/use-screen-search'
import { PayFrame } from './pay-frame'
import { PayOrder } from './pay-order'
import classes from './pay-screen.module.css'
import { PlanOpens } from './plan-opens'

/** What is bought, what it costs this account, until when, and the ways to pay it. */
export function PayScreen() {
  const { t } = useTexts()
  const pid = usePathParam('pid')
  const sid = usePathParam('sid')
  const sold = soldAs(pid)
  const user = useUser()
  const isMember = user !== null && !user.userInfo.is_restricted
  // The subscription that is changed is one of the account's own, or there is nothing at this address.
  const changed = useEndpoint(payments.subscriptionInfo, { order_id: sid }, { enabled: isMember && sid !== '' })
  if (sold === null) {
    return (
      <main>
        <NotFound advice={t('pay.unknown')} />
      </main>
    )
  }
  if (!isMember || sid === '') return <Buying pid={pid} sold={sold} />
  const none = (
    <main>
      <NotFound advice={t('pay.no_order')} />
    </main>
  )
  return (
    <DataView query={changed} skeleton={<Skeleton height={480} />} unknown={none}>
      {() => <Buying pid={pid} sold={sold} />}
    </DataView>
  )
}

function Buying({ pid, sold }: { readonly pid: string; readonly sold: Sold }) {
  const { t, format } = useTexts()
  const { planOf, periodOf } = usePidText()
  useScreenTitle(planOf(pid))
  const price = format.money(sold.priceMinor / 100, 'USD', 2)
  return (
    <PayFrame overline={t('screen.pay')} title={planOf(pid)} note={t('pay.price', { price, period: periodOf(pid) })}>
      <div className={classes.columns}>
        <section aria-labelledby="pay-opens">
          <h2 id="pay-opens">{t('pay.opens')}</h2>
          <PlanOpens line={sold.line} plan={sold.plan} />
        </section>
        <PayOrder pid={pid} />
      </div>
    </PayFrame>
  )
}
