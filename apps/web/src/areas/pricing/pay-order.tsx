import { useState } from 'react'
import { Button, SegmentedControl, Skeleton } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { soldAs } from '@trendee/core/payments/billing-period'
import type { OutputOf } from '@trendee/contract/endpoint'
import { ApiError } from '@trendee/contract/errors'
import { payments } from '@trendee/contract/payments/payments'
import type { TextKey } from '@trendee/contract/texts/texts'
import { request } from '../../shared/api/request'
import { useUser } from '../../shared/api/session'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { Trouble } from '../../shared/fields/trouble'
import { isoDay } from '../../shared/format/iso-day'
import { useTexts } from '../../shared/i18n/use-texts'
import { OrderLines } from '../../shared/plans/order-lines'
import { usePidText } from '../../shared/plans/use-pid-text'
import { DataView } from '../../shared/ui/data-view'
import { useScreenSearch } from '../../shared/url/use-screen-search'
import classes from './pay-screen.module.css'
import { paySearch } from './pricing-search'
import { SignInFirst } from './sign-in-first'

type Offer = OutputOf<typeof payments.payOffer>
type Ways = OutputOf<typeof payments.payWays>

/** What is to be paid now and later, and by what. */
export function PayOrder({ pid }: { readonly pid: string }) {
  const { t } = useTexts()
  const user = useUser()
  const isMember = user !== null && !user.userInfo.is_restricted
  const { search, change } = useScreenSearch(paySearch)
  const renews = search.often === 'renews'
  const ways = useEndpoint(payments.payWays, {})
  const offer = useEndpoint(payments.payOffer, { pid, renews: renews ? 'true' : 'false' }, { enabled: isMember })
  return (
    <section className={classes.order} aria-labelledby="pay-order">
      <h2 id="pay-order">{t('pay.order')}</h2>
      <DataView query={ways} skeleton={<Skeleton height={240} />}>
        {(data) => {
          if (!data.card && !data.paypal) return <p>{t('pay.off')}</p>
          return (
            <div className={classes.stack}>
              {data.is_sandbox && <p className={classes.sandbox}>{t('pay.sandbox')}</p>}
              {isMember ? (
                <>
                  <SegmentedControl
                    size="sm"
                    aria-label={t('pay.how_often')}
                    value={search.often}
                    onChange={(value) => change({ often: value })}
                    data={[
                      { value: 'renews', label: t('pay.renews') },
                      { value: 'once', label: t('pay.once') },
                    ]}
                  />
                  <DataView query={offer} skeleton={<Skeleton height={200} />}>
                    {(shown) => <Offered offer={shown} ways={data} renews={renews} />}
                  </DataView>
                </>
              ) : (
                <SignInFirst />
              )}
            </div>
          )
        }}
      </DataView>
    </section>
  )
}

interface OfferedProps {
  readonly offer: Offer
  readonly ways: Ways
  readonly renews: boolean
}

function Offered({ offer, ways, renews }: OfferedProps) {
  const { t, format } = useTexts()
  const { planOf } = usePidText()
  const day = (seconds: number) => format.day(isoDay(seconds))
  const { pid, paid, obstacle, currency } = offer
  if (obstacle !== null && paid !== null) {
    return <p role="status">{t(`pay.obstacle_${obstacle}`, { plan: planOf(paid.pid), day: day(paid.until) })}</p>
  }
  const renewal = format.money(offer.renewal_minor / 100, currency, 2)
  return (
    <div className={classes.stack}>
      <OrderLines lines={offer.lines} currency={currency} totalMinor={offer.total_minor} totalWord={t('pay.total')} />
      <p>{t('pay.period', { from: day(offer.from), until: day(offer.until) })}</p>
      {paid !== null && (
        <p className={classes.quiet}>
          {paid.pid === pid ? t('pay.added', { day: day(paid.until) }) : t('pay.change', { plan: planOf(paid.pid) })}
        </p>
      )}
      <p className={classes.quiet}>
        {renews ? t(`pay.then_${soldAs(pid)?.billing ?? 'monthly'}`, { price: renewal }) : t('pay.not_renewed')}
      </p>
      <PayButtons pid={pid} ways={ways} renews={renews} />
    </div>
  )
}

const ENTRIES = {
  card: { renews: payments.stripeSubscription, once: payments.stripeBuyPlan },
  paypal: { renews: payments.paypalCreateSubscription, once: payments.paypalCreateOrder },
} as const

/** Why an order was not taken, where the server says it. */
function becauseOf(error: Error | null): TextKey | null {
  const because = error instanceof ApiError ? error.data?.['because'] : undefined
  return because === 'other_change' ? 'pay.other_change' : because === 'order_over' ? 'pay.order_over' : null
}

function PayButtons({ pid, ways, renews }: { readonly pid: string; readonly ways: Ways; readonly renews: boolean }) {
  const { t } = useTexts()
  // One key for each visit of the page: the same click twice is one order.
  const [visit] = useState(() => crypto.randomUUID())
  const often = renews ? 'renews' : 'once'
  const paying = useMutation({
    mutationFn: async (way: 'card' | 'paypal') => {
      const { url } = await request(ENTRIES[way][often], { pid, request_key: `${visit}-${way}-${often}` })
      window.location.assign(url)
    },
  })
  const word = becauseOf(paying.error)
  // The page is left for the provider's: no second click until then.
  const isBusy = paying.isPending || paying.isSuccess
  const button = (way: 'card' | 'paypal') => (
    <Button variant={way === 'card' ? 'filled' : 'default'} disabled={isBusy} onClick={() => paying.mutate(way)}>
      {t(`pay.by_${way}`)}
    </Button>
  )
  return (
    <>
      <div className={classes.actions}>
        {ways.card && button('card')}
        {ways.paypal && button('paypal')}
      </div>
      <Trouble of={paying} {...(word === null ? {} : { words: { conflict: word } })} />
      <p className={classes.quiet}>{t('pay.elsewhere')}</p>
    </>
  )
}
