import { useEffect, useState } from 'react'
import { Skeleton } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import type { OutputOf } from '@trendee/contract/endpoint'
import { payments } from '@trendee/contract/payments/payments'
import { renewAccount } from '../../shared/api/renew-account'
import { useUser } from '../../shared/api/session'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { isoDay } from '../../shared/format/iso-day'
import { useTexts } from '../../shared/i18n/use-texts'
import { InvoiceList } from '../../shared/plans/invoice-list'
import { usePidText } from '../../shared/plans/use-pid-text'
import { DataView } from '../../shared/ui/data-view'
import { LinkButton } from '../../shared/ui/link-button'
import { NotFound } from '../../shared/ui/not-found-page'
import { useScreenSearch } from '../../shared/url/use-screen-search'
import { SignInFirst } from './sign-in-first'
import { NotPaid } from './not-paid'
import { PayFrame } from './pay-frame'
import classes from './pay-screen.module.css'
import { PlanOpens } from './plan-opens'
import { paidSearch } from './pricing-search'

type Info = OutputOf<typeof payments.subscriptionInfo>

/** The provider's word mostly comes within seconds; it is asked for a while and not for ever. */
const ASK_AGAIN_MS = 2000
const ASK_FOR_MS = 120_000

/** Where a payment service sends its visitor back: what is open now, until when, with the invoice; or why nothing was paid. */
export function PaidScreen() {
  const { t } = useTexts()
  const { search } = useScreenSearch(paidSearch)
  const user = useUser()
  // Who went away without paying does not wait for word of it.
  const isAway = useLocation({ select: ({ pathname }) => pathname === '/pricing/pay-error' })
  const [openedAt] = useState(() => Date.now())
  const info = useEndpoint(
    payments.subscriptionInfo,
    { order_id: search.order ?? '' },
    {
      enabled: user !== null && search.order !== undefined,
      askAgain: ({ order }) =>
        !isAway && order.state === 'pending' && Date.now() - openedAt < ASK_FOR_MS ? ASK_AGAIN_MS : false,
    },
  )
  const none = <NotFound advice={t('pay.no_order')} />
  if (search.order === undefined) return <main>{none}</main>
  if (user === null) {
    return (
      <PayFrame overline={t('screen.pay')} title={t('pay.whose')}>
        <div className={classes.actions}>
          <SignInFirst />
        </div>
      </PayFrame>
    )
  }
  return (
    <DataView query={info} skeleton={<Skeleton height={480} />} unknown={<main>{none}</main>}>
      {(data) => <Outcome info={data} isAway={isAway} />}
    </DataView>
  )
}

function Outcome({ info, isAway }: { readonly info: Info; readonly isAway: boolean }) {
  const { t } = useTexts()
  const { planOf } = usePidText()
  const { state, pid } = info.order
  if (state === 'paid') return <Paid info={info} />
  if (isAway ? state !== 'refunded' : state === 'declined' || state === 'expired') return <NotPaid order={info.order} />
  if (state === 'refunded') {
    return (
      <PayFrame overline={planOf(pid)} title={t('pay.refunded')}>
        <InvoiceList list={info.invoices} />
      </PayFrame>
    )
  }
  return (
    <PayFrame overline={planOf(pid)} title={t('pay.waiting')} note={t('pay.waiting_note')}>
      <span role="status" className="visually-hidden">
        {t('pay.waiting')}
      </span>
    </PayFrame>
  )
}

function Paid({ info: { order, invoices } }: { readonly info: Info }) {
  const { t, format } = useTexts()
  const { planOf } = usePidText()
  const queries = useQueryClient()
  useEffect(() => {
    // What was refused without the plan is asked again, and the menu knows the plan at once.
    void renewAccount().then(() =>
      queries.invalidateQueries({ predicate: ({ queryKey: [path] }) => path !== payments.subscriptionInfo.path }),
    )
  }, [queries])
  const { pid, until, platform, plan, is_sandbox } = order
  const note = until === null ? null : t('pay.success_until', { day: format.day(isoDay(until)) })
  return (
    <PayFrame overline={t('screen.pay')} title={t('pay.success', { plan: planOf(pid) })} note={note}>
      <div className={classes.result}>
        {is_sandbox && <p className={classes.sandbox}>{t('pay.sandbox')}</p>}
        <div className={classes.actions}>
          <LinkButton to={HOMES[platform]}>{t('pay.go_on', { line: t(`line.${platform}`) })}</LinkButton>
          <LinkButton variant="default" to="/user/info" search={{ section: 'plans' }}>
            {t('pay.to_account')}
          </LinkButton>
        </div>
        <section aria-labelledby="paid-invoice">
          <h2 id="paid-invoice">{t('pay.invoices')}</h2>
          <InvoiceList list={invoices} />
        </section>
        <section aria-labelledby="paid-opens">
          <h2 id="paid-opens">{t('pay.opens')}</h2>
          <PlanOpens line={platform} plan={plan} />
        </section>
      </div>
    </PayFrame>
  )
}

/** Where each line begins. */
const HOMES: Readonly<Record<Info['order']['platform'], string>> = {
  trendee: '/trendee/trend-highlights',
  trendeesellers: '/trendeesellers/best-seller',
  trendeegraphics: '/trendeegraphics/google-trends',
  trendeeapi: '/user/info',
  trendeepartners: '/user/info',
}
