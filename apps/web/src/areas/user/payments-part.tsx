import { Skeleton } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { OutputOf } from '@trendee/contract/endpoint'
import { payments } from '@trendee/contract/payments/payments'
import type { TextKey } from '@trendee/contract/texts/texts'
import { request } from '../../shared/api/request'
import { useEndpoint } from '../../shared/api/use-endpoint'
import { Trouble } from '../../shared/fields/trouble'
import { isoDay } from '../../shared/format/iso-day'
import { useTexts } from '../../shared/i18n/use-texts'
import { InvoiceList } from '../../shared/plans/invoice-list'
import { usePidText } from '../../shared/plans/use-pid-text'
import { AskedTwice } from '../../shared/ui/asked-twice'
import { DataView } from '../../shared/ui/data-view'
import { Part, Row } from './part'
import partClasses from './part.module.css'

type Order = OutputOf<typeof payments.subscriptionList>['list'][number]

/** What was bought, the end of subscriptions, and invoices. */
export function PaymentsPart() {
  const { t } = useTexts()
  const orders = useEndpoint(payments.subscriptionList, {})
  const invoices = useEndpoint(payments.invoices, {})
  const isEmpty = ({ list }: { readonly list: readonly unknown[] }) => list.length === 0
  return (
    <>
      <Part title={t('pay.subscriptions')} note={t('pay.subscriptions_note')}>
        <DataView
          query={orders}
          skeleton={<Skeleton height={80} />}
          isEmpty={isEmpty}
          empty={<p className={partClasses.quiet}>{t('pay.no_orders')}</p>}
        >
          {({ list }) => list.map((order) => <Bought key={order.order_id} order={order} />)}
        </DataView>
      </Part>
      <Part title={t('pay.invoices')}>
        <DataView
          query={invoices}
          skeleton={<Skeleton height={80} />}
          isEmpty={isEmpty}
          empty={<p className={partClasses.quiet}>{t('pay.no_invoices')}</p>}
        >
          {({ list }) => <InvoiceList list={list} />}
        </DataView>
      </Part>
    </>
  )
}

function stateOf({ state, subscription_state, is_replaced }: Order): TextKey {
  if (state === 'refunded') return 'pay.state_refunded'
  if (is_replaced) return 'pay.state_replaced'
  if (subscription_state === null) return 'pay.state_once'
  return subscription_state === 'incomplete' ? 'pay.state_past_due' : `pay.state_${subscription_state}`
}

function Bought({ order }: { readonly order: Order }) {
  const { t, format } = useTexts()
  const { planOf, periodOf } = usePidText()
  const { pid, until, is_sandbox, subscription_state: state } = order
  const day = format.day(until === null ? null : isoDay(until))
  const isRunning = state === 'active' || state === 'past_due'
  return (
    <Row name={planOf(pid)} hint={periodOf(pid)}>
      <p className={partClasses.value}>
        {t(stateOf(order), { day })}
        {is_sandbox && <> · {t('pay.sandbox_word')}</>}
      </p>
      {isRunning && <EndSubscription order={order} plan={planOf(pid)} day={day} />}
    </Row>
  )
}

interface EndSubscriptionProps {
  readonly order: Order
  readonly plan: string
  readonly day: string
}

function EndSubscription({ order, plan, day }: EndSubscriptionProps) {
  const { t } = useTexts()
  const queries = useQueryClient()
  const ending = useMutation({
    mutationFn: () => request(payments.cancelSubscription, { order_id: order.order_id }),
    onSuccess: () => queries.invalidateQueries(),
  })
  return (
    <>
      <AskedTwice
        word={t('pay.end')}
        label={t('pay.end_name', { plan })}
        consequence={t('pay.end_sure', { day })}
        isPending={ending.isPending}
        onConfirm={() => ending.mutate()}
      />
      <Trouble of={ending} />
    </>
  )
}
